import { useSyncExternalStore } from 'react'
import { m } from '#paraglide/messages.js'
import { changeCart, itemCount, type CartAction, type CartItem } from '#shop/cart/cart.ts'
import { toast } from '#ui/toast/toast.ts'
import type { ListPlace } from '../analytics/shop-event.ts'
import { trackEvent } from '../analytics/track-event.ts'
import { openStoredList } from './stored-list.ts'
import { understandCart } from './understand-items.ts'

/** The list itself, for the sync with the account (sync/). */
export const cart = openStoredList<CartItem>({
  key: 'cart',
  understand: understandCart,
  onDamaged: () => toast({ title: m.cart_set_aside(), kind: 'trouble' }),
  onNotSaved: () => toast({ title: m.cart_not_saved(), kind: 'trouble' }),
})

const empty: readonly CartItem[] = []

/** What is in the cart; on the server, and until the page is alive, nothing (see `useListsAreRead`). */
export function useCart(): readonly CartItem[] {
  return useSyncExternalStore(cart.subscribe, cart.read, () => empty)
}

/** The sum of quantities; only a change of it renders again. */
export function useCartCount(): number {
  return useSyncExternalStore(
    cart.subscribe,
    () => itemCount(cart.read()),
    () => 0,
  )
}

/** How many of this variant are in the cart; only a change of it renders again. */
export function useCartQuantity(variantId: string | undefined): number {
  return useSyncExternalStore(
    cart.subscribe,
    () => readCartQuantity(variantId),
    () => 0,
  )
}

/** For handlers and effects. */
export function readCartQuantity(variantId: string | undefined): number {
  return cart.read().find((item) => item.variantId === variantId)?.quantity ?? 0
}

/** For handlers and effects. */
export function readCart(): readonly CartItem[] {
  return cart.read()
}

/** What a shopper does with the cart; `place`: the list that it was done in. */
export function updateCart(action: CartAction, place?: ListPlace): void {
  let before = empty
  cart.change((items) => {
    before = items
    return changeCart(items, action)
  })
  trackEvent({ type: 'cart-changed', before, after: cart.read(), place })
}

/** What follows from an answer of the shop: what is ordered, or not to be had, leaves the cart without being thrown out. */
export function applyToCart(action: CartAction): void {
  cart.change((items) => changeCart(items, action))
}
