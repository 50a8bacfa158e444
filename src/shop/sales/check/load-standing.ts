import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { orderReturns } from '#shop/orders/returns/tables.ts'
import { orderLines, orders } from '#shop/orders/tables.ts'
import type { Standing } from './identities.ts'

/** It reads every order that is under way, or whose money is: for checks, not for pages. */
export async function loadStanding(database: Database): Promise<Standing> {
  const { rows } = await database.execute<Record<string, string | number | null>>(sql`
    SELECT
      (SELECT count(*) FROM ${orders} WHERE status IN ('Pending', 'Processing')) AS open_orders,
      (SELECT sum(quantity) FROM ${orderLines} JOIN ${orders} ON orders.id = order_ref WHERE status IN ('Pending', 'Processing')) AS open_pieces,
      (SELECT count(*) FROM ${orders} WHERE status = 'Shipped') AS sent_orders,
      (SELECT sum(quantity) FROM ${orderLines} JOIN ${orders} ON orders.id = order_ref WHERE status = 'Shipped') AS sent_pieces,
      (SELECT sum(fit + unfit) FROM ${orderReturns} JOIN ${orders} ON orders.id = order_ref WHERE status = 'Shipped') AS came_pieces,
      (SELECT sum(held_in_paisa) FROM ${orders}) AS owed`)
  const numberOf = (name: string) => Number(rows[0]?.[name] ?? 0)
  return {
    open: { orders: numberOf('open_orders'), pieces: numberOf('open_pieces') },
    underWay: {
      orders: numberOf('sent_orders'),
      pieces: numberOf('sent_pieces') - numberOf('came_pieces'),
    },
    owedInPaisa: numberOf('owed'),
  }
}
