import { createHash, createHmac, randomBytes } from 'node:crypto'
import { networkOf } from '#platform/network/network-of.ts'
import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import type { Shop } from '#shop/shop.ts'
import { dropMarkers, keepFirstMarker } from '#shop/settings/save-marker.ts'
import { addUp } from './checkout.ts'
import type { PlaceOrder } from '../contract.ts'

const keyNames = 'client-key:'
const dayMs = 24 * 3_600_000

/** The same client on the same day, and nothing else: nobody can compute an address from it once the day's key is gone. */
export async function hashClient(shop: Shop, ipAddress: string): Promise<string> {
  const day = dayInDhaka(shop.now())
  const key = await shop.memory.recall(`${keyNames}${day}`, [], () =>
    keepFirstMarker(shop, `${keyNames}${day}`, randomBytes(32).toString('base64url')),
  )
  return createHmac('sha256', String(key))
    .update(networkOf(ipAddress))
    .digest('base64url')
    .slice(0, 22)
}

/** Keys of days that are over. Yesterday's stays, for instances whose clock is behind. */
export async function dropClientKeys(shop: Shop): Promise<void> {
  const yesterday = dayInDhaka(new Date(shop.now().getTime() - dayMs))
  await dropMarkers(shop, { beginning: keyNames, before: yesterday })
}

/**
 * Distinguishes two requests: what is ordered, by whom and where to. What was shown, and in which language, is left out. `taken`: what
 * else distinguishes those of staff.
 */
export function hashRequest(request: PlaceOrder, ...taken: unknown[]): string {
  const { fullName, phone, email, district, area, address, note, coupon } = request
  const lines = [...addUp(request.lines)].toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  )
  const content = JSON.stringify([
    fullName,
    phone,
    email,
    district,
    area,
    address,
    note,
    lines,
    ...taken,
    // Left out where there is none, so that a request from before there were coupons stays the same.
    ...(coupon === undefined ? [] : [{ coupon }]),
  ])
  return createHash('sha256').update(content).digest('hex')
}
