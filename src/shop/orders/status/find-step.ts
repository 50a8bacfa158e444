import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { callMoves, movesOrder } from '../calls/call.ts'
import { listStandingCalls } from '../calls/standing-calls.ts'
import type { DeliveryMethod, OrderStatus } from '../order.ts'
import { orderChanges, orderNotes } from '../tables.ts'
import { firstOfPress, stepFrom } from './undo.ts'
import type { UndoneMove } from './undo-move.ts'

type Change = typeof orderChanges.$inferSelect
type Call = Awaited<ReturnType<typeof listStandingCalls>>[number]
type Note = typeof orderNotes.$inferSelect

/** What is taken back. */
export interface Step {
  pressed: { id: string; by: string; at: Date }
  call?: Call | undefined
  /** Beside a call: the one that it made. */
  move?: UndoneMove | undefined
  /** Of a parcel that came back: its move and its pieces are one press, and either names it. */
  moveId?: string | undefined
  edit?: Change | undefined
  payment?: Change | undefined
  /** Pieces that came back; with the move, where a whole parcel did. */
  returned?: Change | undefined
  note?: Note | undefined
}

/** Pending to Delivered. */
const mostInOnePress = 3

interface Standing {
  orderRef: string
  status: OrderStatus
  deliveryMethod: DeliveryMethod
  /** Who asks: notes are taken back by their author. */
  by: string
}

/** Undefined where it is not the last thing that happened; a note is never in the way. */
export async function findStep(
  database: Database,
  order: Standing,
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
  const isCall = call && (!last || isBefore(last, call))
  const step = isCall ? { pressed: call, call } : changeStep(changes, call, order)
  return step && idsOf(step).includes(id) ? step : findNote(database, order, id)
}

const idsOf = ({ pressed, call, moveId }: Step) => [pressed.id, call?.id, moveId]

function changeStep(
  changes: readonly Change[],
  call: Call | undefined,
  order: Standing,
): Step | undefined {
  const [last, before] = changes
  if (last?.field === 'payment') return { pressed: last, payment: last }
  // What was taken back is not taken back again.
  if (!last || last.details?.isUndone) return undefined
  if (last.field === 'edit') return { pressed: last, edit: last }
  if (last.field === 'return') return returnStep(last, before, order)
  const move = moveOf(changes, order)
  return move && { pressed: last, move, call: moverOf(move, call) }
}

/** Of a canceled order a whole parcel came back: the move was written with it, before. */
function returnStep(last: Change, before: Change | undefined, order: Standing): Step | undefined {
  if (order.status !== 'Canceled') return { pressed: last, returned: last }
  const from = stepFrom(before)
  if (!before || !from || before.at.getTime() !== last.at.getTime()) return undefined
  const move = { from, to: order.status, at: last.at, by: last.by }
  return { pressed: last, returned: last, move, moveId: before.id }
}

async function findNote(
  database: Database,
  { orderRef, by }: Standing,
  id: string,
): Promise<Step | undefined> {
  const [note] = await database
    .select()
    .from(orderNotes)
    .where(and(eq(orderNotes.id, id), eq(orderNotes.orderRef, orderRef), eq(orderNotes.by, by)))
  return note && { pressed: note, note }
}

const moverOf = (move: UndoneMove, call: Call | undefined) =>
  call && madeMove(call, move) ? call : undefined

/** A call that moved the order did so at the same moment, and was written before: they are one step. */
const madeMove = ({ outcome, at }: Call, { to, at: movedAt }: UndoneMove): boolean =>
  movesOrder(outcome) && callMoves[outcome] === to && at.getTime() === movedAt.getTime()

/** Ids grow with time. */
const isBefore = (one: Change, other: Call) =>
  one.at.getTime() === other.at.getTime() ? one.id < other.id : one.at < other.at

/** Placing is no move, and what was undone is not undone again. */
function moveOf(
  changes: readonly Change[],
  { status, deliveryMethod }: Standing,
): UndoneMove | undefined {
  const [last] = changes
  if (!last || last.to !== status) return undefined
  const isHandedOver = deliveryMethod === 'pickup' && status === 'Delivered'
  const first = isHandedOver ? firstOfPress(changes) : last
  const from = stepFrom(first)
  return from === undefined ? undefined : { from, to: status, at: last.at, by: last.by }
}
