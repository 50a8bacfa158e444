import { lt } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import { loadSettings } from '../settings/load-settings.ts'
import { visitors } from './tables.ts'

const dayMs = 24 * 3_600_000

/** Where somebody was is kept as long as the merchant says, and no longer. */
export async function sweepVisitors(shop: Shop): Promise<void> {
  const { keepVisitorsDays: days } = await loadSettings(shop)
  const before = new Date(shop.now().getTime() - days * dayMs)
  await shop.database.delete(visitors).where(lt(visitors.receivedAt, before))
}
