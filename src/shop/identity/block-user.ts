import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Shop } from '../shop.ts'
import type { Actor } from './actor.ts'
import { endAllSessions } from './end-sessions.ts'
import { dropHeldSignIns } from './held-sign-in.ts'
import { managePerson, type ManagedPeople } from './manage-person.ts'
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

/**
 * Shuts an account, or opens it again. All its sessions end at once: none of them opens anything any more (D8). They are kept
 * only to tell each browser why, and go when the account opens again, so that nobody is signed in by that.
 */
export async function blockUser(
  shop: Shop,
  by: Pick<Actor, 'userId'>,
  { userId, isBlocked, origin }: Blocking,
): Promise<BlockUserResult> {
  return managePerson(shop, { byId: by.userId, userId, origin }, async (database, people) => {
    const decided = decide(people, isBlocked)
    if (decided) return { outcome: decided }
    const at = shop.now()
    const blockedAt = isBlocked ? at : null
    await database.update(users).set({ blockedAt, updatedAt: at }).where(eq(users.id, userId))
    await (isBlocked ? dropHeldSignIns : endAllSessions)(database, userId)
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

function decide({ actor, subject, isLastOwner }: ManagedPeople, isBlocked: boolean) {
  // It stands so already.
  if ((subject.blockedAt !== null) === isBlocked) return 'done'
  if (isBlocked && isLastOwner) return 'last-owner'
  return isBlocked && actor.id === subject.id ? 'yourself' : undefined
}
