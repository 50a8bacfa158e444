import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { DayRange, SalesDimension, SalesFigure, SalesSums } from '../contract.ts'
import { columnsOf, summedFigure } from '../figure-sql.ts'
import { findLeaders, type Leaders } from '../leaders/find-leaders.ts'
import { isLed } from '../leaders/rebuild-leaders.ts'
import {
  columnsIn,
  rowsOfKeys,
  sumsOf,
  sumsOfColumns,
  type KeyedSums,
  type SumRow,
} from './select-sums.ts'

/** A key and the figure that it has its place by. */
export interface Place {
  key: string
  value: string
}

interface Best extends Place {
  /** Where they were read with it. */
  sums?: SalesSums
}

export interface Ranking extends KeyedSums {
  range: DayRange
  sort: SalesFigure
  after: Place | undefined
  most: number
}

/** Of these there may be more than a page shows. */
const isMany = (dimension: SalesDimension): boolean =>
  ['product', 'variant', 'brand', 'coupon'].includes(dimension)

/** Those with the largest figure, the largest first. */
export async function listBest(database: Database, ranking: Ranking): Promise<Best[]> {
  const found = await listBestOfLeaders(database, ranking)
  return found ?? rank(database, ranking, { hasSums: !isMany(ranking.dimension) })
}

/** Found among those that led in some month, where that proves that no other has a place among them. */
async function listBestOfLeaders(
  database: Database,
  ranking: Ranking,
): Promise<Best[] | undefined> {
  const { dimension, keys, sort, after, most } = ranking
  if (!isLed(dimension) || keys) return undefined
  const asked = { ...ranking, figure: sort, most: after ? most + mostBefore : most }
  for await (const { named, bound, split } of findLeaders(database, asked)) {
    // Far behind the first page, nothing comes to more than what is not named.
    if (after && Number(after.value) <= bound) continue
    const found = await rankNamed(database, { ...ranking, split }, named)
    const last = found[most - 1]
    if (last && Number(last.value) > bound) return found
  }
  return undefined
}

/** Where somebody goes on from a page, those before it must be known, too. */
const mostBefore = 150
/** What may have a place comes to less than it may: so many more are added up at once. */
const someMore = 10

/** A page of those that come to most, then of all that may come to more than its last one. */
async function rankNamed(
  database: Database,
  ranking: Ranking,
  named: Leaders['named'],
): Promise<Best[]> {
  const { after, most } = ranking
  const before = after ? named.filter((each) => each.most >= Number(after.value)).length : 0
  const likely = named.slice(0, before + most + someMore)
  const found = await rank(database, { ...ranking, keys: keysOf(likely) }, { hasSums: true })
  const least = found[most - 1]?.value ?? -Infinity
  const others = named.slice(likely.length).filter((each) => each.most >= Number(least))
  if (others.length === 0) return found
  found.push(...(await rank(database, { ...ranking, keys: keysOf(others) }, { hasSums: false })))
  return found
    .toSorted(
      (one, other) => Number(other.value) - Number(one.value) || (one.key < other.key ? -1 : 1),
    )
    .slice(0, most)
}

const keysOf = (named: Leaders['named']) => named.map(({ key }) => key)

/** All figures are read with the one that they are sorted by where most of the keys are on the page. */
async function rank(
  database: Database,
  { sort, after, most, ...sums }: Ranking,
  { hasSums }: { hasSums: boolean },
): Promise<Best[]> {
  const value = summedFigure(sort)
  const isAfter = after
    ? sql`HAVING (${value}) < ${after.value}::numeric OR (${value}) = ${after.value}::numeric AND key > ${after.key}`
    : sql``
  const columns = hasSums ? columnsIn(sums.dimension) : []
  const others = hasSums ? sql`, ${sumsOfColumns(columns)}` : sql``
  const read = new Set([...columns, ...columnsOf(sort)])
  const { rows } = await database.execute<Place & SumRow>(sql`
    SELECT key, ${value} AS value ${others} FROM (${rowsOfKeys(sums, [...read])}) sums
    GROUP BY key ${isAfter} ORDER BY value DESC, key LIMIT ${most}`)
  return rows.map(({ key, value: own, ...row }) => ({
    key,
    value: own,
    ...(hasSums && { sums: sumsOf(row) }),
  }))
}
