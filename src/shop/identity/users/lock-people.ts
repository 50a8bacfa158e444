import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { StoredRole } from '../roles/role.ts'
import { users } from '../tables.ts'

export interface LockedPeople {
  actor: { id: string; role: StoredRole } | undefined
  subject:
    | { id: string; role: StoredRole; emailVerified: boolean; blockedAt: Date | null }
    | undefined
  /** Whether the subject is the only one left who owns the shop. */
  isLastOwner: boolean
}

/**
 * Holds both, and all owners, until the transaction ends: two owners who dismiss each other at the same moment do it one after
 * the other, and the second is none any more.
 */
export async function lockPeople(
  database: Database,
  /** Null: anyone who has the machine. */
  actorId: string | null,
  subjectId: string,
): Promise<LockedPeople> {
  const isActiveOwner = and(eq(users.role, 'owner'), isNull(users.blockedAt))
  const owners = await database
    .select({ id: users.id })
    .from(users)
    .where(isActiveOwner)
    .orderBy(asc(users.id)) // everyone locks in the same order: no deadlocks
    .for('update')
  const [subject] = await database
    .select({
      id: users.id,
      role: users.role,
      emailVerified: users.emailVerified,
      blockedAt: users.blockedAt,
    })
    .from(users)
    .where(eq(users.id, subjectId))
    .for('update')
  const isActor = actorId === null ? undefined : and(eq(users.id, actorId), isNull(users.blockedAt))
  const [actor] = isActor
    ? await database.select({ id: users.id, role: users.role }).from(users).where(isActor)
    : []
  const isLastOwner = owners.length === 1 && owners[0]?.id === subjectId
  return { actor, subject, isLastOwner }
}
