import { nothingKept, sameLists, type KeptLists } from '#shop/cart/synced/kept.ts'

/** What this browser and the shop last agreed on: changes since then are told apart by it, here and there (decision 27). */
export interface Mark {
  /** Whose lists they are. */
  account: string
  version: number
  lists: KeptLists
  /** Sent after that, and no answer came yet: the shop may have kept it. */
  sent?: KeptLists
}

const key = 'kept-lists'

/** Undefined where cart and wishlist are nobody's yet, or it cannot be read: then they are put together with those of the shop. */
export function readMark(): Mark | undefined {
  try {
    const mark: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isMark(mark) ? mark : undefined
  } catch {
    return undefined
  }
}

export function writeMark(mark: Mark): void {
  try {
    localStorage.setItem(key, JSON.stringify(mark))
  } catch {
    // A full storage: an older mark would take what was added since for something taken out elsewhere.
    removeMark()
  }
}

export function removeMark(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where there is no storage there is no mark either.
  }
}

/** From where the lists that the shop has now went on. */
export function beforeOf(
  mark: Mark | undefined,
  theirs: { version: number } & KeptLists,
): KeptLists {
  // An older version than agreed on: the shop came back from a backup. Nobody took anything out.
  if (!mark || theirs.version < mark.version) return nothingKept
  return mark.sent && sameLists(mark.sent, theirs) ? mark.sent : mark.lists
}

function isMark(found: unknown): found is Mark {
  if (!isFields(found)) return false
  const { account, version, lists, sent } = found
  const isKnown = typeof account === 'string' && typeof version === 'number'
  return isKnown && isLists(lists) && (sent === undefined || isLists(sent))
}

const isLists = (found: unknown): found is KeptLists =>
  isFields(found) &&
  Array.isArray(found['cart']) &&
  found['cart'].every(isFields) &&
  Array.isArray(found['wishlist'])

const isFields = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null
