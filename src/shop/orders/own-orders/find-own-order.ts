import { and, asc, eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { Confirmation } from '../confirmation.ts'
import { isOwnOrder } from './is-own-order.ts'
import { listLines } from '../list-lines.ts'
import type { OrderStatus, PaymentStatus } from '../order.ts'
import type { Buyer } from './own.ts'
import { standingSteps } from '../status/undo.ts'
import { orderChanges, orders } from '../tables.ts'

/** An order as its buyer sees it in the account, with all that happened to it. */
export interface OwnOrder extends Omit<Confirmation, 'delivery'> {
  status: OrderStatus
  payment: PaymentStatus
  statusChangedAt: Date
  /** From placed to now, without presses of the shop that were taken back. */
  history: { at: Date; to: string; byShopper: boolean; byItself: boolean }[]
}

/** Nothing where there is none of that number, or it is somebody else's. */
export async function findOwnOrder(
  shop: Shop,
  buyer: Buyer,
  orderId: string,
): Promise<OwnOrder | undefined> {
  const [order] = await shop.database
    .select({
      id: orders.id,
      orderId: orders.orderId,
      trackingId: orders.trackingId,
      fullName: orders.fullName,
      phone: orders.phone,
      email: orders.email,
      deliveryMethod: orders.deliveryMethod,
      district: orders.district,
      districtBn: orders.districtBn,
      area: orders.area,
      areaBn: orders.areaBn,
      address: orders.address,
      note: orders.note,
      subtotalInPaisa: orders.subtotalInPaisa,
      deliveryChargeInPaisa: orders.deliveryChargeInPaisa,
      discountInPaisa: orders.discountInPaisa,
      couponCode: orders.couponCode,
      couponKind: orders.couponKind,
      couponDiscountInPaisa: orders.couponDiscountInPaisa,
      grandTotalInPaisa: orders.grandTotalInPaisa,
      returnedInPaisa: orders.returnedInPaisa,
      paidInPaisa: orders.paidInPaisa,
      refundedInPaisa: orders.refundedInPaisa,
      status: orders.status,
      payment: orders.payment,
      placedAt: orders.placedAt,
      statusChangedAt: orders.statusChangedAt,
    })
    .from(orders)
    .where(and(eq(orders.orderId, orderId), isOwnOrder(buyer)))
  if (!order) return undefined
  const [lines, changes] = await Promise.all([
    listLines(shop.database, order.id),
    shop.database
      .select({
        at: orderChanges.at,
        from: orderChanges.from,
        to: orderChanges.to,
        by: orderChanges.by,
      })
      .from(orderChanges)
      .where(and(eq(orderChanges.orderRef, order.id), eq(orderChanges.field, 'status')))
      .orderBy(asc(orderChanges.at), asc(orderChanges.id)),
  ])
  const history = standingSteps(changes).map(({ at, to, by }) => ({
    at,
    to,
    byShopper: by === 'shopper',
    byItself: by === 'shop',
  }))
  return { ...order, lines, history }
}
