import { staffDraftPrefix } from '#pages/form/staff-draft.ts'
import { middleTyped } from '../pictures/order-pictures.ts'
import { blankRow, emptyDraft, type Draft } from './product-draft.ts'

/** What was typed stays in the browser, also when the tab is closed: for the same account only, until somebody signs out. */
const keyOf = (account: string, product: string) =>
  `${staffDraftPrefix}product:${account}:${product}`

/** Nobody remembers what they typed before that. */
const longestMs = 14 * 24 * 60 * 60 * 1000

export interface StoredDraft {
  /** What it was begun upon. */
  version: number
  /** When that version was written: what came later is news. */
  since: string
  draft: Draft
}

/** `product`: its id, or `new`. */
export function readDraft(account: string, product: string): StoredDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(account, product)) ?? 'null') as unknown
    return isStored(kept) && Date.now() - kept.at < longestMs ? completed(kept) : undefined
  } catch {
    return undefined
  }
}

/** A draft of before pictures had a focus point, and variants free options, says nothing of them. */
function completed({ draft, ...kept }: StoredDraft): StoredDraft {
  const pictures = draft.pictures?.map((picture) => ({ ...middleTyped, ...picture })) ?? null
  const added = draft.added.map((row) => ({ ...blankRow, ...row }))
  return { ...kept, draft: { ...draft, pictures, added } }
}

export function storeDraft(
  account: string,
  product: string,
  stored: StoredDraft | undefined,
): void {
  try {
    const key = keyOf(account, product)
    if (stored) localStorage.setItem(key, JSON.stringify({ ...stored, at: Date.now() }))
    else localStorage.removeItem(key)
  } catch {
    // A browser that stores nothing still edits.
  }
}

function isStored(value: unknown): value is StoredDraft & { at: number } {
  const { at, version, since, draft } = (value ?? {}) as Record<string, unknown>
  if (typeof at !== 'number' || typeof version !== 'number' || typeof since !== 'string')
    return false
  if (typeof draft !== 'object' || draft === null) return false
  return Object.keys(emptyDraft).every((name) => name in draft)
}
