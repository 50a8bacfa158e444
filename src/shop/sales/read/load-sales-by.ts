import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import type {
  SalesBy,
  SalesByPage,
  SalesDimension,
  SalesOfKey,
  SalesSort,
  SalesSums,
} from '../contract.ts'
import { noSales } from '../sales.ts'
import { sumsOfSums } from '../sums/sum-sql.ts'
import { listKeyNames } from './list-key-names.ts'
import { splitRange, type SplitRange } from './split-range.ts'
import { sumRows, sumsOf, type SumRow } from './select-sums.ts'

const usualLimit = 50
export const mostKeys = 500

const summed = (columns: string) =>
  sql.raw(
    columns
      .split(' ')
      .map((column) =>
        column.startsWith('-')
          ? `- coalesce(sum(${column.slice(1)}), 0)`
          : `+ coalesce(sum(${column}), 0)`,
      )
      .join(' '),
  )

/** What is compared; the largest comes first. */
const sortedBy: Record<SalesSort, SQL> = {
  ordered: summed('ordered_gross -ordered_discount'),
  delivered: summed('delivered_gross -delivered_discount'),
  pieces: summed('delivered_pieces'),
  profit: summed('delivered_costed -delivered_cost -returned_costed returned_cost'),
  canceled: summed('canceled_orders'),
  refused: summed('refused_pieces'),
  returned: summed('returned_pieces'),
}

/**
 * Sales of these days by product, district and so on: a page of those with the largest figure. Undefined where the cursor is not one of
 * these.
 */
export async function loadSalesBy(
  { database }: Pick<Shop, 'database'>,
  dimension: SalesDimension,
  { sort = 'delivered', limit = usualLimit, cursor, ...range }: SalesBy,
): Promise<SalesByPage | undefined> {
  const most = Math.min(limit, mostKeys)
  const after = cursor === undefined ? undefined : parseCursor(cursor)
  if (cursor !== undefined && !after) return undefined
  const split =
    dimension === 'weekday' ? { months: [], days: [range] } : await splitRange(database, range)
  const found = await listBest(database, { dimension, split, sort, after, most: most + 1 })
  const page = found.slice(0, most)
  const keys = page.map(({ key }) => key)
  const [sums, names] = [
    await loadSumsOfKeys(database, { dimension, split, keys }),
    await listKeyNames(database, dimension, keys),
  ]
  const last = page.at(-1)
  return {
    rows: keys.map((key): SalesOfKey => ({
      key,
      name: null,
      nameBn: null,
      ...names.get(key),
      sums: sums.get(key) ?? noSales,
    })),
    next: found.length > most && last ? cursorOf(last) : null,
  }
}

interface Reading {
  dimension: SalesDimension
  split: SplitRange
}

interface Best extends Record<string, unknown> {
  key: string
  value: string
}

/** Which ones they are is found by one figure … */
async function listBest(
  database: Database,
  {
    dimension,
    split,
    sort,
    after,
    most,
  }: Reading & { sort: SalesSort; after: Best | undefined; most: number },
): Promise<Best[]> {
  const value = sortedBy[sort]
  const goesOn = after
    ? sql`HAVING (${value}) < ${after.value}::numeric OR (${value}) = ${after.value}::numeric AND key > ${after.key}`
    : sql``
  const { rows } = await database.execute<Best>(sql`
    SELECT key, ${value} AS value FROM (${rowsOf(dimension, split)}) sums
    GROUP BY key ${goesOn} ORDER BY value DESC, key LIMIT ${most}`)
  return rows
}

/** … and all figures are read of those alone, by the index of keys. */
async function loadSumsOfKeys(
  database: Database,
  { dimension, split, keys }: Reading & { keys: readonly string[] },
): Promise<Map<string, SalesSums>> {
  if (keys.length === 0) return new Map()
  const { rows } = await database.execute<SumRow & { key: string }>(sql`
    SELECT key, ${sumsOfSums} FROM (${rowsOf(dimension, split, keys)}) sums GROUP BY key`)
  return new Map(rows.map((row) => [row.key, sumsOf(row)]))
}

function rowsOf(dimension: SalesDimension, split: SplitRange, keys?: readonly string[]): SQL {
  if (dimension === 'weekday')
    return sumRows(split, sql`dimension = 'all'`, sql`extract(isodow FROM day)::int::text`)
  const which = keys ? sql` AND key = ANY(${sql.param([...keys])}::text[])` : sql``
  return sumRows(split, sql`dimension = ${dimension}${which}`)
}

const cursorOf = ({ key, value }: Best) =>
  Buffer.from(JSON.stringify([String(value), key])).toString('base64url')

function parseCursor(cursor: string): Best | undefined {
  const text = Buffer.from(cursor, 'base64url').toString()
  const parts = /^\["(-?\d{1,20})",("(?:[^"\\]|\\.)*")\]$/.exec(text)
  return parts?.[1] && parts[2] ? { value: parts[1], key: String(JSON.parse(parts[2])) } : undefined
}
