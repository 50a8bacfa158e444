import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import type {
  DayRange,
  SalesBy,
  SalesByPage,
  SalesDimension,
  SalesFigure,
  SalesKind,
  SalesOfKey,
  SalesSums,
} from '../contract.ts'
import { figures, measureColumns } from '../figures.ts'
import { noSales } from '../sales.ts'
import { sumsOfSums } from '../sums/sum-sql.ts'
import { listKeyNames } from './list-key-names.ts'
import { splitRange, type SplitRange } from './split-range.ts'
import { sumRows, sumsOf, type SumRow } from './select-sums.ts'

const usualLimit = 50
export const mostKeys = 500

/** What is compared; the largest comes first. */
function sortedBy(figure: SalesFigure): SQL {
  const { measure, of, and, less } = figures[figure]
  const summed = (kind: SalesKind | undefined, sign: '+' | '-') =>
    (kind ? measureColumns[measure] : []).map((column) => {
      const isOff = column.startsWith('-')
      const name = `${kind}_${isOff ? column.slice(1) : column}`
      return `${isOff === (sign === '+') ? '-' : '+'} coalesce(sum(${name}), 0)`
    })
  return sql.raw([...summed(of, '+'), ...summed(and, '+'), ...summed(less, '-')].join(' '))
}

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
  const found = await listBest(database, {
    dimension,
    split,
    keys: wanted,
    sort,
    after,
    most: most + 1,
  })
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
  keys?: readonly string[] | undefined
}

/** All figures of some keys, in a range; those of which there is nothing are left out. */
export async function loadSalesOfKeys(
  { database }: Pick<Shop, 'database'>,
  dimension: SalesDimension,
  { keys, ...range }: DayRange & { keys: readonly string[] },
): Promise<Map<string, SalesSums>> {
  return loadSumsOfKeys(database, {
    dimension,
    split: await splitFor(database, dimension, range),
    keys,
  })
}

const splitFor = async (database: Database, dimension: SalesDimension, range: DayRange) =>
  dimension === 'weekday' ? { months: [], days: [range] } : splitRange(database, range)

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
    keys,
    sort,
    after,
    most,
  }: Reading & { sort: SalesFigure; after: Best | undefined; most: number },
): Promise<Best[]> {
  const value = sortedBy(sort)
  const goesOn = after
    ? sql`HAVING (${value}) < ${after.value}::numeric OR (${value}) = ${after.value}::numeric AND key > ${after.key}`
    : sql``
  const { rows } = await database.execute<Best>(sql`
    SELECT key, ${value} AS value FROM (${rowsOf(dimension, split, keys)}) sums
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
