import { noLists, sameLists, type SyncedLists } from '#shop/cart/synced/lists.ts'

/** The lists that this browser and the shop last agreed on: with it the changes since then on either side are known (decision 27). */
export interface SyncState {
  /** Whose lists they are. */
  account: string
  version: number
  lists: SyncedLists
  /** Sent after that, and no answer came yet: the shop may have kept it. */
  sent?: SyncedLists
}

/** The name that it has in the browsers of customers. */
const key = 'kept-lists'

/** Undefined where cart and wishlist are nobody's yet, or it cannot be read: then they are put together with those of the shop. */
export function readSyncState(): SyncState | undefined {
  try {
    const state: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isSyncState(state) ? state : undefined
  } catch {
    return undefined
  }
}

export function writeSyncState(state: SyncState): void {
  try {
    localStorage.setItem(key, JSON.stringify(state))
  } catch {
    // A full storage: an older state would take what was added since for something taken out elsewhere.
    removeSyncState()
  }
}

export function removeSyncState(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where there is no storage there is no state either.
  }
}

/** From where the lists that the shop has now went on. */
export function beforeOf(
  state: SyncState | undefined,
  theirs: { version: number } & SyncedLists,
): SyncedLists {
  // An older version than agreed on: the shop came back from a backup. Nobody took anything out.
  if (!state || theirs.version < state.version) return noLists
  return state.sent && sameLists(state.sent, theirs) ? state.sent : state.lists
}

function isSyncState(found: unknown): found is SyncState {
  if (!isFields(found)) return false
  const { account, version, lists, sent } = found
  const isKnown = typeof account === 'string' && typeof version === 'number'
  return isKnown && isLists(lists) && (sent === undefined || isLists(sent))
}

const isLists = (found: unknown): found is SyncedLists =>
  isFields(found) &&
  Array.isArray(found['cart']) &&
  found['cart'].every(isFields) &&
  Array.isArray(found['wishlist'])

const isFields = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null
