import { sql, type SQL } from 'drizzle-orm'
import { orders } from './tables.ts'

/** When this order was placed, to the microsecond: for rows that keep it beside their own. */
export const placedAtOf = (orderRef: string): SQL<Date> =>
  sql`(SELECT ${orders.placedAt} FROM ${orders} WHERE ${orders.id} = ${orderRef})`
