import { staffDraftPrefix } from '#pages/form/staff-draft.ts'
import { emptyDraft, type Draft } from './edit-draft.ts'

/**
 * What was typed stays in the tab, so that a session that ends, a reload and a wrong press lose nothing. It holds a customer's address: it
 * is for the same account only, and goes with the tab or when somebody signs out.
 */
const prefix = `${staffDraftPrefix}order-edit:`

const keyOf = (account: string, orderId: string) => `${prefix}${account}:${orderId}`

export interface StoredDraft {
  /** That it was begun upon. */
  version: number
  draft: Draft
}

export function readDraft(account: string, orderId: string): StoredDraft | undefined {
  try {
    forgetOthers(account)
    const stored = JSON.parse(sessionStorage.getItem(keyOf(account, orderId)) ?? 'null') as unknown
    return isStored(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export function storeDraft(
  account: string,
  orderId: string,
  stored: StoredDraft | undefined,
): void {
  try {
    if (stored) sessionStorage.setItem(keyOf(account, orderId), JSON.stringify(stored))
    else sessionStorage.removeItem(keyOf(account, orderId))
  } catch {
    // A browser that stores nothing still edits.
  }
}

function forgetOthers(account: string): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix) && !key.startsWith(`${prefix}${account}:`))
      sessionStorage.removeItem(key)
}

function isStored(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null || !('draft' in value)) return false
  const { draft } = value
  if (typeof draft !== 'object' || draft === null) return false
  return 'version' in value && Object.keys(emptyDraft).every((name) => name in draft)
}
