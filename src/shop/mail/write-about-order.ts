import { formatTaka } from '../../platform/money.ts'
import type { Language } from '../../platform/language.ts'
import { formatPhone } from '../../platform/phone.ts'
import * as m from './mail-messages.ts'
import type { MailOrder, OrderFacts } from './mail.ts'
import type { Spoken, Sum, Words } from './words.ts'

const templates = [
  'order-placed',
  'order-shipped',
  'order-delivered',
  'order-canceled',
  'new-order',
] as const

export type AboutOrder = Extract<MailOrder, { template: (typeof templates)[number] }>

export const isAboutOrder = (order: MailOrder): order is AboutOrder =>
  (templates as readonly string[]).includes(order.template)

interface Saying {
  shop: string
  /** Of the buyer. */
  greeting: string
  spoken: Spoken
}

/** What is written about an order, with what was ordered and what it costs. */
export function writeAboutOrder(order: AboutOrder, saying: Saying): Words {
  const { spoken } = saying
  // Nothing is left to track of what has arrived.
  const link = order.template === 'order-delivered' ? order.values.reviewLink : order.values.link
  const { label, ...words } =
    order.template === 'new-order' ? toShop(order, saying) : toBuyer(order, saying)
  return {
    ...words,
    sums: sumsOf(order.values, spoken),
    button: { label, link, orCopy: m.mail_copy_link({}, spoken) },
  }
}

type Part = Pick<Words, 'subject' | 'paragraphs' | 'note'> & { label: string }

function toShop(
  { values, language }: Extract<AboutOrder, { template: 'new-order' }>,
  { shop, spoken }: Saying,
): Part {
  const { orderId: number, name, buyerPhone, address, place, note } = values
  const total = formatTaka(values.grandTotalInPaisa, language)
  return {
    subject: m.mail_new_subject({ shop, number, total }, spoken),
    paragraphs: [
      `${name}, ${formatPhone(buyerPhone, language)}`,
      place === null ? m.mail_new_pickup({}, spoken) : `${address}, ${place}`,
      ...(note === '' ? [] : [m.mail_new_note({ note }, spoken)]),
    ],
    label: m.mail_new_button({}, spoken),
    note: m.mail_new_end({}, spoken),
  }
}

type ToBuyer = Exclude<AboutOrder, { template: 'new-order' }>

function toBuyer(order: ToBuyer, { shop, greeting, spoken }: Saying): Part {
  const { shopPhone } = order.values
  const phone = formatPhone(shopPhone, order.language)
  const { subject, texts } = newsOf(order, shop, spoken)
  const isDelivered = order.template === 'order-delivered'
  return {
    subject,
    paragraphs: [
      greeting,
      ...texts,
      ...(shopPhone === '' ? [] : [m.mail_order_call({ phone }, spoken)]),
      ...(isDelivered ? [m.mail_delivered_review({}, spoken)] : []),
    ],
    label: isDelivered ? m.mail_delivered_button({}, spoken) : m.mail_order_button({}, spoken),
    note: m.mail_order_note({}, spoken),
  }
}

function newsOf(
  { template, values, language }: ToBuyer,
  shop: string,
  spoken: Spoken,
): { subject: string; texts: string[] } {
  const { orderId: number, place, toPayInPaisa } = values
  const isPaid = toPayInPaisa === 0
  const total = formatTaka(toPayInPaisa, language)
  const toPay = isPaid ? [] : [m.mail_order_pay({ total }, spoken)]
  const atCounter = isPaid ? m.mail_pickup_paid({}, spoken) : m.mail_pickup_pay({ total }, spoken)
  switch (template) {
    case 'order-placed': {
      return {
        subject: m.mail_placed_subject({ shop, number }, spoken),
        texts: [
          placedText(values, spoken),
          ...(place === null ? [...whereToFetch(values, spoken), atCounter] : toPay),
        ],
      }
    }
    case 'order-shipped':
      return {
        subject: m.mail_shipped_subject({ shop, number }, spoken),
        texts: [m.mail_shipped_text({ place: place ?? '' }, spoken), ...toPay],
      }
    case 'order-delivered':
      return deliveredNews(values, shop, spoken)
    case 'order-canceled':
      return {
        subject: m.mail_canceled_subject({ shop, number }, spoken),
        texts: [m.mail_canceled_text({}, spoken)],
      }
  }
}

type PlacedValues = Extract<ToBuyer, { template: 'order-placed' }>['values']

/** When it comes, or that it is taken along in the shop. */
function placedText({ place, days }: PlacedValues, spoken: Spoken): string {
  if (place === null || days === null) return m.mail_pickup_placed_text({}, spoken)
  const { format } = new Intl.NumberFormat(numerals[spoken.locale])
  return m.mail_placed_text({ place, min: format(days.min), max: format(days.max) }, spoken)
}

function whereToFetch({ pickupAt }: PlacedValues, spoken: Spoken): string[] {
  if (!pickupAt) return []
  const { address, hours } = pickupAt
  const where = m.mail_pickup_where({ address }, spoken)
  return [where, ...(hours === '' ? [] : [m.mail_pickup_open({ hours }, spoken)])]
}

function deliveredNews(
  { orderId: number, place, toPayInPaisa }: OrderFacts,
  shop: string,
  spoken: Spoken,
) {
  if (place === null)
    return {
      subject: m.mail_pickup_delivered_subject({ shop, number }, spoken),
      texts: [
        m.mail_pickup_delivered_text({}, spoken),
        ...(toPayInPaisa === 0 ? [m.mail_pickup_paid({}, spoken)] : []),
      ],
    }
  return {
    subject: m.mail_delivered_subject({ shop, number }, spoken),
    texts: [m.mail_delivered_text({}, spoken)],
  }
}

const numerals: Record<Language, string> = { en: 'en-IN', bn: 'bn-BD' }
const dates: Record<Language, string> = { en: 'en-GB', bn: 'bn-BD' }

function sumsOf(order: OrderFacts, spoken: Spoken): { title: string; rows: Sum[] } {
  const { locale } = spoken
  const taka = (paisa: number) => formatTaka(paisa, locale)
  const { format } = new Intl.NumberFormat(numerals[locale])
  const { deliveryChargeInPaisa: delivery, discountInPaisa: discount = 0 } = order
  const date = new Intl.DateTimeFormat(dates[locale], {
    dateStyle: 'long',
    timeZone: 'Asia/Dhaka',
  }).format(order.placedAt)
  return {
    title: m.mail_order_number({ number: order.orderId, date }, spoken),
    rows: [
      ...order.lines.map(({ name, quantity, totalInPaisa }) => ({
        label: `${format(quantity)} × ${name}`,
        amount: taka(totalInPaisa),
      })),
      { label: m.mail_order_subtotal({}, spoken), amount: taka(order.subtotalInPaisa) },
      ...(order.place === null
        ? []
        : [
            {
              label: m.mail_order_delivery({}, spoken),
              amount: delivery === 0 ? m.mail_order_free({}, spoken) : taka(delivery),
            },
          ]),
      ...(discount > 0
        ? [{ label: m.mail_order_discount({}, spoken), amount: taka(-discount) }]
        : []),
      ...couponRow(order, spoken),
      ...returnedRow(order, spoken),
      {
        label: m.mail_order_total({}, spoken),
        amount: taka(order.grandTotalInPaisa),
        isTotal: true,
      },
      ...paidRows(order, spoken),
    ],
  }
}

function couponRow(
  { couponCode: code, couponDiscountInPaisa: off = 0 }: OrderFacts,
  spoken: Spoken,
): Sum[] {
  return code && off > 0
    ? [{ label: m.mail_order_coupon({ code }, spoken), amount: formatTaka(-off, spoken.locale) }]
    : []
}

function returnedRow({ returnedInPaisa: returned = 0 }: OrderFacts, spoken: Spoken): Sum[] {
  return returned > 0
    ? [{ label: m.mail_order_returned({}, spoken), amount: formatTaka(-returned, spoken.locale) }]
    : []
}

function paidRows({ paidInPaisa: paid = 0, toPayInPaisa }: OrderFacts, spoken: Spoken): Sum[] {
  if (paid === 0) return []
  const taka = (paisa: number) => formatTaka(paisa, spoken.locale)
  const left = { label: m.mail_order_left({}, spoken), amount: taka(toPayInPaisa), isTotal: true }
  return [
    { label: m.mail_order_paid({}, spoken), amount: taka(paid) },
    ...(toPayInPaisa > 0 ? [left] : []),
  ]
}
