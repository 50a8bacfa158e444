import { isId } from '#platform/text/is-id.ts'
import type { Shop } from '#shop/shop.ts'
import { dayBefore } from '../read/split-range.ts'
import type { CellEntry, SalesCell } from './sales-cell.ts'
import { listDaysOf, listEntriesOf, type After } from './select-entries.ts'

export interface EntriesPage {
  rows: CellEntry[]
  next: string | null
}

interface Asked {
  limit?: number
  /** The `next` of the page before. */
  cursor?: string | undefined
}

const usualLimit = 50
/**
 * The orders behind a figure, the latest day first: what they add to it comes to the figure. Days with nothing of it are passed over by the
 * sums, so that no page reads more than some days of the ledger. Undefined where the cursor is not one of these.
 */
export async function listEntries(
  { database }: Pick<Shop, 'database'>,
  cell: SalesCell,
  { limit = usualLimit, cursor }: Asked = {},
): Promise<EntriesPage | undefined> {
  const after = cursor === undefined ? undefined : parseCursor(cursor)
  if (after === null) return undefined
  const rows = await collect({ database }, cell, { after, most: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: rows.length > limit && last ? `${last.day}_${last.id}` : null }
}

/** Some days at a time, until there are enough. */
async function collect(
  { database }: Pick<Shop, 'database'>,
  cell: SalesCell,
  { after, most }: { after: After | undefined; most: number },
): Promise<CellEntry[]> {
  const rows: CellEntry[] = []
  let [until, begin] = [after && after.day < cell.to ? after.day : cell.to, after]
  while (rows.length < most && until >= cell.from) {
    const missing = most - rows.length
    const days = await listDaysOf(database, cell, { until, most: missing })
    rows.push(...(await listEntriesOf(database, cell, { days, after: begin, most: missing })))
    const earliest = days.at(-1)
    if (earliest === undefined) break
    ;[until, begin] = [dayBefore(earliest), undefined]
  }
  return rows
}

/** All of them in batches, for a file. */
export async function* walkEntries(
  shop: Pick<Shop, 'database'>,
  cell: SalesCell,
): AsyncGenerator<CellEntry[]> {
  for (let cursor: string | undefined; ;) {
    const page = await listEntries(shop, cell, { limit: 500, cursor })
    if (page && page.rows.length > 0) yield page.rows
    if (!page?.next) return
    cursor = page.next
  }
}

const idLength = 36

/** Null where it is none: it is typed into addresses. */
export function parseCursor(cursor: string): After | null {
  const [, day = '', id = ''] = /^([1-9]\d{3}-\d\d-\d\d)_(\S{36}[a-z]{4,12})$/.exec(cursor) ?? []
  return isDay(day) && isId(id.slice(0, idLength)) ? { day, id } : null
}

const isDay = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
