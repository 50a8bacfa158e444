import { sql } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import { settings } from './tables.ts'

/** Keeps a value under a name unless there is one already; answers the one that is kept, the same to all instances. */
export async function keepFirstMarker(
  shop: Pick<Shop, 'database'>,
  name: string,
  value: unknown,
): Promise<unknown> {
  const [row] = await shop.database
    .insert(settings)
    .values({ key: `marker:${name}`, value })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`${settings.value}` } })
    .returning({ value: settings.value })
  return row?.value
}
