import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { DayRange, SalesDimension, SalesFigure } from '../contract.ts'
import { summedFigure } from '../figure-sql.ts'
import {
  dayBefore,
  daysWithout,
  lengthOf,
  nextMonth,
  shortenSplit,
  type SplitRange,
} from '../read/split-range.ts'
import { salesDays } from '../tables.ts'
import { keptAs, mostLeaders, type LedDays } from './rebuild-leaders.ts'
import { salesLeaders } from './tables.ts'

export interface Leaders {
  /** Those that may be the best of the range, and what each comes to at most: the largest first. */
  named: { key: string; most: number }[]
  /** No other comes to more in the range. */
  bound: number
  /** How those that are named are read. */
  split: SplitRange
}

interface Asked {
  dimension: SalesDimension
  figure: SalesFigure
  range: DayRange
  split: SplitRange
  /** So many of the best are looked for. */
  most: number
}

/**
 * Those that may be the best of a range: a few of them, then, for whoever wants to know it better, as many as are kept. What is not among them comes
 * to no more in any month than the last one that is, so in all of them to no more than these last ones together. Ends where that says too
 * little: in a range of few days, or while months wait to be summed up.
 */
export async function* findLeaders(database: Database, asked: Asked): AsyncGenerator<Leaders> {
  const { range, split } = asked
  const months = await listLedMonths(database, asked)
  const whole = months.filter(({ from, to }) => to === dayBefore(nextMonth(from)))
  // What is read of a month is what the month was summed up to, and its leaders must be of the same days.
  if (!split.months.every((month) => whole.some(({ from }) => from === month))) return
  const beside = daysWithout(range, months)
  const likely = likelyDepth(asked.most, lengthOf([...months, ...beside]) / lengthOf([range]))
  if (likely > mostLeaders * 2) return
  for (const depth of new Set([Math.min(likely, mostLeaders), mostLeaders]))
    yield {
      ...(await nameLeaders(database, { ...asked, months, beside, depth })),
      // Their leaders were found once the month was summed up, and are forgotten with the first day that is summed up anew.
      split: shortenSplit(split, whole),
    }
}

async function listLedMonths(
  database: Database,
  { dimension, figure, range }: Asked,
): Promise<DayRange[]> {
  const { rows } = await database.execute<LedDays>(sql`
    SELECT since::text AS since, through::text AS through FROM ${salesLeaders}
    WHERE dimension = ${dimension} AND figure = ${keptAs(figure)}
      AND since BETWEEN date_trunc('month', ${range.from}::date)::date AND ${range.to}::date AND through >= ${range.from}::date
    ORDER BY since`)
  return rows.map(({ since, through }) => ({ from: since, to: through }))
}

/**
 * How many of each month are likely to do. The more days the months have than the range, the lower a place in them may still lead in the range;
 * and what sells falls more slowly than its place.
 */
const likelyDepth = (most: number, share: number) => Math.ceil((most + 10) * 1.6 * share ** 2)

interface Naming extends Asked {
  months: readonly DayRange[]
  /** Days of the range without leaders: those whose months were summed up a moment ago, and days to come. */
  beside: readonly DayRange[]
  depth: number
}

async function nameLeaders(
  database: Database,
  { dimension, figure, months, beside, depth }: Naming,
): Promise<Omit<Leaders, 'split'>> {
  const firstDays = sql`${sql.param(months.map(({ from }) => from))}::date[]`
  const days = sql.join(
    [sql`false`, ...beside.map(({ from, to }) => sql`day BETWEEN ${from}::date AND ${to}::date`)],
    sql` OR `,
  )
  // `least`: what one that is not named comes to at most.
  const { rows } = await database.execute<{ key: string; above: string; least: string }>(sql`
    WITH lists AS MATERIALIZED (
      SELECT keys[:${depth}::int] AS keys, most[:${depth}::int] AS most,
        CASE WHEN cardinality(keys) < ${depth}::int THEN 0 ELSE most[${depth}::int] END AS least
      FROM ${salesLeaders} WHERE dimension = ${dimension} AND figure = ${keptAs(figure)} AND since = ANY(${firstDays})
      UNION ALL
      SELECT array_agg(key), array_agg(most), CASE WHEN count(*) < ${depth}::int THEN 0 ELSE min(most) END FROM (
        SELECT key::uuid AS key, ${summedFigure(figure)} AS most FROM ${salesDays} WHERE dimension = ${dimension} AND (${days})
        GROUP BY key HAVING ${summedFigure(figure)} > 0 ORDER BY most DESC LIMIT ${depth}
      ) beside
    )
    SELECT led.key, sum(led.most - lists.least) AS above, (SELECT sum(least) FROM lists) AS least
    FROM lists, unnest(lists.keys, lists.most) led(key, most) GROUP BY led.key ORDER BY above DESC LIMIT ${depth + 1}`)
  const least = Number(rows[0]?.least ?? 0)
  const all = rows.map(({ key, above }) => ({ key, most: Number(above) + least }))
  // One more than is named is the best of those that are not.
  return { named: all.slice(0, depth), bound: all[depth]?.most ?? least }
}
