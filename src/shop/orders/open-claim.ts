import { eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { orders, wrongClaims } from './tables.ts'

interface Opening {
  orderId: string
  /** The client's address. */
  origin: string
}

/** Somebody called and is believed: wrong numbers that were tried for this order are forgotten (D29). */
export async function openClaim(
  shop: Shop,
  { userId }: { userId: string },
  { orderId, origin }: Opening,
): Promise<{ outcome: 'opened' | 'not-found' }> {
  return shop.database.transaction(async (database) => {
    const [order] = await database
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.orderId, orderId))
      .for('update')
    if (!order) return { outcome: 'not-found' }
    await database.delete(wrongClaims).where(eq(wrongClaims.orderRef, order.id))
    await recordAudit(
      database,
      { action: 'claim-opened', actorId: userId, subjectId: userId, after: { orderId }, origin },
      shop.now(),
    )
    return { outcome: 'opened' }
  })
}
