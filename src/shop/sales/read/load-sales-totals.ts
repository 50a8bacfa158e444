import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { DayRange, SalesSums } from '../contract.ts'
import { noSales } from '../sales.ts'
import { sumsOfSums } from '../sums/sum-sql.ts'
import { splitRange } from './split-range.ts'
import { sumRows, sumsOf, type SumRow } from './select-sums.ts'

/** Everything that happened in these days. */
export async function loadSalesTotals(
  { database }: { database: Database },
  range: DayRange,
): Promise<SalesSums> {
  const rows = sumRows(await splitRange(database, range), sql`dimension = 'all' AND key = ''`)
  const summed = await database.execute<SumRow>(sql`SELECT ${sumsOfSums} FROM (${rows}) sums`)
  const [row] = summed.rows
  return row ? sumsOf(row) : noSales
}
