import { useState } from 'react'
import type { CartItem } from '#shop/cart/cart.ts'
import { updateCart } from '../lists/cart-list.ts'

interface RemovedLine {
  item: CartItem
  /** Where it stood in the cart. */
  index: number
}

export type CartRow = { item: CartItem; removed: boolean }

/** The lines of the cart, and in their places those just taken out: they can come back until the page is left. */
export function useCartRows(cart: readonly CartItem[]) {
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([])
  return {
    rows: rowsOf(cart, removed),
    remove(item: CartItem) {
      const line = { item, index: cart.indexOf(item) }
      setRemoved((before) => [...without(before, item), line])
      updateCart({ type: 'REMOVE', variantId: item.variantId })
    },
    putBack(item: CartItem) {
      const line = removed.find((one) => one.item.variantId === item.variantId)
      setRemoved((before) => without(before, item))
      if (line) updateCart({ type: 'PUT_BACK', ...line })
    },
  }
}

/** Latest first: each stands where it stood when it was taken out. */
export function rowsOf(
  cart: readonly CartItem[],
  removed: readonly RemovedLine[],
): readonly CartRow[] {
  const inCart = new Set(cart.map(({ variantId }) => variantId))
  const rows: CartRow[] = cart.map((item) => ({ item, removed: false }))
  const gone = removed.filter(({ item }) => !inCart.has(item.variantId))
  return gone.reduceRight<readonly CartRow[]>(
    (all, { item, index }) => [
      ...all.slice(0, index),
      { item, removed: true },
      ...all.slice(index),
    ],
    rows,
  )
}

const without = (lines: readonly RemovedLine[], { variantId }: CartItem) =>
  lines.filter(({ item }) => item.variantId !== variantId)
