import type { Focus } from '../pictures/focus.ts'

/** The rules of the compare list; the list itself lives in the browser (D20). */

export interface CompareItem {
  /** The product's _id. */
  id: string
  slug: string
  name: string
  nameBn: string | null
  /** Address of a small picture; empty where there is none. */
  image: string
  /** Left out where it is cut in the middle. */
  imageFocus?: Focus | undefined
}

export type CompareAction =
  | { type: 'ADD_TO_COMPARE'; item: CompareItem }
  | { type: 'REMOVE_FROM_COMPARE'; id: string }
  /** A removed product comes back where it was. */
  | { type: 'PUT_BACK'; item: CompareItem; index: number }
  | { type: 'CLEAR_COMPARE' }

/** Side by side: fewer than two are no comparison, more than four cannot be looked over (D20). */
export const fewestToCompare = 2
export const mostToCompare = 4

export function isCompareFull(list: readonly CompareItem[]): boolean {
  return list.length >= mostToCompare
}

/** What is there already is not added again; into a full list nothing goes. */
export function changeCompare(list: readonly CompareItem[], action: CompareAction): CompareItem[] {
  switch (action.type) {
    case 'ADD_TO_COMPARE':
      return insert(list, action.item, list.length)
    case 'PUT_BACK':
      return insert(list, action.item, action.index)
    case 'REMOVE_FROM_COMPARE':
      return list.filter((item) => item.id !== action.id)
    case 'CLEAR_COMPARE':
      return []
  }
}

function insert(list: readonly CompareItem[], item: CompareItem, index: number): CompareItem[] {
  const isThere = list.some((other) => other.id === item.id)
  return isThere || isCompareFull(list) ? [...list] : list.toSpliced(index, 0, item)
}
