import type { CompareItem } from './compare.ts'

/** The products that a shopper looked at; the list itself lives in the browser and goes nowhere else. */

/** What is kept of one is what is kept of one to compare. */
export type ViewedItem = CompareItem

export const mostViewed = 12

/** Latest first, each once, the oldest forgotten. */
export function addViewed(list: readonly ViewedItem[], item: ViewedItem): ViewedItem[] {
  return [item, ...withoutViewed(list, item.id)].slice(0, mostViewed)
}

export function withoutViewed(list: readonly ViewedItem[], id: string | undefined): ViewedItem[] {
  return list.filter((item) => item.id !== id)
}
