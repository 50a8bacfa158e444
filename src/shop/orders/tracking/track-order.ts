import { and, desc, eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { OrderCoupon, OrderLine } from '../confirmation.ts'
import { listLines } from '../list-lines.ts'
import { maskName, orderStatuses, type DeliveryMethod, type OrderStatus } from '../order.ts'
import { orderChanges, orders } from '../tables.ts'
import { findPromise, type OrderPromise } from './find-promise.ts'
import { parseTrackingId } from './tracking-id.ts'

/** What anybody with the tracking ID may know: no phone, e-mail, address or full name (D4). */
export interface TrackedOrder extends OrderCoupon {
  id: string
  orderId: string
  trackingId: string
  /** Masked after its first word. */
  fullName: string
  placedAt: Date
  discountInPaisa?: number
  returnedInPaisa?: number
  paidInPaisa?: number
  refundedInPaisa?: number
  grandTotalInPaisa: number
  status: OrderStatus
  /** The status of a canceled order before. */
  canceledFrom?: OrderStatus | undefined
  statusChangedAt: Date
  deliveryMethod: DeliveryMethod
  promise?: OrderPromise
  lines: OrderLine[]
}

/** The order whose whole tracking ID is the typed text (spec 5). */
export async function trackOrder(shop: Shop, typed: string): Promise<TrackedOrder | undefined> {
  const trackingId = parseTrackingId(typed)
  if (trackingId === undefined) return undefined
  const [order] = await shop.database
    .select({
      id: orders.id,
      orderId: orders.orderId,
      trackingId: orders.trackingId,
      fullName: orders.fullName,
      placedAt: orders.placedAt,
      discountInPaisa: orders.discountInPaisa,
      couponCode: orders.couponCode,
      couponKind: orders.couponKind,
      couponDiscountInPaisa: orders.couponDiscountInPaisa,
      grandTotalInPaisa: orders.grandTotalInPaisa,
      returnedInPaisa: orders.returnedInPaisa,
      paidInPaisa: orders.paidInPaisa,
      refundedInPaisa: orders.refundedInPaisa,
      status: orders.status,
      statusChangedAt: orders.statusChangedAt,
      deliveryMethod: orders.deliveryMethod,
      zone: orders.zone,
    })
    .from(orders)
    .where(eq(orders.trackingId, trackingId))
  if (!order) return undefined
  const { zone, ...shown } = order
  const [lines, promise, canceledFrom] = await Promise.all([
    listLines(shop.database, order.id),
    findPromise(shop, { ...shown, zone }),
    order.status === 'Canceled' ? findStatusBeforeCanceled(shop, order.id) : undefined,
  ])
  return { ...shown, fullName: maskName(order.fullName), lines, promise, canceledFrom }
}

async function findStatusBeforeCanceled(
  { database }: Shop,
  orderRef: string,
): Promise<OrderStatus | undefined> {
  const { from, to, field, at, id } = orderChanges
  const [change] = await database
    .select({ from })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderRef, orderRef), eq(field, 'status'), eq(to, 'Canceled')))
    .orderBy(desc(at), desc(id))
    .limit(1)
  return orderStatuses.find((status) => status === change?.from)
}
