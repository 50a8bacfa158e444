import { sameThing, type CartItem } from '#shop/cart/cart.ts'
import type { DescribedLists } from '#shop/cart/contract.ts'
import {
  mergeLists,
  mostSyncedLines,
  mostSyncedWishes,
  sameLists,
  type SyncedLists,
} from '#shop/cart/synced/lists.ts'
import type { WishlistItem } from '#shop/cart/wishlist.ts'

/** The lists of a browser and those that the shop keeps: one is made of the other, and both come together (decision 27). */

const looksLikeId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

/** What of it the shop can keep: what else is there, such as lines of very old carts, stays in this browser alone. */
export function listsOf(cart: readonly CartItem[], wishlist: readonly WishlistItem[]): SyncedLists {
  const quantities = new Map(cart.map(({ variantId, quantity }) => [variantId, quantity]))
  const wished = new Set(wishlist.map(({ id }) => id))
  return {
    cart: [...quantities]
      .filter(([variantId]) => looksLikeId(variantId))
      .slice(0, mostSyncedLines)
      .map(([variantId, quantity]) => ({ variantId, quantity })),
    wishlist: [...wished].filter(looksLikeId).slice(0, mostSyncedWishes),
  }
}

/** Without what the catalogue says of them. */
export function syncedIn({ cart, wishlist }: DescribedLists): SyncedLists {
  return {
    cart: cart.map(({ variantId, quantity }) => ({ variantId, quantity })),
    wishlist: wishlist.map(({ id }) => id),
  }
}

/** The same array where nothing changes. */
export function mergeCartItems(
  items: readonly CartItem[],
  before: SyncedLists,
  theirs: DescribedLists,
): readonly CartItem[] {
  const mine = listsOf(items, [])
  const merged = mergeLists({ cart: before.cart, wishlist: [] }, mine, {
    cart: syncedIn(theirs).cart,
    wishlist: [],
  })
  if (sameLists(merged, mine)) return items
  const known = new Map<string, CartItem>()
  for (const { variantId, item } of theirs.cart) if (item) known.set(variantId, item)
  // As this shopper saw them: what changed since is shown where they look at the cart (D12).
  for (const item of items) known.set(item.variantId, item)
  const together = merged.cart.flatMap(({ variantId, quantity }) => {
    const item = known.get(variantId)
    return item ? [{ ...item, quantity }] : []
  })
  const kept = new Set(mine.cart.map(({ variantId }) => variantId))
  return onceEach([...together, ...items.filter(({ variantId }) => !kept.has(variantId))])
}

/** A variant that was made anew is the same thing to a shopper: one line, not two (D10). */
function onceEach(items: readonly CartItem[]): CartItem[] {
  return items.reduce<CartItem[]>((lines, item) => {
    const place = lines.findIndex((line) => sameThing(line, item))
    const line = lines[place]
    if (!line) return [...lines, item]
    return lines.with(place, { ...line, quantity: Math.max(line.quantity, item.quantity) })
  }, [])
}

/** The same array where nothing changes. */
export function mergeWishes(
  items: readonly WishlistItem[],
  before: SyncedLists,
  theirs: DescribedLists,
): readonly WishlistItem[] {
  const mine = listsOf([], items)
  const merged = mergeLists({ cart: [], wishlist: before.wishlist }, mine, {
    cart: [],
    wishlist: syncedIn(theirs).wishlist,
  })
  if (sameLists(merged, mine)) return items
  const known = new Map<string, WishlistItem>()
  for (const { id, item } of theirs.wishlist) if (item) known.set(id, item)
  for (const item of items) known.set(item.id, item)
  const kept = new Set(mine.wishlist)
  return [
    ...merged.wishlist.flatMap((id) => known.get(id) ?? []),
    ...items.filter(({ id }) => !kept.has(id)),
  ]
}
