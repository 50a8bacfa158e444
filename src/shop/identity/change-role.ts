import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Shop } from '../shop.ts'
import type { Actor } from './actor.ts'
import { managePerson } from './manage-person.ts'
import { mayManage } from './policy.ts'
import { isStaff, type KeptRole } from './role.ts'
import { users } from './tables.ts'

export interface RoleChange {
  userId: string
  role: KeptRole
  /** The client's address. */
  origin: string
}

export type RoleChangeResult = {
  outcome: 'changed' | 'unknown-user' | 'not-allowed' | 'last-owner' | 'email-not-verified'
}

/** Gives somebody another role. Nobody raises anyone above themselves, and one owner always stays (D6). */
export async function changeRole(
  shop: Shop,
  by: Pick<Actor, 'userId'>,
  { userId, role, origin }: RoleChange,
): Promise<RoleChangeResult> {
  return managePerson(shop, { byId: by.userId, userId, origin }, async (database, people) => {
    const { actor, subject, isLastOwner } = people
    if (!mayManage(actor, role)) return { outcome: 'not-allowed' }
    if (subject.role === role) return { outcome: 'changed' }
    if (isLastOwner) return { outcome: 'last-owner' }
    // Whoever registered an address that is not theirs must not come to work here.
    if (isStaff(role) && !subject.emailVerified) return { outcome: 'email-not-verified' }
    const at = shop.now()
    await database.update(users).set({ role, updatedAt: at }).where(eq(users.id, userId))
    await recordAudit(
      database,
      {
        action: 'role-changed',
        actorId: actor.id,
        subjectId: userId,
        before: { role: subject.role },
        after: { role },
        origin,
      },
      at,
    )
    return { outcome: 'changed' }
  })
}
