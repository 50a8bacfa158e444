import { and, eq, ne, notInArray } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { holdVariants } from '#shop/catalog/stock/change-stock.ts'
import { holdCoupons } from '#shop/coupons/store-use.ts'
import { placedAtOf } from '../../placed-at-of.ts'
import { orderChanges, orderLines, orderNotices, orders } from '../../tables.ts'
import type { ChangeDetails } from '../change-details.ts'
import { moveUse } from '../../coupons/move-use.ts'
import { canEdit } from '../edit.ts'
import { takenBy } from '../pieces.ts'
import type { LineBefore, OrderBefore } from './order-before.ts'
import { listStandingLines, moveStock } from '../store-edit.ts'
import { settleOrder } from '../../returns/settle-order.ts'
import { ordersBeforeEdit } from '../tables.ts'

interface Undoing {
  orderRef: string
  /** The edit, as the last entry of the history. The order is held. */
  edit: typeof orderChanges.$inferSelect
  by: string
  at: Date
}

/** For the audit. */
type Facts = Record<string, unknown>

export type UndoneEdit =
  | { outcome: 'undone'; before: Facts; after: Facts }
  | { outcome: 'changed-meanwhile' | 'too-late' | 'pieces-sold' | 'coupon-used-meanwhile' }

/**
 * Gives an order its lines, buyer, place and sums back as they stood before its last edit, by the version that the edit made. Stock follows:
 * where somebody bought the pieces meanwhile, nothing is changed. The version goes on, for somebody may have read the edited order.
 */
export async function undoEdit(
  database: Database,
  { orderRef, edit, by, at }: Undoing,
): Promise<UndoneEdit> {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderRef))
  const before = await findBefore(database, { orderRef, changeId: edit.id })
  if (!order || !before || String(order.version) !== edit.to || !canEdit(order.status))
    return { outcome: 'changed-meanwhile' }
  if (await wasTold(database, { orderRef, since: edit.at })) return { outcome: 'too-late' }
  const { lines, ...columns } = before
  const edited = await listStandingLines(database, orderRef)
  const couponBefore = couponOf(columns, order)
  if (couponBefore.couponCode !== order.couponCode) {
    const couponRefs = [order.couponRef, couponBefore.couponRef].filter((ref) => ref !== null)
    await holdCoupons(database, { phone: columns.phone, couponRefs })
  }
  // Also those that stay: what is written of a line looks at its variant, and nobody waits for one while others are held.
  const ids = [...edited, ...lines].flatMap(({ variantId }) => variantId ?? [])
  const stocks = await holdVariants(database, [...new Set(ids)])
  const taken = takenBy(edited, lines)
  if (taken.some(({ variantId, quantity }) => quantity > (stocks.get(variantId) ?? 0)))
    return { outcome: 'pieces-sold' }
  if (!(await moveUse(database, { from: order, to: couponBefore })))
    return { outcome: 'coupon-used-meanwhile' }

  const version = order.version + 1
  await database
    .update(orders)
    .set({ ...columns, version })
    .where(eq(orders.id, orderRef))
  await writeLines(database, orderRef, lines)
  await moveStock(database, taken, { by, at, orderRef })
  await database.insert(orderChanges).values({
    id: newId(),
    orderRef,
    at,
    by,
    field: 'edit',
    from: String(order.version),
    to: String(version),
    details: reverse(edit.details ?? {}),
  })
  await settleOrder(database, orderRef)
  await database.delete(ordersBeforeEdit).where(eq(ordersBeforeEdit.orderRef, orderRef))
  return {
    outcome: 'undone',
    before: { grandTotalInPaisa: order.grandTotalInPaisa },
    after: { grandTotalInPaisa: columns.grandTotalInPaisa, editUndone: true },
  }
}

/** What was kept by a release before this one says nothing of the coupon: an edit could not change it then. */
const couponOf = (
  { couponRef, couponCode }: Partial<OrderBefore>,
  order: typeof orders.$inferSelect,
) => ({
  couponRef: couponRef === undefined ? order.couponRef : couponRef,
  couponCode: couponCode === undefined ? order.couponCode : couponCode,
})

async function findBefore(
  database: Database,
  { orderRef, changeId }: { orderRef: string; changeId: string },
) {
  const [kept] = await database
    .select({ before: ordersBeforeEdit.before })
    .from(ordersBeforeEdit)
    .where(and(eq(ordersBeforeEdit.orderRef, orderRef), eq(ordersBeforeEdit.changeId, changeId)))
  return kept?.before
}

/** Whether the buyer was written what the order came to. It waits for a process that makes the mail just now. */
async function wasTold(
  database: Database,
  { orderRef, since }: { orderRef: string; since: Date },
): Promise<boolean> {
  const notices = await database
    .select({ handledAt: orderNotices.handledAt })
    .from(orderNotices)
    .where(and(eq(orderNotices.orderRef, orderRef), ne(orderNotices.event, 'new')))
    .for('update')
  return notices.some(({ handledAt }) => handledAt !== null && handledAt >= since)
}

async function writeLines(
  database: Database,
  orderRef: string,
  lines: readonly LineBefore[],
): Promise<void> {
  const positions = lines.map(({ position }) => position)
  await database
    .delete(orderLines)
    .where(and(eq(orderLines.orderRef, orderRef), notInArray(orderLines.position, positions)))
  for (const line of lines)
    await database
      .insert(orderLines)
      .values({ ...line, orderRef, placedAt: placedAtOf(orderRef) })
      .onConflictDoUpdate({ target: [orderLines.orderRef, orderLines.position], set: line })
}

interface Step {
  from: unknown
  to: unknown
}

const reverseStep = <Of extends Step>({ from, to, ...rest }: Of) =>
  ({ ...rest, from: to, to: from }) as Of

const reverseSteps = <Of extends object>(steps: Of): Of =>
  Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [name, reverseStep(step as Step)]),
  ) as Of

/** The reasons were those of the edit. */
const reverse = ({
  lines,
  place,
  deliveryMethod,
  coupon,
  amounts,
  person,
}: ChangeDetails): ChangeDetails => ({
  ...(lines && { lines: lines.map(({ before, after }) => ({ before: after, after: before })) }),
  ...(place && { place: reverseStep(place) }),
  ...(deliveryMethod && { deliveryMethod: reverseStep(deliveryMethod) }),
  ...(coupon && { coupon: reverseStep(coupon) }),
  ...(amounts && { amounts: reverseSteps(amounts) }),
  ...(person && { person: reverseSteps(person) }),
  isUndone: true,
})
