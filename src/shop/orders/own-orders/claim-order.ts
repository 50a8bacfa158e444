import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { parsePhone } from '#platform/phone.ts'
import type { Shop } from '#shop/shop.ts'
import { recordAudit } from '#shop/audit/record-audit.ts'
import { rememberAgain } from './forget-person.ts'
import { orders, wrongClaims } from '../tables.ts'
import { parseTrackingId } from '../tracking/tracking-id.ts'

export interface Claim {
  trackingId: string
  /** The phone number that the order names, as it was typed. */
  phone: string
  /** The client's address. */
  origin: string
}

export type ClaimOrderResult =
  | { outcome: 'claimed'; orderId: string }
  /** Not a phone number at all: nothing was tried. */
  | { outcome: 'phone-invalid' }
  /** No such order, another number, or an order that has an account already: nobody learns which. */
  | { outcome: 'not-found' }
  /** Too many wrong numbers were tried: only a proved e-mail address opens it now, or the shop (D29). */
  | { outcome: 'closed' }
  | { outcome: 'too-many-requests' }

/** Wrong numbers for one order, whoever tries them. */
const mostWrong = 5

/** Puts an order that was placed as a guest into the account of whoever knows its tracking ID and phone number. */
export async function claimOrder(
  shop: Shop,
  { userId }: { userId: string },
  { trackingId, phone: typed, origin }: Claim,
): Promise<ClaimOrderResult> {
  const limit = await shop.rateLimits.take('claim-order', userId)
  if (limit.outcome === 'too-many') return { outcome: 'too-many-requests' }
  const wanted = parseTrackingId(trackingId)
  const phone = parsePhone(typed)
  if (phone === undefined) return { outcome: 'phone-invalid' }
  if (wanted === undefined) return { outcome: 'not-found' }

  return shop.database.transaction(async (database) => {
    // Held, so that guesses at one order are counted one after the other.
    const [order] = await database
      .select({ id: orders.id, orderId: orders.orderId, phone: orders.phone })
      .from(orders)
      .where(and(eq(orders.trackingId, wanted), isNull(orders.customerId)))
      .for('update')
    if (!order) return { outcome: 'not-found' }
    if (await isClosed(database, order.id)) return { outcome: 'closed' }
    if (order.phone !== phone) {
      const count = await countWrong(database, order.id)
      return { outcome: count < mostWrong ? 'not-found' : 'closed' }
    }
    await database.update(orders).set({ customerId: userId }).where(eq(orders.id, order.id))
    await rememberAgain(database, order.id)
    const { orderId } = order
    await recordAudit(
      database,
      {
        action: 'orders-claimed',
        actorId: userId,
        subject: { type: 'order', id: order.id, name: orderId },
        after: { orderId },
        origin,
      },
      shop.now(),
    )
    return { outcome: 'claimed', orderId }
  })
}

async function isClosed(database: Database, orderRef: string): Promise<boolean> {
  const [row] = await database
    .select({ count: wrongClaims.count })
    .from(wrongClaims)
    .where(eq(wrongClaims.orderRef, orderRef))
  return (row?.count ?? 0) >= mostWrong
}

async function countWrong(database: Database, orderRef: string): Promise<number> {
  const [row] = await database
    .insert(wrongClaims)
    .values({ orderRef, count: 1 })
    .onConflictDoUpdate({
      target: wrongClaims.orderRef,
      set: { count: sql`${wrongClaims.count} + 1` },
    })
    .returning({ count: wrongClaims.count })
  return row?.count ?? mostWrong
}
