import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { OrderStatus } from '../order.ts'
import { orderChanges, orders } from '../tables.ts'
import { listStandingCalls } from './standing-calls.ts'
import { orderCalls } from './tables.ts'

interface Undoing {
  orderRef: string
  /** The call that is taken back; none where only a move was. */
  callId: string | undefined
  /** Where the order stands from now on. */
  status: OrderStatus
  at: Date
}

/** The order is called again as if nobody had pressed. */
export async function undoCall(
  database: Database,
  { orderRef, at, callId, status }: Undoing,
): Promise<void> {
  if (callId)
    await database.update(orderCalls).set({ undoneAt: at }).where(eq(orderCalls.id, callId))
  const before = (await listStandingCalls(database, orderRef)).at(-1)
  const since = status === 'Pending' ? undefined : await leftPendingAt(database, orderRef)
  // What was due to confirm an order ended when it was.
  const isDue = before && (!since || before.at >= since)
  await database
    .update(orders)
    .set({
      callState: before?.outcome ?? null,
      callAgainAt: isDue ? before.callAgainAt : null,
    })
    .where(eq(orders.id, orderRef))
}

async function leftPendingAt(database: Database, orderRef: string): Promise<Date | undefined> {
  const [left] = await database
    .select({ at: orderChanges.at })
    .from(orderChanges)
    .where(
      and(
        eq(orderChanges.orderRef, orderRef),
        eq(orderChanges.field, 'status'),
        eq(orderChanges.from, 'Pending'),
      ),
    )
    .orderBy(desc(orderChanges.at))
    .limit(1)
  return left?.at
}
