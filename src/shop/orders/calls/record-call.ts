import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '#shop/define-action.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import type { OrderStatus } from '../order.ts'
import { storeMove } from '../status/store-move.ts'
import { orders } from '../tables.ts'
import { callHolds, orderCalls } from './tables.ts'
import {
  callMoves,
  canCallAt,
  movesOrder,
  nextPromised,
  nextTry,
  outcomesAt,
  triesWith,
  type Callable,
  type CallOutcome,
} from './call.ts'
import { callSchema, missingInCall } from './call-input.ts'
import { listStandingCalls } from './standing-calls.ts'

/**
 * Writes down what came of a call about an order, whatever its status. Confirmed and canceled move it in the same transaction; all others
 * say when it is to be called again.
 */
export const recordCall = defineAction({
  allow: 'move-orders',
  input: callSchema
    .extend({ orderRef: z.uuid() })
    .refine((call) => !missingInCall(call).callAgainAt, {
      path: ['callAgainAt'],
      error: 'Say when it is to be called again',
    })
    .refine((call) => !missingInCall(call).reason, {
      path: ['reason'],
      error: 'Say why the order is canceled',
    }),
  run: async ({ database, by: initiator, input, now: at }) => {
    const { orderRef, outcome } = input
    const order = await lockOrder(database, orderRef)
    if (!order) return { outcome: 'not-found' }
    const { orderId, status, deliveryMethod, callState } = order
    const calls = await listStandingCalls(database, orderRef)
    const hindrance = whyNot(input, { ...order, calls })
    if (hindrance) return { outcome: hindrance, status, deliveryMethod }
    const due = dueAt(input, { ...order, calls }, at)
    if (due === 'never') return { outcome: 'not-then' }
    const id = newId()
    const to = movesOrder(outcome) ? callMoves[outcome] : status
    await writeCall(database, {
      ...input,
      id,
      at,
      due,
      from: status,
      to,
      by: nameOfInitiator(initiator),
    })
    const isMoved = to !== status
    return {
      outcome: 'called',
      id,
      orderId,
      status: to,
      callAgainAt: due,
      change: {
        action: 'order-called',
        subject: { type: 'order', id: orderRef, name: orderId },
        before: { call: callState ?? 'never-called', ...(isMoved && { status }) },
        // Note and reason stand with the order, and go with its person.
        after: { call: outcome, ...(isMoved && { status: to }) },
        topics: 'announced',
      },
    }
  },
})

type Call = z.output<typeof callSchema> & {
  id: string
  orderRef: string
  by: string
  at: Date
  due: Date | undefined
  from: OrderStatus
  to: OrderStatus
}

async function writeCall(database: Database, call: Call): Promise<void> {
  const { id, orderRef, outcome, by, at, due, from, to, note, reason = '' } = call
  const callAgainAt = due ?? null
  // Written before the order moves: where its person is removed with the move, the note goes, too.
  await database.insert(orderCalls).values({
    id,
    orderRef,
    at,
    by,
    outcome,
    callAgainAt,
    note: note || (outcome === 'canceled' ? reason : ''),
  })
  if (to !== from) await storeMove(database, { orderRef, to, by, reason, at })
  await database
    .update(orders)
    .set({ callState: outcome, callAgainAt })
    .where(eq(orders.id, orderRef))
  await database.delete(callHolds).where(eq(callHolds.orderRef, orderRef))
}

async function lockOrder(database: Database, orderRef: string) {
  const [order] = await database
    .select({
      orderId: orders.orderId,
      status: orders.status,
      deliveryMethod: orders.deliveryMethod,
      phone: orders.phone,
      callState: orders.callState,
      callAgainAt: orders.callAgainAt,
    })
    .from(orders)
    .where(eq(orders.id, orderRef))
    .for('update')
  return order
}

/** Undefined where it can be written down. */
function whyNot(
  { outcome, seenCalls }: z.output<typeof callSchema>,
  { status, deliveryMethod, phone, calls }: Called & Callable & { phone: string },
) {
  if (seenCalls !== undefined && seenCalls !== calls.length) return 'called-meanwhile'
  if (!outcomesAt({ status, deliveryMethod }).includes(outcome))
    return outcome === 'confirmed' && status !== 'Pending' ? 'not-pending' : 'not-at-status'
  // Nobody is left to call, and a note would be about somebody who is gone.
  return phone === '' ? 'person-removed' : undefined
}

interface Called {
  status: OrderStatus
  /** Promised before. */
  callAgainAt: Date | null
  calls: readonly { outcome: CallOutcome }[]
}

/** `never`: what was named is not ahead, or too far. */
function dueAt(
  { outcome, callAgainAt }: { outcome: CallOutcome; callAgainAt?: string | undefined },
  { status, callAgainAt: promised, calls }: Called,
  now: Date,
): Date | 'never' | undefined {
  if (outcome !== 'call-again') {
    const next = nextTry(outcome, triesWith(status, calls), now)
    return status === 'Pending' ? next : nextPromised(promised, next)
  }
  const named = new Date(callAgainAt ?? Number.NaN)
  return canCallAt(named, now) ? named : 'never'
}
