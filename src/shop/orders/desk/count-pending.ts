import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { orders } from '../tables.ts'

/** How many orders wait to be confirmed, counted no further than `most`. */
export async function countPending(
  { database }: Pick<Shop, 'database'>,
  most: number,
): Promise<number> {
  const some = sql`SELECT FROM ${orders} WHERE ${orders.status} = 'Pending' LIMIT ${most}`
  const [row] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`(${some}) AS few`)
  return row?.count ?? 0
}
