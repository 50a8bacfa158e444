import type { Database } from '#platform/database/database.ts'
import type { DeliveryMethod, OrderStatus } from '../order.ts'
import { orderNotices } from '../tables.ts'
import { eventOf } from './notice.ts'

/** A wrong press can be undone before anybody is written. */
const patienceMs = 15_000

interface Moved {
  orderRef: string
  to: OrderStatus
  at: Date
  deliveryMethod: DeliveryMethod
}

/** Remembers, with the move itself, that the buyer is to be written; what they were written once they are not written again. */
export async function noteMove(
  database: Database,
  { orderRef, to, at, deliveryMethod }: Moved,
): Promise<void> {
  const event = eventOf(to)
  if (event === undefined) return
  // Nothing is on its way to a buyer who takes it along in the shop.
  if (event === 'shipped' && deliveryMethod === 'pickup') return
  await database
    .insert(orderNotices)
    .values({ orderRef, event, dueAt: new Date(at.getTime() + patienceMs) })
    .onConflictDoNothing()
}
