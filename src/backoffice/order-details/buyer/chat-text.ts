import { m } from '#paraglide/messages.js'
import type { Language } from '#platform/language.ts'
import { formatTaka } from '#platform/money.ts'
import type { DeliveryMethod, OrderStatus, PaymentStatus } from '#shop/orders/order.ts'
import { toCollectOf } from '#shop/orders/status/payment.ts'

interface ChatOrder {
  orderId: string
  trackingId: string
  fullName: string
  language: Language
  status: OrderStatus
  payment: PaymentStatus
  deliveryMethod: DeliveryMethod
  grandTotalInPaisa: number
  paidInPaisa: number
  refundedInPaisa: number
}

interface ChatShop {
  /** In each language. */
  shopName: Readonly<Record<Language, string>>
  /** Where shoppers find it, without a slash at the end. */
  shopUrl: string
}

const words = {
  Pending: m.desk_chat_pending,
  Processing: m.desk_chat_processing,
  Shipped: m.desk_chat_shipped,
  Delivered: m.desk_chat_delivered,
  Canceled: m.desk_chat_canceled,
} satisfies Record<OrderStatus, unknown>

/** Of what is handed over in the shop. */
const pickupWords: typeof words = {
  ...words,
  Pending: m.desk_chat_pickup_open,
  Processing: m.desk_chat_pickup_open,
  Shipped: m.desk_chat_pickup_open,
  Delivered: m.desk_chat_pickup_delivered,
}

const wordsOf = { delivery: words, pickup: pickupWords }

/** What a message to the buyer begins with: who writes, how their order stands and where they follow it, in their language as mails are. */
export function chatText(order: ChatOrder, { shopName, shopUrl }: ChatShop): string {
  const { language: locale, status, payment, orderId: number } = order
  const hasEnded = status === 'Delivered' || status === 'Canceled'
  // Nobody who has paid is asked for cash, or for more than what is left.
  const usual = payment === 'due' || hasEnded ? wordsOf[order.deliveryMethod][status] : undefined
  const say = usual ?? (payment === 'part-paid' ? m.desk_chat_part_paid : m.desk_chat_paid)
  const amounts = {
    paid: formatTaka(order.paidInPaisa - order.refundedInPaisa, locale),
    left: formatTaka(toCollectOf(order), locale),
  }
  const total = formatTaka(order.grandTotalInPaisa, locale)
  const page = `${shopUrl}${locale === 'bn' ? '/bn' : ''}/order-tracking`
  const link = `${page}?trackingId=${order.trackingId}`
  return [
    m.desk_chat_hello({ name: order.fullName, shop: shopName[locale] }, { locale }),
    say({ number, total, ...amounts }, { locale }),
    m.desk_chat_track({ link }, { locale }),
  ].join(' ')
}
