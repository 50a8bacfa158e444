import { and, asc, isNotNull, lte, ne } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { OrderStatus } from '../order.ts'
import { orders } from '../tables.ts'
import { mostToCall } from './call.ts'

/** An order that is not to be confirmed, and whose buyer was promised a call. */
export interface PromisedCall {
  orderId: string
  fullName: string
  /** E.164. */
  phone: string
  status: OrderStatus
  callAgainAt: Date
}

/** The promised calls whose time has come, the longest due first. Those that confirm an order are offered by the queue. */
export async function listPromisedCalls(
  shop: Pick<Shop, 'database' | 'now'>,
): Promise<PromisedCall[]> {
  const rows = await shop.database
    .select({
      orderId: orders.orderId,
      fullName: orders.fullName,
      phone: orders.phone,
      status: orders.status,
      callAgainAt: orders.callAgainAt,
    })
    .from(orders)
    .where(
      and(
        ne(orders.status, 'Pending'),
        isNotNull(orders.callAgainAt),
        lte(orders.callAgainAt, shop.now()),
      ),
    )
    .orderBy(asc(orders.callAgainAt), asc(orders.id))
    .limit(mostToCall)
  return rows.flatMap(({ callAgainAt, ...row }) => (callAgainAt ? [{ ...row, callAgainAt }] : []))
}
