import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Shop } from '../shop.ts'
import type { Actor } from './actor.ts'
import { endAllSessions } from './end-sessions.ts'
import { lockPeople, type LockedPeople } from './lock-people.ts'
import { mayManage } from './policy.ts'
import { users } from './tables.ts'

export interface Blocking {
  userId: string
  /** False gives the account back as it was. */
  isBlocked: boolean
  /** The client's address. */
  origin: string
}

export type BlockUserResult = {
  outcome: 'done' | 'unknown-user' | 'not-allowed' | 'last-owner' | 'yourself'
}

/** Shuts an account, or opens it again. All its sessions end at once; what it asks next is refused (D8). */
export async function blockUser(
  shop: Shop,
  by: Pick<Actor, 'userId'>,
  { userId, isBlocked, origin }: Blocking,
): Promise<BlockUserResult> {
  return shop.database.transaction(async (database) => {
    const people = await lockPeople(database, by.userId, userId)
    const decision = decide(people, isBlocked)
    if (decision.outcome !== 'go-on') return decision
    const at = shop.now()
    const blockedAt = isBlocked ? at : null
    await database.update(users).set({ blockedAt, updatedAt: at }).where(eq(users.id, userId))
    if (isBlocked) await endAllSessions(database, userId)
    await recordAudit(
      database,
      {
        action: isBlocked ? 'user-blocked' : 'user-unblocked',
        actorId: by.userId,
        subjectId: userId,
        before: { blocked: !isBlocked },
        after: { blocked: isBlocked },
        origin,
      },
      at,
    )
    return { outcome: 'done' }
  })
}

function decide(
  { actor, subject, isLastOwner }: LockedPeople,
  isBlocked: boolean,
): BlockUserResult | { outcome: 'go-on' } {
  if (!subject) return { outcome: 'unknown-user' }
  if (!actor || !mayManage(actor, subject.role)) return { outcome: 'not-allowed' }
  if ((subject.blockedAt !== null) === isBlocked) return { outcome: 'done' }
  if (isBlocked && isLastOwner) return { outcome: 'last-owner' }
  if (isBlocked && actor.id === subject.id) return { outcome: 'yourself' }
  return { outcome: 'go-on' }
}
