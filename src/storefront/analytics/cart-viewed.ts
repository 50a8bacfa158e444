import type { CartItem } from '#shop/cart/cart.ts'
import type { ShopEvent } from './shop-event.ts'

/** In an empty cart there is nothing to see. */
export function cartViewed(cart: readonly CartItem[]): ShopEvent | undefined {
  return cart.length === 0 ? undefined : { type: 'cart-viewed', cart }
}
