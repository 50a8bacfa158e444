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

/**
 * Counts a day of Dhaka again from its rows, and names the sums that say something else. Of a day whose views are gone only the orders
 * can be compared.
 */
export async function compareVisitSums(
  { database }: Pick<Shop, 'database'>,
  day: string,
  { areViewsKept = true } = {},
): Promise<WrongVisitSum[]> {
  const differences = async (stored: SQL, counted: SQL) => {
    const { rows } = await database.execute<WrongVisitSum & Record<string, unknown>>(sql`
      WITH counted AS (${counted}), stored AS (${stored})
      SELECT DISTINCT day::text, dimension, value FROM (
        (TABLE counted EXCEPT TABLE stored) UNION ALL (TABLE stored EXCEPT TABLE counted)) wrong LIMIT ${mostNamed}`)
    return rows
  }
  const views = areViewsKept
    ? await differences(
        sql`SELECT day, dimension, value, views, visits, visitors, seen, carts, checkouts FROM ${visitSums} WHERE day = ${day}::date`,
        sumsOfDay(day),
      )
    : []
  const orders = await differences(
    sql`SELECT day, dimension, value, placed, delivered FROM ${visitOrderSums} WHERE day = ${day}::date`,
    orderSumsOfDay(day),
  )
  return [...views, ...orders]
}
