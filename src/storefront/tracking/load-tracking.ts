import type { TrackedOrderAnswer } from '#shop/orders/order-contract.ts'
import { showTrackedOrder } from '#shop/orders/tracking/show-tracked-order.ts'
import { trackOrder } from '#shop/orders/tracking/track-order.ts'
import type { Shop } from '#shop/shop.ts'

export type Tracked =
  /** Nothing asked: no result list (spec 5). */
  | { outcome: 'not-asked' }
  | { outcome: 'too-many' }
  | { outcome: 'none' }
  | { outcome: 'found'; order: TrackedOrderAnswer }

/** The same order that the tracking call answers, for the page that works without JavaScript (D4). */
export async function loadTracking(shop: Shop, typed: string, ipAddress: string): Promise<Tracked> {
  if (typed === '') return { outcome: 'not-asked' }
  const limit = await shop.rateLimits.take('tracking', ipAddress)
  if (limit.outcome === 'too-many') return { outcome: 'too-many' }
  const order = await trackOrder(shop, typed)
  return order ? { outcome: 'found', order: showTrackedOrder(order) } : { outcome: 'none' }
}
