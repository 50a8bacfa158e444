import { m } from '#paraglide/messages.js'
import { countText, paisaText } from '#pages/money/taka.ts'
import { cartTotalInPaisa, type CartItem } from '#shop/cart/cart.ts'
import type { CartQuoteAnswer } from '#shop/orders/placement/quote-contract.ts'

type Rules = Pick<CartQuoteAnswer, 'leastOrderInPaisa' | 'mostPieces'>

/** What keeps this cart from being an order, before somebody has filled in a form for it; undefined where nothing does. */
export function orderRuleWords(
  rules: Rules | undefined,
  cart: readonly CartItem[],
): string | undefined {
  if (!rules) return undefined
  const { leastOrderInPaisa: least, mostPieces } = rules
  const pieces = cart.reduce((sum, { quantity }) => sum + quantity, 0)
  if (mostPieces !== null && pieces > mostPieces)
    return m.cartpage_most_pieces({ n: countText(mostPieces) })
  const missing = (least ?? 0) - cartTotalInPaisa(cart)
  return least !== null && missing > 0
    ? m.cartpage_least_order({ least: paisaText(least), missing: paisaText(missing) })
    : undefined
}
