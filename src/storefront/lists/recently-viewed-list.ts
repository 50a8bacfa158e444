import { useSyncExternalStore } from 'react'
import { addViewed, type ViewedItem } from '#shop/cart/viewed.ts'
import { openStoredList } from './stored-list.ts'
import { understandViewed } from './understand-items.ts'

const seen = openStoredList<ViewedItem>({
  key: 'recently-viewed',
  understand: understandViewed,
  // Nobody made this list by hand: what is lost of it was worth no warning.
  onDamaged: () => undefined,
  onNotSaved: () => undefined,
})

const empty: readonly ViewedItem[] = []

/** What was looked at, latest first; on the server, and until the page is alive, nothing. */
export function useRecentlyViewed(): readonly ViewedItem[] {
  return useSyncExternalStore(seen.subscribe, seen.read, () => empty)
}

export function clearRecentlyViewed(): void {
  if (seen.read().length > 0) seen.change(() => [])
}

export function addRecentlyViewed(item: ViewedItem): void {
  seen.change((items) => addViewed(items, item))
}
