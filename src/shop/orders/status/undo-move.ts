import { and, eq, inArray, isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { takeAgain } from '#shop/catalog/stock/take-again.ts'
import { takeUseAgain } from '#shop/coupons/store-use.ts'
import { listLines } from '../list-lines.ts'
import { eventOf } from '../notices/notice.ts'
import { hasEnded, type OrderStatus } from '../order.ts'
import { settleOrder } from '../returns/settle-order.ts'
import { undoReturn } from '../returns/undo-return.ts'
import { orderChanges, orderNotices, orders } from '../tables.ts'

export interface UndoneMove {
  from: OrderStatus
  to: OrderStatus
  at: Date
  by: string
}

interface Undoing {
  orderRef: string
  by: string
  at: Date
  phone: string
  move: UndoneMove
  /** What came back with it, of a parcel. */
  returned?: typeof orderChanges.$inferSelect | undefined
}

/** Takes a move back. Answers what keeps it from being undone, before anything is written. */
export async function undoMove(
  database: Database,
  { orderRef, by, at, move, phone, returned }: Undoing,
): Promise<'too-late' | 'sold-out' | 'coupon-used-up' | undefined> {
  // Their person was removed with the move: nobody knows any more where it was to go.
  if (hasEnded(move.to) && phone === '') return 'too-late'
  if (await wasNotified(database, orderRef, move)) return 'too-late'
  if (move.to === 'Canceled' && !(await takeCouponAgain(database, orderRef)))
    return 'coupon-used-up'
  const of = { orderRef, by, at }
  const isTaken = returned
    ? await undoReturn(database, { ...of, returned })
    : move.to !== 'Canceled' || (await takeLinesAgain(database, { ...of, givenBackAt: move.at }))
  if (!isTaken) return 'sold-out'
  await database
    .update(orders)
    .set({ status: move.from, statusChangedAt: at })
    .where(eq(orders.id, orderRef))
  await database.insert(orderChanges).values({
    id: newId(),
    orderRef,
    at,
    by,
    field: 'status',
    from: move.to,
    to: move.from,
  })
  await settleOrder(database, orderRef)
  await database
    .delete(orderNotices)
    .where(and(isNoticeOf(orderRef, move), isNull(orderNotices.handledAt)))
  return undefined
}

/** The use that came back with the cancellation. */
async function takeCouponAgain(database: Database, orderRef: string): Promise<boolean> {
  const [order] = await database
    .select({ couponRef: orders.couponRef, couponCode: orders.couponCode })
    .from(orders)
    .where(eq(orders.id, orderRef))
  if (!order || order.couponRef === null || order.couponCode === null) return true
  return takeUseAgain(database, { couponRef: order.couponRef, couponCode: order.couponCode })
}

/** Matches none where nobody is written of such a move. */
const isNoticeOf = (orderRef: string, { to }: UndoneMove) =>
  and(eq(orderNotices.orderRef, orderRef), inArray(orderNotices.event, [eventOf(to) ?? []].flat()))

async function takeLinesAgain(
  database: Database,
  again: Parameters<typeof takeAgain>[2],
): Promise<boolean> {
  const lines = await listLines(database, again.orderRef)
  const variantIds = [...new Set(lines.flatMap(({ variantId }) => variantId ?? []))]
  return takeAgain(database, variantIds, again)
}

/** An instance that makes the mail just now is waited for. Mails of an earlier such move do not count. */
async function wasNotified(
  database: Database,
  orderRef: string,
  move: UndoneMove,
): Promise<boolean> {
  const [notice] = await database
    .select({ handledAt: orderNotices.handledAt })
    .from(orderNotices)
    .where(isNoticeOf(orderRef, move))
    .for('update')
  return Boolean(notice?.handledAt && notice.handledAt >= move.at)
}
