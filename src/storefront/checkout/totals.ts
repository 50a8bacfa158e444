import { cartTotal, type CartItem } from '#shop/cart/cart.ts'
import type { DeliveryAnswer } from '#shop/delivery/contract.ts'
import type { CartQuoteAnswer } from '#shop/orders/quote-contract.ts'

/** What the summary shows. Taka. */
export interface Totals {
  subtotal: number
  /** Undefined until it is known where to. */
  delivery: DeliveryAnswer | undefined
  /** With delivery where that is known. */
  total: number
  /** So much more, and delivery is free; undefined where that is not near, or not offered. */
  missingForFree: number | undefined
}

interface QuoteForTotals {
  quote: CartQuoteAnswer | undefined
  /** It was asked for what is in the cart now. */
  isCurrent: boolean
  placeChosen: boolean
}

export function totalsOf(
  cart: readonly CartItem[],
  { quote, isCurrent, placeChosen }: QuoteForTotals,
): Totals {
  const subtotal = quote && isCurrent ? quote.subtotal : cartTotal(cart)
  const delivery = (placeChosen && quote?.delivery) || undefined
  const total = taka(subtotal + (delivery?.charge ?? 0))
  return { subtotal, delivery, total, missingForFree: missingFor(delivery, subtotal) }
}

function missingFor(delivery: DeliveryAnswer | undefined, subtotal: number): number | undefined {
  if (!delivery || delivery.charge === 0 || delivery.freeFrom === null) return undefined
  return taka(delivery.freeFrom - subtotal)
}

/** Counted in paisa, so that no stray fraction shows. */
const taka = (amount: number) => Math.round(amount * 100) / 100
