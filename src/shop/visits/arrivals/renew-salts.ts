import { randomBytes } from 'node:crypto'
import { dropMarkers, findMarker, keepFirstMarker } from '#shop/settings/save-marker.ts'
import type { Shop } from '#shop/shop.ts'
import { dayInDhaka, nextMidnight } from '../days.ts'

const names = 'visit-salt:'
const dayMs = 24 * 3_600_000

/** The salts of this day, the same for all instances. One that is older than the day before is gone for good. */
export async function renewSalts(shop: Pick<Shop, 'database' | 'visits' | 'now'>): Promise<void> {
  const now = shop.now()
  const day = dayInDhaka(now)
  if (shop.visits.salts?.day === day) return
  const before = dayInDhaka(new Date(now.getTime() - dayMs))
  const today = await keepFirstMarker(shop, `${names}${day}`, randomBytes(16).toString('base64url'))
  const yesterday = await findMarker(shop, `${names}${before}`)
  shop.visits.salts = {
    day,
    endsAt: nextMidnight(now).getTime(),
    today: String(today),
    yesterday: yesterday === undefined ? undefined : String(yesterday),
  }
  await dropMarkers(shop, { beginning: names, before })
}
