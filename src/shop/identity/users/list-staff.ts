import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { users } from '../tables.ts'

const mostStaff = 100

const isAtWork = and(ne(users.role, 'customer'), isNull(users.blockedAt))

/** Who works for the shop just now, by name: to be given work. Two of one name are told apart by their e-mail addresses. */
export async function listColleagues({
  database,
}: Pick<Shop, 'database'>): Promise<{ id: string; name: string }[]> {
  const rows = await database
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(isAtWork)
    .orderBy(asc(users.name), asc(users.id))
    .limit(mostStaff)
  const names = Map.groupBy(rows, ({ name }) => name)
  return rows.map(({ id, name, email }) => ({
    id,
    name: names.get(name)?.length === 1 ? name : `${name} (${email})`,
  }))
}

export async function worksHere(database: Database, userId: string): Promise<boolean> {
  const [found] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isAtWork))
  return found !== undefined
}
