import { and, eq, isNull } from 'drizzle-orm'
import { latinDigits } from '#platform/phone.ts'
import type { Shop } from '#shop/shop.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { orders } from './tables.ts'
import { looksLikeTrackingId } from './tracking-id.ts'

export interface Claim {
  trackingId: string
  /** The last four digits of the phone number that the order names; Bangla ones, too. */
  lastDigits: string
  /** The client's address. */
  origin: string
}

export type ClaimOrderResult =
  | { outcome: 'claimed'; orderId: string }
  /** No such order, other digits, or an order that has an account already: nobody learns which. */
  | { outcome: 'not-found' }
  | { outcome: 'too-many-requests' }

/** Puts an order that was placed as a guest into the account of whoever knows its tracking ID and phone number. */
export async function claimOrder(
  shop: Shop,
  { userId }: { userId: string },
  { trackingId, lastDigits, origin }: Claim,
): Promise<ClaimOrderResult> {
  const limit = await shop.rateLimits.take('claim-order', userId)
  if (limit.outcome === 'too-many') return { outcome: 'too-many-requests' }
  const wanted = trackingId.trim()
  const digits = latinDigits(lastDigits.trim())
  if (!looksLikeTrackingId(wanted) || !/^\d{4}$/.test(digits)) return { outcome: 'not-found' }

  return shop.database.transaction(async (database) => {
    const unclaimed = and(eq(orders.trackingId, wanted), isNull(orders.customerId))
    const [order] = await database
      .select({ id: orders.id, orderId: orders.orderId, phone: orders.phone })
      .from(orders)
      .where(unclaimed)
      .for('update')
    if (!order?.phone.endsWith(digits)) return { outcome: 'not-found' }
    await database.update(orders).set({ customerId: userId }).where(eq(orders.id, order.id))
    const { orderId } = order
    await recordAudit(
      database,
      { action: 'orders-claimed', actorId: userId, subjectId: userId, after: { orderId }, origin },
      shop.now(),
    )
    return { outcome: 'claimed', orderId }
  })
}
