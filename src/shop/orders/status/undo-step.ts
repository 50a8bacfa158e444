import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { takeAgain } from '#shop/catalog/stock/take-again.ts'
import { defineAction } from '#shop/define-action.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { movesOrder } from '../calls/call.ts'
import { listStandingCalls } from '../calls/standing-calls.ts'
import { listLines } from '../list-lines.ts'
import { eventOf } from '../notices/notice.ts'
import { canMove, hasEnded, orderStatuses, type OrderStatus } from '../order.ts'
import { orderChanges, orderNotices, orders } from '../tables.ts'
import { orderCalls } from '../calls/tables.ts'
import { isUndoable } from './undo.ts'

type Change = typeof orderChanges.$inferSelect
type Call = Awaited<ReturnType<typeof listStandingCalls>>[number]

interface Move {
  from: OrderStatus
  to: OrderStatus
  at: Date
  by: string
}

/** What is taken back: a call, a move, or the move that a call made. */
interface Step {
  pressed: { by: string; at: Date }
  call: Call | undefined
  move: Move | undefined
}

/**
 * Takes back a wrong press: the last move of an order, the last call, or both where the call made the move. For ten seconds,
 * and only where nothing has left the house and nothing else happened since. The history keeps both.
 */
export const undoStep = defineAction({
  allow: 'move-orders',
  /** `id`: of the call, or of the entry in the history. */
  input: z.object({ orderRef: z.uuid(), id: z.uuid() }),
  run: async ({ database, by: initiator, input: { orderRef, id }, now: at }) => {
    const order = await lockOrder(database, orderRef)
    if (!order) return { outcome: 'not-found' }
    const { orderId, phone } = order
    const step = await findStep(database, { ...order, orderRef }, id)
    if (!step) return { outcome: 'changed-meanwhile', status: order.status }
    if (!isByStaff(step.pressed.by)) return { outcome: 'not-by-staff' }
    if (!isUndoable(step.pressed.at, at)) return { outcome: 'too-late' }
    const undoing = { orderRef, phone, by: nameOfInitiator(initiator), at, ...step }
    const hindrance = await undoMove(database, undoing)
    if (hindrance) return { outcome: hindrance }
    await undoCall(database, undoing)
    const status = step.move?.from ?? order.status
    return {
      outcome: 'undone',
      orderId,
      status,
      change: {
        action: 'order-step-undone',
        subject: { type: 'order', id: orderRef, name: orderId },
        ...factsOf(step),
        topics: 'announced',
      },
    }
  },
})

const factsOf = ({ call, move }: Step) => ({
  before: { ...(call && { call: call.outcome }), ...(move && { status: move.to }) },
  after: move ? { status: move.from } : { callUndone: true },
})

async function lockOrder(database: Database, orderRef: string) {
  const [order] = await database
    .select({ orderId: orders.orderId, status: orders.status, phone: orders.phone })
    .from(orders)
    .where(eq(orders.id, orderRef))
    .for('update')
  return order
}

/** What customers cancel, and what the shop cancels by itself, was no wrong press. */
const isByStaff = (by: string) => by !== 'shopper' && by !== 'shop'

/** Undefined where it is not the last thing that happened. */
async function findStep(
  database: Database,
  { orderRef, status }: { orderRef: string; status: OrderStatus },
  id: string,
): Promise<Step | undefined> {
  const [[last], calls] = await Promise.all([
    database
      .select()
      .from(orderChanges)
      .where(eq(orderChanges.orderRef, orderRef))
      .orderBy(desc(orderChanges.at), desc(orderChanges.id))
      .limit(1),
    listStandingCalls(database, orderRef),
  ])
  const move = moveOf(last, status)
  const call = calls.at(-1)
  const mover = moverOf(move, call)
  if (move && (id === last?.id || id === mover?.id)) return { pressed: move, move, call: mover }
  return call?.id === id && isTry(call, status)
    ? { pressed: call, call, move: undefined }
    : undefined
}

/** Such a call moves a Pending order at once, and nothing but undoing makes it Pending again: they are one step. */
const moverOf = (move: Move | undefined, call: Call | undefined) =>
  move?.from === 'Pending' && call && movesOrder(call.outcome) ? call : undefined

const isTry = ({ outcome }: Call, status: OrderStatus) =>
  status === 'Pending' && !movesOrder(outcome)

/** Placing is no move, what was undone is not undone again, and pieces that came back from a courier are booked one by one. */
function moveOf(last: Change | undefined, status: OrderStatus): Move | undefined {
  if (last?.field !== 'status' || last.to !== status) return undefined
  const from = orderStatuses.find((each) => each === last.from)
  if (!from || !canMove(from, status)) return undefined
  const isBack = from === 'Shipped' && status === 'Canceled'
  return isBack ? undefined : { from, to: status, at: last.at, by: last.by }
}

interface Undoing {
  orderRef: string
  by: string
  at: Date
  phone: string
  call: Call | undefined
  move: Move | undefined
}

/** Answers what keeps it from being undone, before anything is written. */
async function undoMove(
  database: Database,
  { orderRef, by, at, move, phone }: Undoing,
): Promise<'too-late' | 'sold-out' | undefined> {
  if (!move) return undefined
  // Their person was removed with the move: nobody knows any more where it was to go.
  if (hasEnded(move.to) && phone === '') return 'too-late'
  if (await wasTold(database, orderRef, move)) return 'too-late'
  const again = { orderRef, by, at, givenBackAt: move.at }
  if (move.to === 'Canceled' && !(await takeLinesAgain(database, again))) return 'sold-out'
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
  await database
    .delete(orderNotices)
    .where(and(isNoticeOf(orderRef, move), isNull(orderNotices.handledAt)))
  return undefined
}

/** Matches none where nobody is written of such a move. */
const isNoticeOf = (orderRef: string, { to }: Move) =>
  and(eq(orderNotices.orderRef, orderRef), inArray(orderNotices.event, [eventOf(to) ?? []].flat()))

async function takeLinesAgain(
  database: Database,
  again: Parameters<typeof takeAgain>[2],
): Promise<boolean> {
  const lines = await listLines(database, again.orderRef)
  const variantIds = [...new Set(lines.flatMap(({ variantId }) => variantId ?? []))]
  return takeAgain(database, variantIds, again)
}

/** Whoever makes the mail just now is waited for. Mails of an earlier such move do not count. */
async function wasTold(database: Database, orderRef: string, move: Move): Promise<boolean> {
  const [notice] = await database
    .select({ handledAt: orderNotices.handledAt })
    .from(orderNotices)
    .where(isNoticeOf(orderRef, move))
    .for('update')
  return Boolean(notice?.handledAt && notice.handledAt >= move.at)
}

/** The order is called again as if nobody had pressed. */
async function undoCall(database: Database, { orderRef, at, call }: Undoing): Promise<void> {
  if (!call) return
  await database.update(orderCalls).set({ undoneAt: at }).where(eq(orderCalls.id, call.id))
  const before = (await listStandingCalls(database, orderRef)).at(-1)
  await database
    .update(orders)
    .set({ callState: before?.outcome ?? null, callAgainAt: before?.callAgainAt ?? null })
    .where(eq(orders.id, orderRef))
}
