import { sql, type SQL } from 'drizzle-orm'
import type { Shop } from '../../shop.ts'
import { visitOrderSums, visitSums } from '../../visits/tables.ts'
import { orderSumsOfDay } from './sum-orders.ts'
import { sumsOfDay } from './sum-views.ts'

export interface WrongVisitSum {
  day: string
  dimension: string
  value: string
}

const mostNamed = 20

interface Comparing {
  /** Of a day whose views are gone only the orders can be compared. */
  areViewsKept?: boolean
  /** Products and pages may have got other names since the day was summed: then what they come to together is compared. */
  areNamesOfThen?: boolean
}

/** Counts a day of Dhaka again from its rows, and names the sums that say something else. */
export async function compareVisitSums(
  { database }: Pick<Shop, 'database'>,
  day: string,
  { areViewsKept = true, areNamesOfThen = false }: Comparing = {},
): Promise<WrongVisitSum[]> {
  const differences = async (stored: SQL, counted: SQL) => {
    const { rows } = await database.execute<WrongVisitSum & Record<string, unknown>>(sql`
      WITH counted AS (${counted}), stored AS (${stored})
      SELECT DISTINCT day::text, dimension, value FROM (
        (TABLE counted EXCEPT TABLE stored) UNION ALL (TABLE stored EXCEPT TABLE counted)) wrong LIMIT ${mostNamed}`)
    return rows
  }
  const ofViews = areNamesOfThen ? withoutNames : (rows: SQL) => rows
  const views = areViewsKept
    ? await differences(
        ofViews(
          sql`SELECT day, dimension, value, views, visits, visitors, seen, carts, checkouts FROM ${visitSums} WHERE day = ${day}::date`,
        ),
        ofViews(sumsOfDay(day)),
      )
    : []
  const orders = await differences(
    sql`SELECT day, dimension, value, placed, delivered FROM ${visitOrderSums} WHERE day = ${day}::date`,
    orderSumsOfDay(day),
  )
  return [...views, ...orders]
}

/** Of pages the views, of entry pages the visits come to the same under whatever names; of products some may be gone. */
const withoutNames = (rows: SQL): SQL => sql`
  SELECT day, dimension, CASE WHEN dimension IN ('page', 'entry') THEN '' ELSE value END AS value, sum(views) AS views,
    CASE WHEN dimension = 'page' THEN 0 ELSE sum(visits) END AS visits, sum(visitors) AS visitors, sum(seen) AS seen, sum(carts) AS carts,
    sum(checkouts) AS checkouts
  FROM (${rows}) named WHERE dimension <> 'product' GROUP BY 1, 2, 3`
