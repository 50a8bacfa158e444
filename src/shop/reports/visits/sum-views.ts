import { sql, type SQL } from 'drizzle-orm'
import { beginOfDay } from '#platform/database/begin-of-day.ts'
import type { Database } from '#platform/database/database.ts'
import { findFirstKeptDay } from '../../visits/sweep-views.ts'
import { pageViews, visitSums } from '../../visits/tables.ts'
import {
  lateHours,
  mostNamesPerDay,
  visitEndsAfterMinutes,
  type Dimension,
} from '../../visits/visit.ts'
import { knownPages } from './known-pages.ts'

const gap = sql.raw(`interval '${visitEndsAfterMinutes} minutes'`)
const late = sql.raw(`interval '${lateHours} hours'`)

/**
 * Sums the views of a day of Dhaka anew and whole, from the rows. A view that is written meanwhile marks the day again. A day whose views
 * are swept, all of them or some, keeps the sums it has: they cannot be counted from what is left.
 */
export async function sumViews(database: Database, day: string): Promise<void> {
  if ((await isLetGo(database, day)) || !(await hasViews(database, day))) return
  await database.execute(sql`DELETE FROM ${visitSums} WHERE day = ${day}`)
  await database.execute(sql`
    INSERT INTO ${visitSums} (day, dimension, value, views, visits, visitors, seen, carts, checkouts)
    ${sumsOfDay(day)}`)
}

/** Views of a day that was never summed, such as an invented one, are counted as they are. */
async function isLetGo(database: Database, day: string): Promise<boolean> {
  const first = await findFirstKeptDay({ database })
  if (first === undefined || day >= first) return false
  const { rows } = await database.execute(
    sql`SELECT FROM ${visitSums} WHERE dimension = 'total' AND day = ${day}::date`,
  )
  return rows.length > 0
}

async function hasViews(database: Database, day: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    SELECT FROM ${pageViews} WHERE at >= ${beginOfDay(day)} AND at < ${beginOfDay(day, 1)} LIMIT 1`)
  return rows.length > 0
}

/** What the rows of a day come to: also what the stored sums are compared with. */
export const sumsOfDay = (day: string): SQL => sql`
  WITH ${viewsOfDay(day)}, ${visitsOfDay}, ${knownPages}, counted AS (
    ${byVisit} UNION ALL ${byPage} UNION ALL ${bySearch} UNION ALL ${untold}
  ), added AS (
    SELECT dimension, value, sum(views) AS views, sum(visits) AS visits, sum(seen) AS seen, sum(carts) AS carts, sum(checkouts) AS checkouts
    FROM counted WHERE value IS NOT NULL GROUP BY 1, 2
  ), ranked AS (
    SELECT *, row_number() OVER (PARTITION BY dimension ORDER BY visits DESC, views DESC, value) AS place FROM added
  )
  SELECT ${day}::date AS day, dimension, CASE WHEN place <= ${mostNamesPerDay} THEN value ELSE '' END AS value, sum(views)::int AS views,
    sum(visits)::int AS visits,
    CASE WHEN dimension = 'total' THEN (SELECT count(DISTINCT key)::int FROM told WHERE begins AND is_today) ELSE 0 END AS visitors,
    sum(seen)::int AS seen, sum(carts)::int AS carts, sum(checkouts)::int AS checkouts
  FROM ranked GROUP BY 1, 2, 3`

/**
 * Views with the visit that each belongs to. A visitor's key changes at midnight: near it both are known, and are taken for one. A visit
 * belongs to the day on which it begins, with what happens in it soon after midnight.
 */
const viewsOfDay = (day: string): SQL => {
  const [begin, end] = [beginOfDay(day), beginOfDay(day, 1)]
  return sql`
  linked AS (
    SELECT visitor, min(earlier) AS earlier FROM ${pageViews}
    WHERE earlier IS NOT NULL AND (at >= ${begin} AND at < ${begin} + ${gap} OR at >= ${end} AND at < ${end} + ${gap})
    GROUP BY visitor
  ), near AS (
    SELECT v.*, coalesce(l.earlier, v.visitor) AS key, v.at >= ${begin} AND v.at < ${end} AS is_today
    FROM ${pageViews} v LEFT JOIN linked l ON l.visitor = v.visitor
    WHERE v.at >= ${begin} - ${gap} AND v.at < ${end} + ${late} AND v.visitor IS NOT NULL
  ), begun AS (
    SELECT *, coalesce(at - lag(at) OVER (PARTITION BY key ORDER BY at) > ${gap}, true) AS begins FROM near
  ), told AS MATERIALIZED (
    SELECT *, sum(begins::int) OVER (PARTITION BY key ORDER BY at ROWS UNBOUNDED PRECEDING) AS visit FROM begun
  ), alone AS MATERIALIZED (
    SELECT * FROM ${pageViews} WHERE at >= ${begin} AND at < ${end} AND visitor IS NULL AND kind = 'page'
  )`
}

const first = (column: string) => sql.raw(`(array_agg(${column} ORDER BY at))[1]`)

/** A visit that comes as far as a step has passed those before it. */
const visitsOfDay = sql`
  visits AS MATERIALIZED (
    SELECT *, (has_begun AND (has_seen OR has_cart OR has_checkout))::int AS seen, (has_begun AND (has_cart OR has_checkout))::int AS carts,
      (has_begun AND has_checkout)::int AS checkouts
    FROM (
      SELECT bool_or(begins AND is_today) AS has_begun, count(*) FILTER (WHERE kind = 'page' AND is_today) AS views,
        (array_agg(page ORDER BY at) FILTER (WHERE kind = 'page'))[1] AS entry,
        ${first('source')} AS source, ${first('referrer')} AS referrer, ${first('campaign')} AS campaign, ${first('language')} AS language,
        max(device) AS device, max(browser) AS browser, max(district) AS district,
        bool_or(kind = 'page' AND starts_with(page, '/product/')) AS has_seen, bool_or(kind = 'cart') AS has_cart,
        bool_or(kind = 'page' AND page = '/checkout') AS has_checkout
      FROM told GROUP BY key, visit
    ) each_visit WHERE has_begun OR views > 0
  )`

const named = (dimension: Dimension, value: string) => sql.raw(`('${dimension}', ${value})`)

const byVisit = sql`
  SELECT d.dimension, d.value, views, has_begun::int AS visits, seen, carts, checkouts
  FROM visits LEFT JOIN known ON known.asked = visits.entry CROSS JOIN LATERAL (VALUES ${sql.join(
    [
      named('total', `''`),
      named('entry', `CASE WHEN has_begun AND entry IS NOT NULL THEN coalesce(known.page, '') END`),
      named('source', 'source'),
      named('referrer', 'referrer'),
      named('campaign', 'campaign'),
      named('device', 'device'),
      named('browser', 'browser'),
      named('language', 'language'),
      named('district', 'district'),
    ],
    sql`, `,
  )}) d(dimension, value)`

/** A visit that opens the same page twice is one visit to it. */
const byPage = sql`
  SELECT d.dimension, d.value, count(*), count(DISTINCT (key, visit)), 0, 0, 0
  FROM told LEFT JOIN known ON known.asked = told.page
  CROSS JOIN LATERAL (VALUES ('page', coalesce(known.page, '')), ('product', known.product_id::text)) d(dimension, value)
  WHERE kind = 'page' AND is_today GROUP BY 1, 2`

const bySearch = sql`
  SELECT CASE WHEN found THEN 'search-found' ELSE 'search-nothing' END, search, count(*), count(DISTINCT (key, visit)), 0, 0, 0
  FROM told WHERE kind = 'search' AND search IS NOT NULL AND found IS NOT NULL AND is_today GROUP BY 1, 2`

/** Views of those who are not told apart are views, and no visits. */
const untold = sql`
  SELECT d.dimension, d.value, count(*), 0, 0, 0, 0
  FROM alone LEFT JOIN known ON known.asked = alone.page CROSS JOIN LATERAL (VALUES ('total', ''), ('page', coalesce(known.page, '')),
    ('product', known.product_id::text), ('device', device), ('browser', browser), ('language', language)) d(dimension, value)
  GROUP BY 1, 2`
