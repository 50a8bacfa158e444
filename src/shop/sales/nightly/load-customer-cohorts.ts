import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { CohortCell, CustomerCohort, DayRange } from '../contract.ts'
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

export interface CohortFigures {
  /** Whose first order was delivered in the month. */
  first: number
  /** Who bought in the month that is asked for; of all months nobody. */
  customers: number | null
  orders: number
  netInPaisa: number
}

/** What a cell of them says. */
export async function loadCohortCell(
  { database }: Pick<Shop, 'database'>,
  { cohort, month }: CohortCell,
): Promise<CohortFigures> {
  const isAsked = month === undefined ? sql`true` : sql`month = ${month}::date`
  const { rows } = await database.execute<Record<'first' | 'customers' | 'orders' | 'net', string>>(
    sql`SELECT coalesce(sum(customers) FILTER (WHERE month = cohort), 0) AS first, coalesce(sum(customers) FILTER (WHERE ${isAsked}), 0) AS customers,
      coalesce(sum(orders) FILTER (WHERE ${isAsked}), 0) AS orders, coalesce(sum(net_in_paisa) FILTER (WHERE ${isAsked}), 0) AS net
    FROM ${salesCustomerMonths} WHERE cohort = ${cohort}::date`,
  )
  const [row] = rows
  return {
    first: Number(row?.first),
    customers: month === undefined ? null : Number(row?.customers),
    orders: Number(row?.orders),
    netInPaisa: Number(row?.net),
  }
}
