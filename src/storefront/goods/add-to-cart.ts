import { m } from '#paraglide/messages.js'
import type { ProductCard } from '#shop/catalog/product.ts'
import { toast } from '#ui/toast.ts'
import { updateCart } from '../lists/cart-list.ts'
import { cartItem, type Choice } from './goods.ts'
import { tellAdded } from './goods-events.ts'

/** Puts it into the cart, says so, and tells the tag manager. */
export function addToCart(product: ProductCard, choice: Choice, quantity = 1): void {
  putIntoCart(product, choice, quantity)
  toast({ title: m.product_added() })
}

/** The same without words, for what goes straight to the checkout. */
export function putIntoCart(product: ProductCard, choice: Choice, quantity: number): void {
  updateCart({ type: 'ADD', item: cartItem(product, choice, quantity) })
  tellAdded(product, choice, quantity)
}
