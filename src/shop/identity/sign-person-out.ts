import { recordAudit } from '../audit/record-audit.ts'
import type { Shop } from '../shop.ts'
import type { Actor } from './actor.ts'
import { endAllSessions } from './end-sessions.ts'
import { managePerson } from './manage-person.ts'

export interface SigningOut {
  userId: string
  /** The client's address. */
  origin: string
}

export type SignPersonOutResult =
  | { outcome: 'signed-out'; ended: number }
  | { outcome: 'unknown-user' | 'not-allowed' | 'own-sessions' }

/** Ends all sessions of somebody whose phone is lost or whose password leaked; they may sign in again at once. */
export async function signPersonOut(
  shop: Shop,
  by: Pick<Actor, 'userId'>,
  { userId, origin }: SigningOut,
): Promise<SignPersonOutResult> {
  return managePerson<SignPersonOutResult>(
    shop,
    { byId: by.userId, userId, origin },
    async (database, { actor, subject }) => {
      // One's own are ended one by one, and this one stays (end-sessions.ts).
      if (actor.id === subject.id) return { outcome: 'own-sessions' }
      // They open nothing any more, and are kept to say why (block-user.ts).
      if (subject.blockedAt) return { outcome: 'signed-out', ended: 0 }
      const ended = await endAllSessions(database, userId)
      await recordAudit(
        database,
        {
          action: 'sessions-ended',
          actorId: actor.id,
          subjectId: userId,
          after: { endedSessions: ended },
          origin,
        },
        shop.now(),
      )
      return { outcome: 'signed-out', ended }
    },
  )
}
