import { inArray } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { orders } from '../tables.ts'

/** The orders' own ids, by their numbers; those that are not there are left out. */
export async function findOrderRefs(
  shop: Shop,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await shop.database
    .select({ id: orders.id, orderId: orders.orderId })
    .from(orders)
    .where(inArray(orders.orderId, [...orderIds]))
  return new Map(rows.map(({ id, orderId }) => [orderId, id]))
}
