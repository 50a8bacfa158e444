import { cartTotalInPaisa, type CartItem } from '#shop/cart/cart.ts'
import type { DeliveryAnswer } from '#shop/delivery/contract.ts'
import type { CartQuoteAnswer } from '#shop/orders/placement/quote-contract.ts'

/** What the summary shows. */
export interface ShownTotals {
  subtotalInPaisa: number
  /** Undefined until it is known where to. */
  delivery: ShownDelivery | undefined
  /** With delivery where that is known. */
  totalInPaisa: number
  /** So much more, and delivery is free; undefined where that is not near, or not offered. */
  missingForFreeInPaisa: number | undefined
}

export type ShownDelivery = Pick<
  DeliveryAnswer,
  'zone' | 'name' | 'nameBn' | 'minDays' | 'maxDays' | 'chargeInPaisa'
>

interface QuoteForTotals {
  quote: CartQuoteAnswer | undefined
  /** It was asked for what is in the cart now. */
  isCurrent: boolean
  placeChosen: boolean
}

export function shownTotals(
  cart: readonly CartItem[],
  { quote, isCurrent, placeChosen }: QuoteForTotals,
): ShownTotals {
  const subtotalInPaisa = quote && isCurrent ? quote.subtotalInPaisa : cartTotalInPaisa(cart)
  const delivery = (placeChosen && quote?.delivery) || undefined
  return {
    subtotalInPaisa,
    delivery,
    totalInPaisa: subtotalInPaisa + (delivery?.chargeInPaisa ?? 0),
    missingForFreeInPaisa: missingFor(delivery, subtotalInPaisa),
  }
}

function missingFor(
  delivery: DeliveryAnswer | undefined,
  subtotalInPaisa: number,
): number | undefined {
  if (!delivery || delivery.chargeInPaisa === 0 || delivery.freeFromInPaisa === null)
    return undefined
  return delivery.freeFromInPaisa - subtotalInPaisa
}
