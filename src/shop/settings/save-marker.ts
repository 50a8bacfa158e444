import type { Shop } from '../shop.ts'
import { settings } from './tables.ts'

/** Keeps what the shop itself must remember across starts; nobody edits it, and pages do not show it. */
export async function saveMarker(
  shop: Pick<Shop, 'database'>,
  name: string,
  value: unknown,
): Promise<void> {
  const key = `marker:${name}`
  await shop.database
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}
