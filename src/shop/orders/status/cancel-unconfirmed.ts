import { and, asc, eq, gt, gte, isNull, lt, notExists } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { callHolds, orderCalls } from '../calls/tables.ts'
import { orders } from '../tables.ts'
import { storeMove } from './store-move.ts'

const hourMs = 3_600_000
/** The rest has its turn a few minutes later. */
const mostAtOnce = 200

/**
 * Cancels orders that stayed Pending longer than the merchant says, where they say so; the stock comes back, and the history says
 * why (D28). To whom staff promised a call, the hours run from the promised time (docs/decisions/0104), and nobody loses an order
 * while somebody is calling them. Each is looked at again under its lock: several instances cancel it once, and never what was
 * confirmed or promised meanwhile.
 */
export async function cancelUnconfirmed(shop: Shop): Promise<{ canceled: number }> {
  const { cancelPendingAfterHours: hours } = await loadSettings(shop)
  if (hours === null) return { canceled: 0 }
  const now = shop.now()
  const isLate = isLateIn(shop.database, { now, since: new Date(now.getTime() - hours * hourMs) })
  const late = await shop.database
    .select({ id: orders.id })
    .from(orders)
    .where(isLate)
    .orderBy(asc(orders.placedAt))
    .limit(mostAtOnce)
  const reason = `Not confirmed within ${hours} ${hours === 1 ? 'hour' : 'hours'}`
  let canceled = 0
  for (const { id } of late) {
    const move = { orderRef: id, to: 'Canceled', by: 'shop', reason, at: shop.now() } as const
    const outcome = await shop.database.transaction(async (database) => {
      const own = eq(orders.id, id)
      await database.select({ id: orders.id }).from(orders).where(own).for('update')
      // A statement of its own: the one that waits for the lock does not see what calls were written meanwhile.
      const isStillLate = (await database.$count(orders, and(own, isLate))) > 0
      return isStillLate ? (await storeMove(database, move)).outcome : 'not-late'
    })
    if (outcome === 'moved') canceled++
  }
  return { canceled }
}

/** `since`: a customer who was to hear from the shop before that has waited long enough. */
function isLateIn(database: Database, { now, since }: { now: Date; since: Date }) {
  const promised = database
    .select({ id: orderCalls.id })
    .from(orderCalls)
    .where(
      and(
        eq(orderCalls.orderRef, orders.id),
        eq(orderCalls.outcome, 'call-again'),
        isNull(orderCalls.undoneAt),
        gte(orderCalls.callAgainAt, since),
      ),
    )
  const called = database
    .select({ orderRef: callHolds.orderRef })
    .from(callHolds)
    .where(and(eq(callHolds.orderRef, orders.id), gt(callHolds.until, now)))
  return and(
    eq(orders.status, 'Pending'),
    lt(orders.placedAt, since),
    notExists(promised),
    notExists(called),
  )
}
