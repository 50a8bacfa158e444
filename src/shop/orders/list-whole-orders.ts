import { and, desc, eq, lt } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { Confirmation } from './confirmation.ts'
import { isOwnOrder } from './own-orders/is-own-order.ts'
import { estimateDelivery } from '#shop/orders/placement/find-placed.ts'
import { listLinesOf, type StoredOrderLine } from './list-lines.ts'
import type { OrderSource, OrderStatus, PaymentStatus } from './order.ts'
import type { Buyer } from './own-orders/own.ts'
import { orders } from './tables.ts'

/** An order as its buyer may see it, and how it stands now. */
export interface WholeOrder extends Confirmation {
  status: OrderStatus
  statusChangedAt: Date
  payment: PaymentStatus
  source: OrderSource
  customerId: string | null
  discountInPaisa: number
  returnedInPaisa: number
  paidInPaisa: number
  refundedInPaisa: number
  deliveryChargeIsSet: boolean
  version: number
  lines: StoredOrderLine[]
}

export interface OrderPage {
  orders: WholeOrder[]
  /** Where the next page begins: after the order with this id. */
  next: string | undefined
}

export interface OrderQuery {
  /** Whose; left out, everybody's, for those who may see them. */
  buyer?: Buyer
  limit: number
  after?: string | undefined
  /** The one of this number. */
  orderId?: string
}

/** Orders with all that the API shows of them, the newest first: their ids grow with time. */
export async function listWholeOrders(
  shop: Shop,
  { buyer, limit, after, orderId }: OrderQuery,
): Promise<OrderPage> {
  const rows = await shop.database
    .select()
    .from(orders)
    .where(
      and(
        buyer && isOwnOrder(buyer),
        after === undefined ? undefined : lt(orders.id, after),
        orderId === undefined ? undefined : eq(orders.orderId, orderId),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const lines = await listLinesOf(
    shop.database,
    page.map(({ id }) => id),
  )
  return {
    orders: await Promise.all(
      page.map(async (order) => {
        const delivery = await estimateDelivery(shop, order)
        return { ...order, delivery, lines: lines.get(order.id) ?? [] }
      }),
    ),
    next: rows.length > limit ? page.at(-1)?.id : undefined,
  }
}
