import { staffDraftPrefix } from '#pages/form/staff-draft.ts'
import type { CountDraft } from './count-draft.ts'

const keyOf = (account: string) => `${staffDraftPrefix}stock-count:${account}`

/** Older ones are about a shelf that is another by now. */
const longestMs = 7 * 24 * 60 * 60 * 1000

/** Nothing where there is none, or it is out of date. */
export function readDraft(account: string): CountDraft | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(account)) ?? 'null') as unknown
    return isStored(stored) && Date.now() - stored.at < longestMs ? stored.draft : undefined
  } catch {
    return undefined
  }
}

/** `undefined` removes it. */
export function storeDraft(account: string, draft: CountDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(account), JSON.stringify({ at: Date.now(), draft }))
    else localStorage.removeItem(keyOf(account))
  } catch {
    // A browser that stores nothing still counts.
  }
}

function isStored(value: unknown): value is { at: number; draft: CountDraft } {
  const { at, draft } = (value ?? {}) as Record<string, unknown>
  const { id, onShelf, note, lines, waiting } = (draft ?? {}) as Record<string, unknown>
  return (
    typeof at === 'number' &&
    typeof id === 'string' &&
    typeof onShelf === 'boolean' &&
    typeof note === 'string' &&
    Array.isArray(lines) &&
    Array.isArray(waiting)
  )
}
