import type { DescribedLists } from '#shop/cart/contract.ts'
import type { SyncedLists } from '#shop/cart/synced/lists.ts'
import { cart } from '../cart-list.ts'
import { wishlist } from '../wishlist-list.ts'
import { beforeOf, readSyncState, writeSyncState } from './sync-state.ts'
import { syncedIn, listsOf, mergeCartItems, mergeWishes } from './merge-items.ts'

/** What of this browser's lists the shop can keep. */
export const readLists = (): SyncedLists => listsOf(cart.read(), wishlist.read())

/** Merges the lists that the shop has for this account into those of the browser. */
export function mergeSyncedLists(account: string, theirs: DescribedLists): void {
  const state = readSyncState()
  if (state && state.account !== account) leaveOut(state.lists)
  const lists = syncedIn(theirs)
  const { version } = theirs
  const before = beforeOf(state?.account === account ? state : undefined, { version, ...lists })
  cart.change((items) => mergeCartItems(items, before, theirs))
  wishlist.change((items) => mergeWishes(items, before, theirs))
  writeSyncState({ account, version, lists })
}

/** They belong to the person who was signed in before; what came in since then belongs to the person who signs in now. */
function leaveOut(others: SyncedLists): void {
  const lines = new Set(others.cart.map(({ variantId }) => variantId))
  const wishes = new Set(others.wishlist)
  cart.change((items) => items.filter(({ variantId }) => !lines.has(variantId)))
  wishlist.change((items) => items.filter(({ id }) => !wishes.has(id)))
}
