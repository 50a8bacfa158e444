import type { Database } from '#platform/database/database.ts'
import type { OrderStatus } from '../order.ts'
import { orderNotices } from '../tables.ts'
import { eventOf } from './notice.ts'

/** A wrong press can be undone before anybody is written. */
const patienceMs = 15_000

/** Remembers, with the move itself, that the buyer is to be written; what they were written once they are not written again. */
export async function noteMove(
  database: Database,
  { orderRef, to, at }: { orderRef: string; to: OrderStatus; at: Date },
): Promise<void> {
  const event = eventOf(to)
  if (event === undefined) return
  await database
    .insert(orderNotices)
    .values({ orderRef, event, dueAt: new Date(at.getTime() + patienceMs) })
    .onConflictDoNothing()
}
