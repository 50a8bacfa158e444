import type { OrderNews } from '#shop/orders/live/order-news.ts'

/** What this browser remembers for a person, for all its tabs. */
export interface StoredNews {
  /** The latest change that was received. */
  cursor?: string
  /** What others did since the bell was opened, and how many of it are new orders that nobody has looked at. */
  unread: number
  fresh: number
  /** Ids of long exports that were told, the latest last. */
  exports: readonly string[]
}

const nothing: StoredNews = { unread: 0, fresh: 0, exports: [] }
/** More is not counted. */
const most = 100
/** The shop keeps fewer for each person. */
const mostExports = 20

const keyOf = (person: string) => `backoffice-news:${person}`

export function readNews(person: string): StoredNews {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(person)) ?? '{}') as Partial<StoredNews>
    return { ...nothing, ...kept }
  } catch {
    return nothing
  }
}

export function addNews(person: string, { cursor, unread, fresh }: OrderNews): void {
  const kept = readNews(person)
  keep(person, {
    ...kept,
    cursor,
    unread: Math.min(most, kept.unread + unread),
    fresh: Math.min(most, kept.fresh + fresh),
  })
}

/** A long export has ended: for the person alone, and in no history of an order. False where this browser has told it before. */
export function addExport(person: string, id: string): boolean {
  const kept = readNews(person)
  if (kept.exports.includes(id)) return false
  const exports = [...kept.exports, id].slice(-mostExports)
  keep(person, { ...kept, exports, unread: Math.min(most, kept.unread + 1) })
  return true
}

/** Somebody opened the bell, or looked at the new orders. */
export function markNews(
  person: string,
  seen: Partial<Pick<StoredNews, 'unread' | 'fresh'>>,
): void {
  keep(person, { ...readNews(person), ...seen })
}

function keep(person: string, kept: StoredNews): void {
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(kept))
  } catch {
    // Some private modes give no storage: what is new is counted from now on in each page.
  }
}
