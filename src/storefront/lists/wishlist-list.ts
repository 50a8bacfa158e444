import { useSyncExternalStore } from 'react'
import { m } from '#paraglide/messages.js'
import { changeWishlist, type WishlistAction, type WishlistItem } from '#shop/cart/wishlist.ts'
import { toast } from '#ui/toast/toast.ts'
import { openStoredList } from './stored-list.ts'
import { understandWishlist } from './understand-items.ts'

/** The list itself, for the sync with the account (sync/). */
export const wishlist = openStoredList<WishlistItem>({
  key: 'wishlist',
  understand: understandWishlist,
  onDamaged: () => toast({ title: m.wishlist_set_aside(), kind: 'trouble' }),
  onNotSaved: () => toast({ title: m.wishlist_not_saved(), kind: 'trouble' }),
})

const empty: readonly WishlistItem[] = []

/** What is wished for; on the server, and until the page is alive, nothing (see `useListsAreRead`). */
export function useWishlist(): readonly WishlistItem[] {
  return useSyncExternalStore(wishlist.subscribe, wishlist.read, () => empty)
}

/** Only a change of the answer renders again. */
export function useIsWished(id: string): boolean {
  const isWished = () => wishlist.read().some((item) => item.id === id)
  return useSyncExternalStore(wishlist.subscribe, isWished, () => false)
}

/** For handlers and effects. */
export function readWishlist(): readonly WishlistItem[] {
  return wishlist.read()
}

export function updateWishlist(action: WishlistAction): void {
  wishlist.change((items) => changeWishlist(items, action))
}
