import { matchPath } from 'react-router'
import { byStranger } from '#shop/initiator.ts'
import { findOwnDelivered } from '#shop/orders/buyers/find-delivered.ts'
import type { Shop } from '#shop/shop.ts'
import { keyOf, pattern } from './write-path.ts'

/**
 * Whose photo is read that comes to this address: of the buyer of the order that its key opens. Nothing for every other address, whose forms
 * have no file.
 */
export async function knowBuyer(shop: Shop, url: string): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(url, shop.environment.shopUrl)
  const page = pathname.replace(/\.data$/, '').replace(/^\/bn(?=\/)/i, '')
  const trackingId = matchPath(pattern, page)?.params.order
  if (trackingId === undefined) return undefined
  const proof = { trackingId: trackingId.slice(0, 40), key: keyOf(searchParams) }
  const order = await findOwnDelivered({ shop, by: byStranger('—'), proof })
  return order && `buyer of ${order.id}`
}
