import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { users } from '../tables.ts'

export async function hasOwner(database: Database): Promise<boolean> {
  const owners = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'owner'))
    .limit(1)
  return owners.length > 0
}
