import { mostOfOneLine } from '../cart.ts'

/** Cart and wishlist as the shop keeps them for an account, and what becomes of them when two browsers changed them (decision 27). */

export interface StoredLine {
  variantId: string
  quantity: number
}

export interface SyncedLists {
  cart: readonly StoredLine[]
  /** Ids of products. */
  wishlist: readonly string[]
}

export const noLists: SyncedLists = { cart: [], wishlist: [] }

/** More than one order takes (100), so that two carts put together lose nothing. */
export const mostSyncedLines = 200
export const mostSyncedWishes = 500

/** How many of each; a wish is there once. */
type Amounts = ReadonlyMap<string, number>

/**
 * What `mine` and `theirs` make of the lists that both began with. What only one of them changed is changed; where both did, the
 * larger quantity stays, so nothing is lost, and nothing is added up, so doing it twice doubles nothing.
 */
export function mergeLists(
  before: SyncedLists,
  mine: SyncedLists,
  theirs: SyncedLists,
): SyncedLists {
  const merge = (amounts: (lists: SyncedLists) => Amounts) =>
    mergeAmounts(amounts(before), amounts(mine), amounts(theirs))
  const cart = merge(amountsInCart)
  return {
    cart: [...cart].map(([variantId, quantity]) => ({ variantId, quantity })),
    wishlist: [...merge(amountsWished).keys()],
  }
}

/** Also in the same order. */
export function sameLists(one: SyncedLists, other: SyncedLists): boolean {
  return (
    sameAmounts(amountsInCart(one), amountsInCart(other)) &&
    sameAmounts(amountsWished(one), amountsWished(other))
  )
}

const amountsInCart = ({ cart }: SyncedLists): Amounts =>
  new Map(cart.map(({ variantId, quantity }) => [variantId, quantity]))

const amountsWished = ({ wishlist }: SyncedLists): Amounts => new Map(wishlist.map((id) => [id, 1]))

function mergeAmounts(before: Amounts, mine: Amounts, theirs: Amounts): Amounts {
  // A device that changed nothing has no say in the order either.
  if (sameAmounts(theirs, before)) return mine
  const amount = (id: string) =>
    mergeAmount(before.get(id) ?? 0, mine.get(id) ?? 0, theirs.get(id) ?? 0)
  const ids = new Set([...theirs.keys(), ...mine.keys()])
  return new Map([...ids].flatMap((id) => (amount(id) > 0 ? [[id, amount(id)]] : [])))
}

function mergeAmount(before: number, mine: number, theirs: number): number {
  if (mine === before) return theirs
  if (theirs === before) return mine
  return Math.min(Math.max(mine, theirs), mostOfOneLine)
}

function sameAmounts(one: Amounts, other: Amounts): boolean {
  const others = [...other]
  return (
    one.size === other.size &&
    [...one].every(([id, amount], place) => {
      const [otherId, otherAmount] = others[place] ?? []
      return id === otherId && amount === otherAmount
    })
  )
}
