import { m } from '#paraglide/messages.js'
import type { ProductCard } from '#shop/catalog/product.ts'
import { toast } from '#ui/toast/toast.ts'
import type { ListPlace } from '../analytics/shop-event.ts'
import { updateCart } from '../lists/cart-list.ts'
import { cartItem, type Choice } from './list-items.ts'

interface Added {
  quantity?: number
  /** The list that it was taken from. */
  place?: ListPlace | undefined
}

/** Puts it into the cart and says so. */
export function addToCart(product: ProductCard, choice: Choice, added: Added = {}): void {
  putIntoCart(product, choice, added)
  toast({ title: m.product_added() })
}

/** The same without words, for what goes straight to the checkout. */
export function putIntoCart(
  product: ProductCard,
  choice: Choice,
  { quantity = 1, place }: Added,
): void {
  updateCart({ type: 'ADD', item: cartItem(product, choice, quantity) }, place)
}
