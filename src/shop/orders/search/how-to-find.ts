import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import { prepared } from '#platform/database/prepared.ts'
import type { Shop } from '#shop/shop.ts'

/** How many rows PostgreSQL expects to fit, and to be there. */
export interface Expected {
  fitting: number
  all: number
}

/** Of what few have, whatever PostgreSQL expects. */
export const rare: Expected = { fitting: 1, all: Infinity }

interface Plan {
  'Plan Rows': number
  Plans?: Plan[]
}

/** Rows of which something is expected. */
export interface Part {
  from: SQL
  where: SQL
}

/**
 * What PostgreSQL expects, and not what it thinks that either way costs: it takes a text that is put together for each row for free. `asked`
 * says what the condition is made of.
 */
export async function expectedOf(
  shop: Pick<Shop, 'database'>,
  table: PgTable,
  asked: object,
  condition: () => SQL | undefined,
): Promise<Expected> {
  const from = sql`${table}`
  const name = getTableName(table)
  const [[fitting = 0], [all = 0]] = await Promise.all([
    expectRows(shop, `${name} ${JSON.stringify(asked)}`, () => [
      { from, where: condition() ?? sql`true` },
    ]),
    expectRows(shop, name, () => [{ from, where: sql`true` }]),
  ])
  return { fitting, all }
}

/** So long an estimate holds: PostgreSQL itself counts rows anew no more often. Whatever it says, the same rows are found. */
const heldMs = 60_000

const held = prepared(() => new LRUCache<string, Promise<number[]>>({ max: 300, ttl: heldMs }))

/** How many rows of each part; asked once in a minute for the same question. */
export function expectRows(
  { database }: Pick<Shop, 'database'>,
  question: string,
  partsOf: () => Part[],
): Promise<number[]> {
  const estimates = held(database)
  const known = estimates.get(question)
  if (known) return known
  const asking = explain(database, partsOf())
  estimates.set(question, asking)
  asking.catch(() => estimates.delete(question))
  return asking
}

async function explain(database: Shop['database'], parts: readonly Part[]): Promise<number[]> {
  const all = sql.join(
    parts.map(({ from, where }) => sql`SELECT 1 FROM ${from} WHERE ${where}`),
    sql` UNION ALL `,
  )
  const { rows } = await database.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql`EXPLAIN (FORMAT JSON) ${all}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  const plans = parts.length === 1 ? [plan] : (plan?.Plans ?? [])
  return parts.map((_, at) => plans[at]?.['Plan Rows'] ?? 0)
}

/** As many stand on a page. */
const wanted = 50

/** So few are read whole and sorted in a millisecond or two. */
const few = 1000

export const areFew = (rows: number): boolean => rows <= few

/** Names that PostgreSQL expects in more rows. */
export const isCommon = ({ fitting }: Expected): boolean => !areFew(fitting)

/** One row in so many is soon found by walking along the list. */
const sparse = 16

/**
 * How the first rows that fit are found (docs/decisions/0132): all of them by their index, week after week by their index, or along the list in its
 * order.
 */
export type How = 'whole' | 'by-weeks' | 'along-list'

export function howToFind({ fitting, all }: Expected, isByTime: boolean): How {
  if (isByTime) return fitting <= few ? 'whole' : fitting * sparse < all ? 'by-weeks' : 'along-list'
  // One found by the index costs as much as two that are walked past.
  return fitting * 2 < (wanted * all) / fitting ? 'whole' : 'along-list'
}
