import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { DayRange, SalesOfHour } from '../contract.ts'
import { salesDays } from '../tables.ts'

/** When people order, by weekday and hour; hours in which nobody did are left out. */
export async function loadSalesHours(
  { database }: Pick<Shop, 'database'>,
  { from, to }: DayRange,
): Promise<SalesOfHour[]> {
  const { rows } = await database.execute<{
    weekday: number
    hour: number
    orders: number
    net: string
  }>(sql`
    SELECT extract(isodow FROM day)::int AS weekday, key::int AS hour, coalesce(sum(ordered_orders), 0)::int AS orders,
      coalesce(sum(ordered_gross), 0) - coalesce(sum(ordered_discount), 0) AS net
    FROM ${salesDays} WHERE dimension = 'hour' AND day BETWEEN ${from}::date AND ${to}::date
    GROUP BY 1, 2 HAVING sum(ordered_orders) <> 0 ORDER BY 1, 2`)
  return rows.map(({ net, ...hour }) => ({ ...hour, netInPaisa: Number(net) }))
}
