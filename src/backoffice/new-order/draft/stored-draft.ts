import { staffDraftPrefix } from '#pages/form/staff-draft.ts'
import type { NewOrderDraft } from './new-order-draft.ts'

const keyOf = (account: string) => `${staffDraftPrefix}new-order:${account}`

/** A customer who called days ago calls again. */
const longestMs = 3 * 24 * 60 * 60 * 1000

/** Nothing where there is none, or it is out of date. */
export function readDraft(account: string): NewOrderDraft | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(account)) ?? 'null') as unknown
    return isStored(stored) && Date.now() - stored.at < longestMs ? stored.draft : undefined
  } catch {
    return undefined
  }
}

/** `undefined` removes it. */
export function storeDraft(account: string, draft: NewOrderDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(account), JSON.stringify({ at: Date.now(), draft }))
    else localStorage.removeItem(keyOf(account))
  } catch {
    // A browser that stores nothing still takes orders.
  }
}

function isStored(value: unknown): value is { at: number; draft: NewOrderDraft } {
  const { at, draft } = (value ?? {}) as Record<string, unknown>
  return typeof at === 'number' && isDraft(draft)
}

function isDraft(value: unknown): boolean {
  const { key, fields, lines } = (value ?? {}) as Record<string, unknown>
  return typeof key === 'string' && typeof fields === 'object' && Array.isArray(lines)
}
