import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { returnStock } from '#shop/catalog/stock/change-stock.ts'
import { giveUseBack } from '#shop/coupons/store-use.ts'
import { noteMove } from '../notices/note-move.ts'
import { anonymizeIfLeft } from '../own-orders/anonymize-orders.ts'
import { listLines } from '../list-lines.ts'
import { wholeReturn, type ReturnedPieces } from '../returns/returned.ts'
import { settleOrder } from '../returns/settle-order.ts'
import { listLinesWithReturns, storeReturn, type LineWithReturns } from '../returns/store-return.ts'
import {
  canShopperCancel,
  hasEnded,
  pathTo,
  type DeliveryMethod,
  type OrderStatus,
} from '../order.ts'
import { orderChanges, orders } from '../tables.ts'

export interface OrderMove {
  /** The order's own id. */
  orderRef: string
  to: OrderStatus
  /** The status that the person who asks has seen. Each is there once in the life of an order: it says which version it was. */
  seen?: OrderStatus | undefined
  /** `shopper`, `shop` where nobody confirmed it in time, or who of the staff does it (nameOfInitiator). */
  by: string
  reason?: string | undefined
  /** Of a parcel that comes back: how many pieces of each line can be sold again. Nothing said of a line: all. */
  fit?: readonly { position: number; fit: number }[] | undefined
  at: Date
}

export type MoveOrderResult =
  /** `id`: of the entry in the history; `orderId`: its number. */
  | { outcome: 'moved'; id: string; orderId: string; from: OrderStatus; to: OrderStatus }
  | { outcome: 'not-found' }
  /** Somebody else moved it after it was seen; `from`: where it stands now. */
  | { outcome: 'changed-meanwhile'; from: OrderStatus; to: OrderStatus }
  | { outcome: 'not-allowed'; from: OrderStatus; to: OrderStatus }

/** Moves an order along its life, and remembers who did it, when and why (D17). Canceled gives the stock back, once. */
export async function storeMove(database: Database, move: OrderMove): Promise<MoveOrderResult> {
  const [order] = await database
    .select({
      orderId: orders.orderId,
      status: orders.status,
      email: orders.email,
      deliveryMethod: orders.deliveryMethod,
      couponRef: orders.couponRef,
      couponCode: orders.couponCode,
    })
    .from(orders)
    .where(eq(orders.id, move.orderRef))
    .for('update')
  if (!order) return { outcome: 'not-found' }

  const step = { from: order.status, to: move.to }
  if (move.seen !== undefined && move.seen !== order.status)
    return { outcome: 'changed-meanwhile', ...step }
  const path = pathOf(move, order)
  if (path.length === 0) return { outcome: 'not-allowed', ...step }

  const parcel = await openParcel(database, { ...move, from: order.status })
  // Somebody took single pieces back meanwhile.
  if (parcel === 'changed') return { outcome: 'changed-meanwhile', ...step }
  const id = await writePath(database, { ...move, from: order.status }, path)
  // Before its stock, in the order in which placing an order holds them.
  await giveCouponBack(database, order, move.to)
  if (parcel) await storeReturn(database, { ...move, ...parcel })
  else if (move.to === 'Canceled') await giveBack(database, move)
  if (order.email !== null) await noteMove(database, { ...order, ...move })
  if (hasEnded(move.to)) {
    await settleOrder(database, move.orderRef)
    await anonymizeIfLeft(database, move.orderRef)
  }
  return { outcome: 'moved', id, orderId: order.orderId, ...step }
}

async function giveCouponBack(
  database: Database,
  { couponRef, couponCode }: Pick<typeof orders.$inferSelect, 'couponRef' | 'couponCode'>,
  to: OrderStatus,
): Promise<void> {
  if (to === 'Canceled' && couponRef !== null && couponCode !== null)
    await giveUseBack(database, { couponRef, couponCode })
}

/** What has left the house comes back piece by piece; what has not is only given back to stock. */
async function openParcel(
  database: Database,
  { orderRef, from, to, fit }: OrderMove & { from: OrderStatus },
): Promise<{ lines: LineWithReturns[]; pieces: ReturnedPieces[] } | 'changed' | undefined> {
  if (from !== 'Shipped' || to !== 'Canceled') return undefined
  const lines = await listLinesWithReturns(database, orderRef)
  const pieces = wholeReturn(lines, fit)
  return pieces ? { lines, pieces } : 'changed'
}

/** None where it may not go there. */
function pathOf(
  { to, by }: OrderMove,
  order: { status: OrderStatus; deliveryMethod: DeliveryMethod },
): OrderStatus[] {
  const path = pathTo(order, to)
  if (by !== 'shopper' && by !== 'shop') return path
  return to === 'Canceled' && canShopperCancel(order.status) ? path : []
}

/** Each status on the way stands in the history, as if it had been pressed. Answers the entry of the last one. */
async function writePath(
  database: Database,
  move: OrderMove & { from: OrderStatus },
  path: readonly OrderStatus[],
): Promise<string> {
  let [id, from] = ['', move.from]
  for (const to of path) {
    id = await writeMove(database, { ...move, from, to })
    from = to
  }
  return id
}

async function writeMove(
  database: Database,
  move: OrderMove & { from: OrderStatus },
): Promise<string> {
  const { orderRef, from, to, at, by, reason = '' } = move
  const id = newId()
  await database
    .update(orders)
    // What was due to confirm it is due no more.
    .set({ status: to, statusChangedAt: at, ...(from === 'Pending' && { callAgainAt: null }) })
    .where(eq(orders.id, orderRef))
  await database
    .insert(orderChanges)
    .values({ id, orderRef, at, by, field: 'status', from, to, reason })
  return id
}

async function giveBack(
  database: Database,
  { orderRef, by, reason, at }: OrderMove,
): Promise<void> {
  const lines = await listLines(database, orderRef)
  const stillThere = lines.flatMap(({ variantId, quantity }) =>
    variantId === null ? [] : [{ variantId, quantity }],
  )
  const kind = by === 'shop' ? 'release' : 'cancellation'
  await returnStock(database, stillThere, { kind, by, at, orderRef, reason })
}
