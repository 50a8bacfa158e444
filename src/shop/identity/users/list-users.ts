import { and, desc, eq, ilike, lt, or, type SQL } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { likePattern } from '#platform/text/like-pattern.ts'
import { accountFrom, type Account } from '../accounts/account.ts'
import type { StoredRole } from '../roles/role.ts'
import { users } from '../tables.ts'

export interface UserFilter {
  /** A part of name or e-mail. */
  q?: string | undefined
  role?: StoredRole | undefined
  /** The id of the last one seen. */
  before?: string | undefined
}

export interface ListedUser extends Account {
  since: Date
}

const pageSize = 50

/** Accounts, the newest first. */
export async function listUsers(
  shop: Shop,
  { q, role, before }: UserFilter,
): Promise<ListedUser[]> {
  const rows = await shop.database
    .select()
    .from(users)
    .where(
      and(
        namedLike(q),
        role && eq(users.role, role),
        // Ids of version 7 grow with time.
        before ? lt(users.id, before) : undefined,
      ),
    )
    .orderBy(desc(users.id))
    .limit(pageSize)
  return rows.map((row) => ({ ...accountFrom(row), since: row.createdAt }))
}

/** Whose name or e-mail has these letters in it. */
export function namedLike(q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const pattern = likePattern(q)
  return or(ilike(users.name, pattern), ilike(users.email, pattern))
}
