import { useState } from 'react'

export interface Row<Item> {
  item: Item
  /** Taken off since the page was opened; it can come back. */
  gone: boolean
}

interface Gone<Item> {
  item: Item
  index: number
}

/** The items of a list, and in their places those taken off since the page was opened, no matter who took them off. */
export function useRows<Item extends { id: string }>(items: readonly Item[]): readonly Row<Item>[] {
  const [before, setBefore] = useState(items)
  const [gone, setGone] = useState<readonly Gone<Item>[]>([])
  if (items === before) return rowsOf(items, gone)
  const next = goneAfter(gone, before, items)
  setBefore(items)
  setGone(next)
  return rowsOf(items, next)
}

/** Latest last. What came back is not gone. */
export function goneAfter<Item extends { id: string }>(
  gone: readonly Gone<Item>[],
  before: readonly Item[],
  now: readonly Item[],
): readonly Gone<Item>[] {
  const ids = new Set(now.map(({ id }) => id))
  const left = before.flatMap((item, index) => (ids.has(item.id) ? [] : [{ item, index }]))
  // From the end, so that each index counts when those before it are still there.
  return [...gone, ...left.toReversed()].filter(({ item }) => !ids.has(item.id))
}

/** Latest first: each stands where it stood when it was taken off. */
export function rowsOf<Item extends { id: string }>(
  items: readonly Item[],
  gone: readonly Gone<Item>[],
): readonly Row<Item>[] {
  const rows: Row<Item>[] = items.map((item) => ({ item, gone: false }))
  return gone.reduceRight<Row<Item>[]>(
    (all, { item, index }) => all.toSpliced(index, 0, { item, gone: true }),
    rows,
  )
}
