import type { Shop } from '#shop/shop.ts'
import type { DayRange, SalesFigure, SalesOfKey, SalesPeriod, SalesSums } from '../contract.ts'
import { listPeriods, loadSalesOverTime } from '../read/load-sales-over-time.ts'
import { loadSalesBy, loadSalesOfKeys } from '../read/load-sales-by.ts'
import { dayBefore } from '../read/split-range.ts'
import { findKeys } from './find-keys.ts'
import { isInOwnOrder, isPeriod, type ReportBy } from './report-by.ts'

export interface ReportAsked {
  days: DayRange
  by: ReportBy
  /** Of periods: nothing, the latest comes first. */
  sort: SalesFigure
  /** What is looked for in the names. */
  q?: string | undefined
  limit?: number
  /** The `next` of the page before. */
  cursor?: string | undefined
}

export interface ReportPage {
  rows: SalesOfKey[]
  next: string | null
}

const usualLimit = 50

/** A page of a report: sales by day or month, or by product, district and so on. Undefined where the cursor is not one of these. */
export async function loadReport(
  shop: Pick<Shop, 'database'>,
  { days, by, sort, q = '', limit = usualLimit, cursor }: ReportAsked,
): Promise<ReportPage | undefined> {
  if (isPeriod(by)) return loadPeriods(shop, { days, by, limit, cursor })
  const keys = q === '' ? undefined : await findKeys(shop.database, by, q)
  const page = await loadSalesBy(shop, by, { ...days, sort, limit, cursor, keys })
  if (!page || !isInOwnOrder(by)) return page
  return { ...page, rows: page.rows.toSorted((one, other) => Number(one.key) - Number(other.key)) }
}

/** All rows in batches, for a file. */
export async function* walkReport(
  shop: Pick<Shop, 'database'>,
  asked: Omit<ReportAsked, 'limit' | 'cursor'>,
): AsyncGenerator<SalesOfKey[]> {
  for (let cursor: string | undefined; ;) {
    const page = await loadReport(shop, { ...asked, limit: 500, cursor })
    if (page && page.rows.length > 0) yield page.rows
    if (!page?.next) return
    cursor = page.next
  }
}

interface Periods {
  days: DayRange
  by: SalesPeriod
  limit: number
  cursor: string | undefined
}

/** The latest first; only the days of the page are read. */
async function loadPeriods(
  shop: Pick<Shop, 'database'>,
  { days, by, limit, cursor }: Periods,
): Promise<ReportPage | undefined> {
  const periods = listPeriods(days, by).toReversed()
  const at = cursor === undefined ? 0 : periods.indexOf(cursor)
  if (at < 0) return undefined
  const [first, last] = [periods[at], periods[Math.min(at + limit, periods.length) - 1]]
  if (first === undefined || last === undefined) return { rows: [], next: null }
  const next = periods[at + limit] ?? null
  const isFirst = at === 0
  const to = isFirst ? days.to : dayBefore(periods[at - 1] ?? days.to)
  const from = last < days.from ? days.from : last
  const rows = await loadSalesOverTime(shop, { from, to, by })
  return {
    rows: rows
      .map(({ period, sums }) => ({ key: period, name: null, nameBn: null, sums }))
      .toReversed(),
    next,
  }
}

/** The same rows in the days before; of periods nothing is known: theirs are others. */
export const loadBefore = async (
  shop: Pick<Shop, 'database'>,
  by: ReportBy,
  { keys, ...before }: DayRange & { keys: readonly string[] },
): Promise<Map<string, SalesSums>> =>
  isPeriod(by) ? new Map() : loadSalesOfKeys(shop, by, { ...before, keys })
