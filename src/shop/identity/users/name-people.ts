import { inArray } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { users } from '../tables.ts'

/** What people are called, by their ids; whoever has deleted their account is not in it. */
export async function namePeople(
  shop: Shop,
  ids: readonly string[],
): Promise<Map<string, { name: string; email: string }>> {
  if (ids.length === 0) return new Map()
  const found = await shop.database
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(found.map(({ id, ...person }) => [id, person]))
}
