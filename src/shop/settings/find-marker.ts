import { eq } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import { settings } from './tables.ts'

/** What saveMarker kept under this name; undefined where nothing was. */
export async function findMarker(shop: Pick<Shop, 'database'>, name: string): Promise<unknown> {
  const [row] = await shop.database
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, `marker:${name}`))
  return row?.value
}
