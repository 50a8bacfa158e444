import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import type {
  DayRange,
  SalesBy,
  SalesByPage,
  SalesDimension,
  SalesOfKey,
  SalesSums,
} from '../contract.ts'
import { noSales } from '../sales.ts'
import { listBest, type Place } from './list-best.ts'
import { listKeyNames } from './list-key-names.ts'
import { isNothing, loadUntold, untold } from './load-untold.ts'
import { splitRange, type SplitRange } from './split-range.ts'
import {
  columnsIn,
  rowsOfKeys,
  sumsOf,
  sumsOfColumns,
  type KeyedSums,
  type SumRow,
} from './select-sums.ts'

const usualLimit = 50
export const mostKeys = 500

/**
 * Sales of these days by product, district and so on: a page of those with the largest figure. Undefined where the cursor is not one of
 * these.
 */
export async function loadSalesBy(
  { database }: Pick<Shop, 'database'>,
  dimension: SalesDimension,
  { sort = 'delivered', limit = usualLimit, cursor, keys: wanted, ...range }: SalesBy,
): Promise<SalesByPage | undefined> {
  const most = Math.min(limit, mostKeys)
  const after = cursor === undefined ? undefined : parseCursor(cursor)
  if (cursor !== undefined && !after) return undefined
  const split = await splitFor(database, dimension, range)
  const which = { dimension, split, range }
  const found = await listBest(database, { ...which, keys: wanted, sort, after, most: most + 1 })
  const page = found.slice(0, most)
  const keys = page.map(({ key }) => key)
  // Where many were looked through, it was by one figure; all figures are read of those alone, by the index of keys.
  const without = page.filter(({ sums }) => !sums).map(({ key }) => key)
  const [others, names] = await Promise.all([
    loadSumsOfKeys(database, { ...which, keys: without }),
    listKeyNames(database, dimension, keys),
  ])
  const last = page.at(-1)
  const isLast = found.length <= most
  const rows = page.map(({ key, sums }): SalesOfKey => ({
    key,
    name: null,
    nameBn: null,
    ...names.get(key),
    sums: sums ?? others.get(key) ?? noSales,
  }))
  return {
    rows: isLast && !wanted ? [...rows, ...(await untoldRow(database, which, rows))] : rows,
    next: !isLast && last ? cursorOf(last) : null,
  }
}

/** Of customers what is not told apart, as the last row. */
async function untoldRow(
  database: Database,
  { dimension, split }: { dimension: SalesDimension; split: SplitRange },
  told: readonly SalesOfKey[],
): Promise<SalesOfKey[]> {
  if (dimension !== 'customer') return []
  const sums = await loadUntold(
    database,
    split,
    told.map((row) => row.sums),
  )
  return isNothing(sums) ? [] : [{ key: untold, name: null, nameBn: null, sums }]
}

/** All figures of some keys, in a range; those of which there is nothing are left out. */
export async function loadSalesOfKeys(
  { database }: Pick<Shop, 'database'>,
  dimension: SalesDimension,
  { keys, ...range }: DayRange & { keys: readonly string[] },
): Promise<Map<string, SalesSums>> {
  const split = await splitFor(database, dimension, range)
  if (dimension !== 'customer' || !keys.includes(untold))
    return loadSumsOfKeys(database, { dimension, split, keys })
  const told = await loadSumsOfKeys(database, { dimension, split, keys: ['new', 'returning'] })
  return new Map([...told, [untold, await loadUntold(database, split, [...told.values()])]])
}

const splitFor = async (database: Database, dimension: SalesDimension, range: DayRange) =>
  dimension === 'weekday' ? { months: [], days: [range] } : splitRange(database, range)

async function loadSumsOfKeys(
  database: Database,
  which: KeyedSums & { keys: readonly string[] },
): Promise<Map<string, SalesSums>> {
  if (which.keys.length === 0) return new Map()
  const { rows } = await database.execute<SumRow & { key: string }>(sql`
    SELECT key, ${sumsOfColumns(columnsIn(which.dimension))} FROM (${rowsOfKeys(which)}) sums GROUP BY key`)
  return new Map(rows.map((row) => [row.key, sumsOf(row)]))
}

const cursorOf = ({ key, value }: Place) =>
  Buffer.from(JSON.stringify([String(value), key])).toString('base64url')

function parseCursor(cursor: string): Place | undefined {
  const text = Buffer.from(cursor, 'base64url').toString()
  const parts = /^\["(-?\d{1,20})",("(?:[^"\\]|\\.)*")\]$/.exec(text)
  return parts?.[1] && parts[2] ? { value: parts[1], key: String(JSON.parse(parts[2])) } : undefined
}
