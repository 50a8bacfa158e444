import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '#shop/define-action.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { callMoves, movesOrder } from '../calls/call.ts'
import { listStandingCalls } from '../calls/standing-calls.ts'
import type { DeliveryMethod, OrderStatus } from '../order.ts'
import { orderChanges, orders } from '../tables.ts'
import { undoCall } from '../calls/undo-call.ts'
import { firstOfPress, isUndoable, stepFrom } from './undo.ts'
import { undoMove, type UndoneMove } from './undo-move.ts'

type Change = typeof orderChanges.$inferSelect
type Call = Awaited<ReturnType<typeof listStandingCalls>>[number]

/** Pending to Delivered. */
const mostInOnePress = 3

interface Standing {
  status: OrderStatus
  deliveryMethod: DeliveryMethod
}

/** What is taken back: a call, a move, or the move that a call made. */
interface Step {
  pressed: { by: string; at: Date }
  call: Call | undefined
  move: UndoneMove | undefined
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
    const status = step.move?.from ?? order.status
    const hindrance = await takeBack(database, { ...undoing, status })
    if (hindrance) return { outcome: hindrance }
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

interface Undoing extends Step {
  orderRef: string
  phone: string
  /** Where the order stands from now on. */
  status: OrderStatus
  by: string
  at: Date
}

/** Answers what keeps it from being taken back, before anything is written. */
async function takeBack(database: Database, undoing: Undoing) {
  const { call, move } = undoing
  const hindrance = move && (await undoMove(database, { ...undoing, move }))
  if (hindrance) return hindrance
  if (call || move?.from === 'Pending') await undoCall(database, { ...undoing, callId: call?.id })
  return undefined
}

async function lockOrder(database: Database, orderRef: string) {
  const [order] = await database
    .select({
      orderId: orders.orderId,
      status: orders.status,
      phone: orders.phone,
      deliveryMethod: orders.deliveryMethod,
    })
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
  order: Standing & { orderRef: string },
  id: string,
): Promise<Step | undefined> {
  const { orderRef } = order
  const [changes, calls] = await Promise.all([
    database
      .select()
      .from(orderChanges)
      .where(eq(orderChanges.orderRef, orderRef))
      .orderBy(desc(orderChanges.at), desc(orderChanges.id))
      .limit(mostInOnePress),
    listStandingCalls(database, orderRef),
  ])
  const [last] = changes
  const call = calls.at(-1)
  // Of a call that moved the order the move is the last thing.
  if (call && (!last || isBefore(last, call)))
    return call.id === id ? { pressed: call, call, move: undefined } : undefined
  const move = moveOf(changes, order)
  const mover = moverOf(move, call)
  return move && [last?.id, mover?.id].includes(id)
    ? { pressed: move, move, call: mover }
    : undefined
}

const moverOf = (move: UndoneMove | undefined, call: Call | undefined) =>
  move && call && madeMove(call, move) ? call : undefined

/** A call that moved the order did so at the same moment, and was written before: they are one step. */
const madeMove = ({ outcome, at }: Call, { to, at: movedAt }: UndoneMove): boolean =>
  movesOrder(outcome) && callMoves[outcome] === to && at.getTime() === movedAt.getTime()

/** Ids grow with time. */
const isBefore = (one: Change, other: Call) =>
  one.at.getTime() === other.at.getTime() ? one.id < other.id : one.at < other.at

/** Placing is no move, what was undone is not undone again, and pieces that came back from a courier are booked one by one. */
function moveOf(
  changes: readonly Change[],
  { status, deliveryMethod }: Standing,
): UndoneMove | undefined {
  const [last] = changes
  if (!last || last.to !== status) return undefined
  const isHandedOver = deliveryMethod === 'pickup' && status === 'Delivered'
  const first = isHandedOver ? firstOfPress(changes) : last
  const from = stepFrom(first)
  const isBack = from === 'Shipped' && status === 'Canceled'
  return from === undefined || isBack ? undefined : { from, to: status, at: last.at, by: last.by }
}
