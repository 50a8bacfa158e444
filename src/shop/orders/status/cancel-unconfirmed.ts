import { and, asc, eq, lt } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { storeMove } from './store-move.ts'
import { orders } from '../tables.ts'

const hourMs = 3_600_000
/** The rest has its turn a few minutes later. */
const mostAtOnce = 200

/**
 * Cancels orders that stayed Pending longer than the merchant says, where they say so; the stock comes back, and the history says
 * why (D28). Each is looked at again under its lock: several instances cancel it once, and never what was confirmed meanwhile.
 */
export async function cancelUnconfirmed(shop: Shop): Promise<{ canceled: number }> {
  const { cancelPendingAfterHours: hours } = await loadSettings(shop)
  if (hours === null) return { canceled: 0 }
  const late = await shop.database
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'Pending'),
        lt(orders.placedAt, new Date(shop.now().getTime() - hours * hourMs)),
      ),
    )
    .orderBy(asc(orders.placedAt))
    .limit(mostAtOnce)
  const reason = `Not confirmed within ${hours} ${hours === 1 ? 'hour' : 'hours'}`
  let canceled = 0
  for (const { id } of late) {
    const move = { orderRef: id, to: 'Canceled', by: 'shop', reason, at: shop.now() } as const
    const { outcome } = await shop.database.transaction((database) => storeMove(database, move))
    if (outcome === 'moved') canceled++
  }
  return { canceled }
}
