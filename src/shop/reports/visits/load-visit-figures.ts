import { sql, type SQL } from 'drizzle-orm'
import type { Shop } from '../../shop.ts'
import { visitOrderSums, visitSums } from '../../visits/tables.ts'
import type { Dimension } from '../../visits/visit.ts'
import {
  noFigures,
  stretches,
  type NamedFigures,
  type Stretch,
  type VisitBy,
  type VisitFigures,
} from './visit-figures.ts'

/** Days of Dhaka; both ends are included. */
interface Days {
  from: string
  to: string
}

interface Asked {
  days: Days
  by: VisitBy
  most: number
}

/** Visits of some days from the sums of the days, by stretches of time in their order, or by what there was most of. */
export async function loadVisitFigures(
  { database }: Pick<Shop, 'database'>,
  { days, by, most }: Asked,
): Promise<NamedFigures[]> {
  const stretch = stretches.find((one) => one === by)
  const dimension: Dimension = stretch ? 'total' : (by as Exclude<VisitBy, Stretch>)
  const { rows } = await database.execute<{ name: string } & Record<string, unknown>>(
    sql`${figuresOf(dimension, days, stretch ? beginOf[stretch] : sql`value`)}
      ORDER BY ${stretch ? sql`name` : sql`visits DESC, placed DESC, views DESC, name`} LIMIT ${most}`,
  )
  return rows as unknown as NamedFigures[]
}

/** Of all these days together. */
export async function loadVisitTotal(
  { database }: Pick<Shop, 'database'>,
  days: Days,
): Promise<VisitFigures> {
  const { rows } = await database.execute(figuresOf('total', days, sql`value`))
  const [total] = rows as unknown as NamedFigures[]
  const { name: _, ...figures } = total ?? { name: '', ...noFigures }
  return figures
}

/** The first day of the stretch that a day lies in. */
const beginOf: Record<Stretch, SQL> = {
  day: sql`day::text`,
  week: sql`(day - extract(dow FROM day)::int)::text`,
  month: sql`date_trunc('month', day)::date::text`,
}

const sumsOf = (columns: readonly string[]) =>
  sql.raw(columns.map((column) => `sum(${column})::float8 AS ${column}`).join(', '))

const orNone = (columns: readonly string[]) =>
  sql.raw(columns.map((column) => `coalesce(${column}, 0) AS ${column}`).join(', '))

const ofVisits = ['views', 'visits', 'visitors', 'seen', 'carts', 'checkouts']
const ofOrders = ['placed', 'delivered']

function figuresOf(dimension: Dimension, { from, to }: Days, name: SQL): SQL {
  const within = sql`dimension = ${dimension} AND day BETWEEN ${from}::date AND ${to}::date`
  return sql`
    SELECT name, ${orNone(ofVisits)}, ${orNone(ofOrders)}
    FROM (SELECT ${name} AS name, ${sumsOf(ofVisits)} FROM ${visitSums} WHERE ${within} GROUP BY 1) visited
    FULL JOIN (SELECT ${name} AS name, ${sumsOf(ofOrders)} FROM ${visitOrderSums} WHERE ${within} GROUP BY 1) ordered USING (name)`
}
