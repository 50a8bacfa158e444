import { and, eq, like, lt, sql } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import { settings } from './tables.ts'

/** What saveMarker kept under this name; undefined where nothing was. */
export async function findMarker(
  shop: { database: Pick<Shop['database'], 'select'> },
  name: string,
): Promise<unknown> {
  const [row] = await shop.database
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, `marker:${name}`))
  return row?.value
}

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
