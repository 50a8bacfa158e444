import { and, like, lt } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import { settings } from './tables.ts'

/** Forgets what was kept under names that begin like this, and come before this one in order. */
export async function dropMarkers(
  shop: Pick<Shop, 'database'>,
  { beginning, before }: { beginning: string; before: string },
): Promise<void> {
  await shop.database
    .delete(settings)
    .where(
      and(
        like(settings.key, `marker:${beginning}%`),
        lt(settings.key, `marker:${beginning}${before}`),
      ),
    )
}
