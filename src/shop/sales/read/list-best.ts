import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { DayRange, SalesDimension, SalesFigure } from '../contract.ts'
import { summedFigure } from '../figure-sql.ts'
import { findLeaders } from '../leaders/find-leaders.ts'
import { isLed } from '../leaders/rebuild-leaders.ts'
import { sumsOfSums } from '../sums/sum-sql.ts'
import { rowsOfKeys, type KeyedSums, type SumRow } from './select-sums.ts'

/** A key and the figure that it has its place by. */
export interface Best {
  key: string
  value: string
}

export interface Ranking extends KeyedSums {
  range: DayRange
  sort: SalesFigure
  after: Best | undefined
  most: number
}

type BestRow = Best & SumRow

/** Where keys are few, all figures are read with the one that they are sorted by. */
export const isRankedWithSums = (dimension: SalesDimension): boolean =>
  !['product', 'variant', 'brand', 'coupon'].includes(dimension)

/** Those with the largest figure, the largest first. */
export async function listBest(database: Database, ranking: Ranking): Promise<BestRow[]> {
  return (await listBestOfLeaders(database, ranking)) ?? rank(database, ranking)
}

/** Where somebody goes on from a page, those before it must be known, too. */
const mostBefore = 150

/** Found among those that led in some month, where that proves that no other has a place among them. */
async function listBestOfLeaders(
  database: Database,
  ranking: Ranking,
): Promise<BestRow[] | undefined> {
  const { dimension, keys, sort, after, most } = ranking
  if (!isLed(dimension) || keys) return undefined
  const asked = { ...ranking, figure: sort, most: after ? most + mostBefore : most }
  for await (const leaders of findLeaders(database, asked)) {
    const found = await rank(database, { ...ranking, keys: leaders.keys })
    const last = found[most - 1]
    if (last && Number(last.value) > leaders.bound) return found
  }
  return undefined
}

async function rank(
  database: Database,
  { sort, after, most, ...sums }: Ranking,
): Promise<BestRow[]> {
  const value = summedFigure(sort)
  const isAfter = after
    ? sql`HAVING (${value}) < ${after.value}::numeric OR (${value}) = ${after.value}::numeric AND key > ${after.key}`
    : sql``
  const others = isRankedWithSums(sums.dimension) ? sql`, ${sumsOfSums}` : sql``
  const { rows } = await database.execute<BestRow>(sql`
    SELECT key, ${value} AS value ${others} FROM (${rowsOfKeys(sums)}) sums
    GROUP BY key ${isAfter} ORDER BY value DESC, key LIMIT ${most}`)
  return rows
}
