import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import type {
  DayRange,
  SalesBy,
  SalesByPage,
  SalesDimension,
  SalesOfKey,
  SalesSort,
} from '../contract.ts'
import { sumsOfSums } from '../sums/sum-sql.ts'
import { listKeyNames } from './list-key-names.ts'
import { splitRange } from './split-range.ts'
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
  const value = sortedBy[sort]
  const goesOn = after
    ? sql`HAVING (${value}) < ${after.value}::numeric OR (${value}) = ${after.value}::numeric AND key > ${after.key}`
    : sql``
  // Which ones they are is found by one figure; all figures are read of those alone.
  const found = await database.execute<SumRow & { key: string; value: string }>(sql`
    WITH rows AS NOT MATERIALIZED (${await selectRows(database, dimension, range)}), best AS MATERIALIZED (
      SELECT key, ${value} AS value FROM rows GROUP BY key ${goesOn} ORDER BY value DESC, key LIMIT ${most + 1}
    ) SELECT best.key, best.value, ${sumsOfSums} FROM best JOIN rows ON rows.key = best.key
    GROUP BY best.key, best.value ORDER BY best.value DESC, best.key`)
  const page = found.rows.slice(0, most)
  const names = await listKeyNames(
    database,
    dimension,
    page.map((row) => row.key),
  )
  const last = page.at(-1)
  return {
    rows: page.map((row): SalesOfKey => ({
      key: row.key,
      name: null,
      nameBn: null,
      ...names.get(row.key),
      sums: sumsOf(row),
    })),
    next: found.rows.length > most && last ? cursorOf(last) : null,
  }
}

async function selectRows(
  database: Database,
  dimension: SalesDimension,
  range: DayRange,
): Promise<SQL> {
  if (dimension !== 'weekday')
    return sumRows(await splitRange(database, range), sql`dimension = ${dimension}`)
  const weekday = sql`extract(isodow FROM day)::int::text`
  return sumRows({ months: [], days: [range] }, sql`dimension = 'all'`, weekday)
}

const cursorOf = ({ key, value }: { key: string; value: string }) =>
  Buffer.from(JSON.stringify([String(value), key])).toString('base64url')

function parseCursor(cursor: string): { value: string; key: string } | undefined {
  const text = Buffer.from(cursor, 'base64url').toString()
  const parts = /^\["(-?\d{1,20})",("(?:[^"\\]|\\.)*")\]$/.exec(text)
  return parts?.[1] && parts[2] ? { value: parts[1], key: String(JSON.parse(parts[2])) } : undefined
}
