import type { DescribedLists } from '#shop/cart/contract.ts'
import type { KeptLists } from '#shop/cart/synced/kept.ts'
import { cart } from '../cart-list.ts'
import { wishlist } from '../wishlist-list.ts'
import { beforeOf, readMark, writeMark } from './mark.ts'
import { keptIn, listsOf, mergeCartItems, mergeWishes } from './merge-items.ts'

/** What of this browser's lists the shop can keep. */
export const readLists = (): KeptLists => listsOf(cart.read(), wishlist.read())

/** The lists that the shop keeps for this account come into those of the browser. */
export function takeIn(account: string, theirs: DescribedLists): void {
  const mark = readMark()
  if (mark && mark.account !== account) leaveOut(mark.lists)
  const lists = keptIn(theirs)
  const { version } = theirs
  const before = beforeOf(mark?.account === account ? mark : undefined, { version, ...lists })
  cart.change((items) => mergeCartItems(items, before, theirs))
  wishlist.change((items) => mergeWishes(items, before, theirs))
  writeMark({ account, version, lists })
}

/** They belong to whoever was signed in before; what came in since then belongs to who signs in now. */
function leaveOut(others: KeptLists): void {
  const lines = new Set(others.cart.map(({ variantId }) => variantId))
  const wishes = new Set(others.wishlist)
  cart.change((items) => items.filter(({ variantId }) => !lines.has(variantId)))
  wishlist.change((items) => items.filter(({ id }) => !wishes.has(id)))
}
