import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '#shop/define-action.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { undoCall } from '../calls/undo-call.ts'
import { undoEdit } from '../edits/undo/undo-edit.ts'
import type { OrderStatus } from '../order.ts'
import { settleOrder } from '../returns/settle-order.ts'
import { undoReturn } from '../returns/undo-return.ts'
import { orderNotes, orders } from '../tables.ts'
import { findStep, type Step } from './find-step.ts'
import { undoPayment } from './set-payment.ts'
import { isUndoable } from './undo.ts'
import { undoMove } from './undo-move.ts'

/**
 * Takes back a wrong press: the last move, edit, return or payment of an order, the last call, both where the call made the move, or an own
 * note.
 * For ten seconds, and only where nothing has left the house and nothing else happened since. The history keeps both.
 */
export const undoStep = defineAction({
  allow: 'move-orders',
  /** `id`: of the call, of the note, or of the entry in the history. */
  input: z.object({ orderRef: z.uuid(), id: z.uuid() }),
  run: async ({ database, by: initiator, input: { orderRef, id }, now: at }) => {
    const order = await lockOrder(database, orderRef)
    if (!order) return { outcome: 'not-found' }
    const { orderId, phone } = order
    const by = nameOfInitiator(initiator)
    const step = await findStep(database, { ...order, orderRef, by }, id)
    if (!step) return { outcome: 'changed-meanwhile', status: order.status }
    if (!isByStaff(step.pressed.by)) return { outcome: 'not-by-staff' }
    if (!isUndoable(step.pressed.at, at)) return { outcome: 'too-late' }
    const status = step.move?.from ?? order.status
    const undone = await takeBack(database, { orderRef, phone, status, by, at, ...step })
    if (undone.outcome !== 'undone') return { ...undone, status: order.status }
    const { before, after } = undone
    return {
      outcome: 'undone',
      orderId,
      status,
      change: {
        action: 'order-step-undone',
        subject: { type: 'order', id: orderRef, name: orderId },
        before,
        after,
        topics: 'announced',
      },
    }
  },
})

interface Undoing extends Step {
  orderRef: string
  phone: string
  /** Where the order stands from now on. */
  status: OrderStatus
  by: string
  at: Date
}

/** What the audit says of it, or what keeps it from being taken back: then nothing was written. */
async function takeBack(database: Database, undoing: Undoing) {
  const { edit, payment, note, returned, move } = undoing
  if (edit) return undoEdit(database, { ...undoing, edit })
  if (payment) return undoPayment(database, { ...undoing, payment })
  if (returned && !move) return undoSingleReturn(database, { ...undoing, returned })
  if (!note) return undoMoveAndCall(database, undoing)
  await database.delete(orderNotes).where(eq(orderNotes.id, note.id))
  return { outcome: 'undone' as const, before: {}, after: { noteUndone: true } }
}

async function undoSingleReturn(
  database: Database,
  undoing: Undoing & { returned: NonNullable<Step['returned']> },
) {
  if (!(await undoReturn(database, undoing))) return { outcome: 'pieces-sold' as const }
  await settleOrder(database, undoing.orderRef)
  const { from, to } = undoing.returned
  return {
    outcome: 'undone' as const,
    before: { returnedPieces: Number(to) },
    after: { returnedPieces: Number(from) },
  }
}

async function undoMoveAndCall(database: Database, undoing: Undoing) {
  const { call, move } = undoing
  const hindrance = move && (await undoMove(database, { ...undoing, move }))
  if (hindrance) return { outcome: hindrance }
  if (call || move?.from === 'Pending') await undoCall(database, { ...undoing, callId: call?.id })
  return {
    outcome: 'undone' as const,
    before: { ...(call && { call: call.outcome }), ...(move && { status: move.to }) },
    after: move ? { status: move.from } : { callUndone: true },
  }
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
