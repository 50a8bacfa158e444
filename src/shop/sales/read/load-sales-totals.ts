import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { DayRange, SalesSums } from '../contract.ts'
import { noSales } from '../sales.ts'
import { splitRange, type SplitRange } from './split-range.ts'
import { allColumns, sumRows, sumsOf, sumsOfColumns, type SumRow } from './select-sums.ts'

/** Everything that happened in these days. */
export const loadSalesTotals = async (
  { database }: { database: Database },
  range: DayRange,
): Promise<SalesSums> => loadTotalsOf(database, await splitRange(database, range), allColumns)

/** The same of some columns; all others are 0. */
export async function loadTotalsOf(
  database: Database,
  split: SplitRange,
  columns: readonly string[],
): Promise<SalesSums> {
  const sums = sumRows(split, sql`dimension = 'all' AND key = ''`, { columns })
  const { rows } = await database.execute<SumRow>(
    sql`SELECT ${sumsOfColumns(columns)} FROM (${sums}) sums`,
  )
  const [row] = rows
  return row ? sumsOf(row) : noSales
}
