import { eq, sql } from 'drizzle-orm'
import { prepared } from '#platform/database/prepared.ts'
import type { Shop } from '#shop/shop.ts'
import { orders } from '../tables.ts'

/**
 * The id of the order with this tracking ID, which staff mean who typed one, and nothing else: no name is one of eight hundred million
 * millions by chance.
 */
export async function findTracked(
  { database }: Pick<Shop, 'database'>,
  trackingId: string | undefined,
): Promise<string | undefined> {
  if (trackingId === undefined) return undefined
  const [tracked] = await trackedOrder(database).execute({ trackingId })
  return tracked?.id
}

const trackedOrder = prepared((database) =>
  database
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.trackingId, sql.placeholder('trackingId')))
    .prepare('order_tracked_by_staff'),
)
