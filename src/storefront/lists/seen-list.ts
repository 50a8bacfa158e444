import { useSyncExternalStore } from 'react'
import { addSeen, type SeenItem } from '#shop/cart/seen.ts'
import { openStoredList } from './stored-list.ts'
import { understandSeen } from './understand-items.ts'

const seen = openStoredList<SeenItem>({
  key: 'recently-viewed',
  understand: understandSeen,
  // Nobody made this list by hand: what is lost of it was worth no warning.
  onDamaged: () => undefined,
  onNotSaved: () => undefined,
})

const empty: readonly SeenItem[] = []

/** What was looked at, latest first; on the server, and until the page is alive, nothing. */
export function useSeen(): readonly SeenItem[] {
  return useSyncExternalStore(seen.subscribe, seen.read, () => empty)
}

export function forgetSeen(): void {
  if (seen.read().length > 0) seen.change(() => [])
}

export function noteSeen(item: SeenItem): void {
  seen.change((items) => addSeen(items, item))
}
