import { cartTotalInPaisa, type CartItem } from '#shop/cart/cart.ts'
import type { DeliveryAnswer } from '#shop/delivery/contract.ts'
import type { DeliveryMethod } from '#shop/orders/order.ts'
import type { CartQuoteAnswer } from '#shop/orders/placement/quote-contract.ts'

/** What the summary shows. */
export interface ShownTotals {
  subtotalInPaisa: number
  /** Undefined until it is known where to; what is fetched goes nowhere, and costs no delivery. */
  delivery: ShownDelivery | 'pickup' | undefined
  /** Undefined where nothing is taken off. */
  coupon: ShownCoupon | undefined
  /** With delivery where that is known, less the coupon. */
  totalInPaisa: number
  /** So much more, and delivery is free; undefined where that is not near, or not offered. */
  missingForFreeInPaisa: number | undefined
}

type ShownDelivery = Pick<
  DeliveryAnswer,
  'zone' | 'name' | 'nameBn' | 'minDays' | 'maxDays' | 'chargeInPaisa'
>

type ShownCoupon = Pick<NonNullable<CartQuoteAnswer['coupon']>, 'code' | 'kind' | 'discountInPaisa'>

interface QuoteForTotals {
  quote: CartQuoteAnswer | undefined
  /** It was asked for what is in the cart now. */
  isCurrent: boolean
  placeChosen: boolean
  method?: DeliveryMethod
  /** The code that is typed now. */
  coupon?: string
}

export function shownTotals(cart: readonly CartItem[], asked: QuoteForTotals): ShownTotals {
  const { quote, isCurrent, method, coupon: typed = '' } = asked
  const subtotalInPaisa = quote && isCurrent ? quote.subtotalInPaisa : cartTotalInPaisa(cart)
  const delivery = deliveryOf(asked)
  const coupon = grantedCoupon(quote, typed)
  const charge = delivery?.chargeInPaisa ?? 0
  return {
    subtotalInPaisa,
    delivery: method === 'pickup' ? method : delivery,
    coupon,
    totalInPaisa: less(subtotalInPaisa + charge, coupon),
    missingForFreeInPaisa: missingFor(delivery, subtotalInPaisa),
  }
}

const deliveryOf = ({ quote, placeChosen, method }: QuoteForTotals) =>
  (method !== 'pickup' && placeChosen && quote?.delivery) || undefined

function grantedCoupon(quote: CartQuoteAnswer | undefined, typed: string): ShownCoupon | undefined {
  const coupon = quote?.coupon
  return coupon && coupon.refusal === null && coupon.code === typed ? coupon : undefined
}

/** While the cart changes, the coupon is still that of before. */
const less = (sum: number, coupon: ShownCoupon | undefined) =>
  Math.max(0, sum - (coupon?.discountInPaisa ?? 0))

function missingFor(
  delivery: DeliveryAnswer | undefined,
  subtotalInPaisa: number,
): number | undefined {
  if (!delivery || delivery.chargeInPaisa === 0 || delivery.freeFromInPaisa === null)
    return undefined
  return delivery.freeFromInPaisa - subtotalInPaisa
}
