import type { CompareItem } from './compare.ts'

/** The products that a shopper looked at; the list itself lives in the browser and goes nowhere else. */

/** What is kept of one is what is kept of one to compare. */
export type SeenItem = CompareItem

export const mostSeen = 12

/** Latest first, each once, the oldest forgotten. */
export function addSeen(list: readonly SeenItem[], item: SeenItem): SeenItem[] {
  return [item, ...withoutSeen(list, item.id)].slice(0, mostSeen)
}

export function withoutSeen(list: readonly SeenItem[], id: string | undefined): SeenItem[] {
  return list.filter((item) => item.id !== id)
}
