import { desc, eq, sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { orders } from '../tables.ts'

/** So many orders are added up on reading; of more, the latest. */
const mostAdded = 20_000

export interface CouponNumbers {
  /** That were placed with it; canceled ones, too. */
  orders: number
  canceled: number
  /** What it took off, of orders that are not canceled. */
  discountInPaisa: number
  /** What those orders come to. */
  grandTotalInPaisa: number
  /** How many of the latest were added up, where there are more; null: all of them. */
  latest: number | null
}

/** What came of a coupon. */
export async function loadCouponNumbers({ database }: Shop, id: string): Promise<CouponNumbers> {
  const added = database
    .select({
      status: orders.status,
      discount: orders.couponDiscountInPaisa,
      total: orders.grandTotalInPaisa,
    })
    .from(orders)
    .where(eq(orders.couponRef, id))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(mostAdded + 1)
    .as('added')
  const stands = sql`${added.status} <> 'Canceled'`
  const [row] = await database
    .select({
      orders: sql<number>`count(*)::int`,
      canceled: sql<number>`count(*) FILTER (WHERE ${added.status} = 'Canceled')::int`,
      discountInPaisa: sql`coalesce(sum(${added.discount}) FILTER (WHERE ${stands}), 0)`.mapWith(
        Number,
      ),
      grandTotalInPaisa: sql`coalesce(sum(${added.total}) FILTER (WHERE ${stands}), 0)`.mapWith(
        Number,
      ),
    })
    .from(added)
  const numbers = row ?? { orders: 0, canceled: 0, discountInPaisa: 0, grandTotalInPaisa: 0 }
  return { ...numbers, latest: numbers.orders > mostAdded ? mostAdded : null }
}
