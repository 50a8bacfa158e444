import { lt } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import { refusals } from './tables.ts'

const keptMs = 90 * 24 * 3_600_000

/** Who tried what and from where is kept for 90 days. */
export async function sweepRefusals(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - keptMs)
  await shop.database.delete(refusals).where(lt(refusals.hour, before))
}
