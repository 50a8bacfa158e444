import { and, eq } from 'drizzle-orm'
import { announce } from '#platform/memory/announcements.ts'
import { nameOfInitiator, type Person, type Script } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import { callReleasedTopic } from '../live/topics.ts'
import { callHolds } from './tables.ts'

/**
 * A person who leaves the queue gives back the order they were shown. `heldUntil` names the hold: one that they took since, of the same
 * order, stays. Answers whether there was such a hold.
 */
export async function releaseCall(
  shop: Shop,
  initiator: Person | Script,
  { orderRef, heldUntil }: { orderRef: string; heldUntil: Date },
): Promise<boolean> {
  const released = await shop.database
    .delete(callHolds)
    .where(
      and(
        eq(callHolds.orderRef, orderRef),
        eq(callHolds.by, nameOfInitiator(initiator)),
        eq(callHolds.until, heldUntil),
      ),
    )
    .returning({ orderRef: callHolds.orderRef })
  if (released.length > 0) await announce(shop.database, [callReleasedTopic])
  return released.length > 0
}
