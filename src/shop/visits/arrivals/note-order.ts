import type { Shop } from '#shop/shop.ts'
import type { PlaceOrder } from '#shop/orders/contract.ts'
import { sourceOf } from '../source.ts'
import { recogniseBrowser } from './take-view.ts'

interface PlacedOrder {
  id: string
  placedAt: Date
}

/**
 * Remembers how an order of the website came about. Only in memory, from where it is written with the views: placing waits for
 * nothing, and nobody is told apart by it. A browser that asks not to be tracked sends nothing of its visit.
 */
export function noteOrder(
  shop: Pick<Shop, 'visits' | 'environment'>,
  { id, placedAt }: PlacedOrder,
  { visit, userAgent }: { visit: PlaceOrder['visit']; userAgent: string | null },
): void {
  const browser = recogniseBrowser(shop, (userAgent ?? '').slice(0, 500))
  if (!visit || !browser || !shop.visits.isOn) return
  const ownHost = new URL(shop.environment.shopUrl).host
  const { source, campaign } = sourceOf(visit, { browser: browser.browser, ownHost })
  shop.visits.addOrder({ orderRef: id, at: placedAt, source, campaign, device: browser.device })
}
