import type { Focus } from '../pictures/focus.ts'

/** The rules of the wishlist (spec 3, 4); the list lives in the browser, as the cart does. Money here is taka, as stored there. */

export interface WishlistItem {
  /** The product's _id. */
  id: string
  slug: string
  name: string
  nameBn: string | null
  /** Address of a small picture; empty where there is none. */
  image: string
  /** Left out where it is cut in the middle. */
  imageFocus?: Focus | undefined
  /** Taka. */
  price: number
  /** Taka; 0 means none. */
  discountPrice: number
  /** Set where there is nothing to choose. */
  variantId: string | null
}

export type WishlistAction =
  | { type: 'ADD_TO_WISHLIST'; item: WishlistItem }
  | { type: 'REMOVE_FROM_WISHLIST'; id: string }
  /** What was removed comes back where it was. */
  | { type: 'PUT_BACK'; item: WishlistItem; index: number }

/** What is there already is not added again (spec 4). */
export function changeWishlist(
  list: readonly WishlistItem[],
  action: WishlistAction,
): WishlistItem[] {
  switch (action.type) {
    case 'ADD_TO_WISHLIST':
      return insert(list, action.item, list.length)
    case 'PUT_BACK':
      return insert(list, action.item, action.index)
    case 'REMOVE_FROM_WISHLIST':
      return list.filter((item) => item.id !== action.id)
  }
}

function insert(list: readonly WishlistItem[], item: WishlistItem, index: number): WishlistItem[] {
  return list.some((other) => other.id === item.id) ? [...list] : list.toSpliced(index, 0, item)
}
