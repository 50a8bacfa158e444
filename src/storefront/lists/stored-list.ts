import { parseJson } from '#platform/text/parse-json.ts'

/** A list that the browser keeps, the same in all its tabs. It never fails: at worst it lives until the page is closed. */

export interface StoredList<Item> {
  /** The same array until something changes. */
  read: () => readonly Item[]
  change: (how: (items: readonly Item[]) => readonly Item[]) => void
  /** Changes in other tabs are notified, too. */
  subscribe: (onChange: () => void) => () => void
}

export interface ListKind<Item> {
  key: string
  /** What of it can be understood. `damaged`: not all. */
  understand: (stored: unknown) => { items: Item[]; damaged: boolean }
  onDamaged: () => void
  onNotSaved: () => void
}

const nothing: readonly never[] = []

export function openStoredList<Item>(kind: ListKind<Item>): StoredList<Item> {
  const listeners = new Set<() => void>()
  let items: readonly Item[] = nothing
  /** The text that `items` came from or was saved as; undefined before the first look. */
  let seen: string | null | undefined
  let saidNotSaved = false

  function lookAgain(): boolean {
    const text = readText(kind.key)
    if (text === seen || text === undefined) return false
    seen = text
    const before = items
    items = text === null ? nothing : understood(text)
    return items !== before
  }

  function understood(text: string): readonly Item[] {
    const { items: found, damaged } = kind.understand(parseJson(text))
    if (damaged) setAside(text, found)
    return found
  }

  /** The last damaged text is kept under another key, for anyone who can still make something of it. */
  function setAside(text: string, found: readonly Item[]): void {
    writeText(`${kind.key}-damaged`, text)
    save(found)
    // Not now: the list may be read while React renders.
    queueMicrotask(kind.onDamaged)
  }

  function save(next: readonly Item[]): void {
    const text = JSON.stringify(next)
    if (writeText(kind.key, text)) {
      seen = text
    } else if (!saidNotSaved) {
      saidNotSaved = true
      kind.onNotSaved()
    }
  }

  function notify(): void {
    for (const listener of listeners) listener()
  }

  function onElsewhere(event: Event): void {
    if (event instanceof StorageEvent && event.key !== null && event.key !== kind.key) return
    if (lookAgain()) notify()
  }

  return {
    read() {
      if (seen === undefined) lookAgain()
      return items
    },
    change(how) {
      // Another tab may have written a moment ago, its event still on the way.
      lookAgain()
      items = how(items)
      save(items)
      notify()
    },
    subscribe(onChange) {
      if (listeners.size === 0) listenTo('addEventListener', onElsewhere)
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
        if (listeners.size === 0) listenTo('removeEventListener', onElsewhere)
      }
    },
  }
}

/** pageshow: a page from the back-forward cache slept through the storage events. */
function listenTo(
  how: 'addEventListener' | 'removeEventListener',
  listener: (event: Event) => void,
) {
  for (const name of ['storage', 'pageshow']) globalThis[how](name, listener)
}

/** Undefined where the browser gives no storage at all (some private modes). */
function readText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
