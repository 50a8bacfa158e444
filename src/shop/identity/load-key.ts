import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { identityKeys } from './tables.ts'

/** A key that the shop made for itself the first time it was needed. No matter which instance was first, all have the same. */
export async function loadKey<Key>(
  database: Database,
  name: 'session-secret' | 'access-token',
  make: () => Promise<Key>,
): Promise<Key> {
  const find = async () => {
    const [row] = await database
      .select({ value: identityKeys.value })
      .from(identityKeys)
      .where(eq(identityKeys.name, name))
    return row?.value as Key | undefined
  }
  const known = await find()
  if (known !== undefined) return known
  await database
    .insert(identityKeys)
    .values({ name, value: await make() })
    .onConflictDoNothing()
  const kept = await find()
  if (kept === undefined) throw new Error(`Expected the key ${name} to be kept`)
  return kept
}
