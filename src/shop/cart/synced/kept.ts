import { mostOfOneLine } from '../cart.ts'

/** Cart and wishlist as the shop keeps them for an account, and what becomes of them when two browsers changed them (decision 27). */

export interface StoredLine {
  variantId: string
  quantity: number
}

export interface KeptLists {
  cart: readonly StoredLine[]
  /** Ids of products. */
  wishlist: readonly string[]
}

export const nothingKept: KeptLists = { cart: [], wishlist: [] }

/** More than one order takes (100), so that two carts put together lose nothing. */
export const mostKeptLines = 200
export const mostKeptWishes = 500

/** How many of each; a wish is there once. */
type Amounts = ReadonlyMap<string, number>

/**
 * What `mine` and `theirs` make of the lists that both began with. What only one of them changed is changed; where both did, the
 * larger quantity stays, so nothing is lost, and nothing is added up, so doing it twice doubles nothing.
 */
export function mergeLists(before: KeptLists, mine: KeptLists, theirs: KeptLists): KeptLists {
  const merge = (amounts: (lists: KeptLists) => Amounts) =>
    mergeAmounts(amounts(before), amounts(mine), amounts(theirs))
  const cart = merge(amountsInCart)
  return {
    cart: [...cart].map(([variantId, quantity]) => ({ variantId, quantity })),
    wishlist: [...merge(amountsWished).keys()],
  }
}

/** Also in the same order. */
export function sameLists(one: KeptLists, other: KeptLists): boolean {
  return (
    sameAmounts(amountsInCart(one), amountsInCart(other)) &&
    sameAmounts(amountsWished(one), amountsWished(other))
  )
}

const amountsInCart = ({ cart }: KeptLists): Amounts =>
  new Map(cart.map(({ variantId, quantity }) => [variantId, quantity]))

const amountsWished = ({ wishlist }: KeptLists): Amounts => new Map(wishlist.map((id) => [id, 1]))

function mergeAmounts(before: Amounts, mine: Amounts, theirs: Amounts): Amounts {
  // Whoever changed nothing has no say in the order either.
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
