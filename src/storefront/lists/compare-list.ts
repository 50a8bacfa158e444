import { useSyncExternalStore } from 'react'
import { m } from '#paraglide/messages.js'
import { changeCompare, type CompareAction, type CompareItem } from '#shop/cart/compare.ts'
import { toast } from '#ui/toast.ts'
import { openStoredList } from './stored-list.ts'
import { understandCompare } from './understand-items.ts'

const compare = openStoredList<CompareItem>({
  key: 'compare',
  understand: understandCompare,
  onDamaged: () => toast({ title: m.compare_kept_aside(), kind: 'trouble' }),
  onNotSaved: () => toast({ title: m.compare_not_saved(), kind: 'trouble' }),
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
