import type { CartAction } from '#shop/cart/cart.ts'
import { takeWhatIsLeft } from '../../cart/cart-changes.ts'
import type { PlacingAnswer } from './placing-answer.ts'

/** What an answer changes in the cart: what was ordered leaves it, and after a refusal the next press can succeed. */
export function settleCart(answer: PlacingAnswer): CartAction[] {
  switch (answer.outcome) {
    case 'short':
      return answer.lines.map(({ variantId, left }) => takeWhatIsLeft(variantId, left ?? 0))
    case 'placed':
      return answer.order.orderDetails.products.flatMap(({ variantId }) =>
        variantId === null ? [] : [{ type: 'REMOVE' as const, variantId }],
      )
    default:
      return []
  }
}
