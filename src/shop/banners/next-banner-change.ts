import { sql } from 'drizzle-orm'
import type { Shop } from '../shop.ts'

/** When a banner next comes or goes by itself: pages that show banners age then. */
export async function nextBannerChange(shop: Shop): Promise<Date | undefined> {
  const now = shop.now().toISOString()
  const { rows } = await shop.database.execute<{ at: string | null }>(sql`
    SELECT extract(epoch FROM least(
      min(starts_at) FILTER (WHERE starts_at > ${now}::timestamptz),
      min(ends_at) FILTER (WHERE ends_at > ${now}::timestamptz)
    )) * 1000 AS at
    FROM banners WHERE status = 'Active' AND deleted_at IS NULL`)
  const at = rows[0]?.at
  return at ? new Date(Math.ceil(Number(at))) : undefined
}
