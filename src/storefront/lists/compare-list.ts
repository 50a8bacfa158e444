import { useSyncExternalStore } from 'react'
import { changeCompare, type CompareAction, type CompareItem } from '#shop/cart/compare.ts'
import { openStoredList } from './stored-list.ts'
import { understandCompare } from './understand-items.ts'

const compare = openStoredList<CompareItem>({
  key: 'compare',
  understand: understandCompare,
  // Nothing is lost that was worth a warning: a comparison is made anew in seconds.
  onDamaged: () => undefined,
  onNotSaved: () => undefined,
})

const empty: readonly CompareItem[] = []

/** What is being compared; on the server, and until the page is alive, nothing (see `useListsAreRead`). */
export function useCompare(): readonly CompareItem[] {
  return useSyncExternalStore(compare.subscribe, compare.read, () => empty)
}

/** Only a change of the answer renders again. */
export function useIsCompared(id: string): boolean {
  const isCompared = () => compare.read().some((item) => item.id === id)
  return useSyncExternalStore(compare.subscribe, isCompared, () => false)
}

/** For handlers and effects. */
export function readCompare(): readonly CompareItem[] {
  return compare.read()
}

export function updateCompare(action: CompareAction): void {
  compare.change((items) => changeCompare(items, action))
}
