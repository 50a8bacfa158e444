import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { CustomerCohort, DayRange } from '../contract.ts'
import { salesCustomerMonths } from '../tables.ts'

/** Customers by the month of their first delivered order, of the months of these days; the earliest first. As of last night. */
export async function loadCustomerCohorts(
  { database }: Pick<Shop, 'database'>,
  { from, to }: DayRange,
): Promise<CustomerCohort[]> {
  const { rows } = await database.execute<{
    cohort: string
    month: string
    customers: number
    orders: number
    net: string
  }>(sql`
    SELECT cohort::text AS cohort, month::text AS month, customers, orders, net_in_paisa AS net FROM ${salesCustomerMonths}
    WHERE cohort BETWEEN date_trunc('month', ${from}::date) AND ${to}::date ORDER BY cohort, month`)
  return [...Map.groupBy(rows, ({ cohort }) => cohort)].map(([cohort, own]) => ({
    cohort,
    customers: own[0]?.customers ?? 0,
    months: own.map(({ month, customers, orders, net }) => ({
      month,
      customers,
      orders,
      netInPaisa: Number(net),
    })),
  }))
}
