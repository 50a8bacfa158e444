import type { Shop } from '../shop.ts'
import type { Actor } from './actor.ts'
import { endAllSessions } from './end-sessions.ts'
import { managePerson } from './manage-person.ts'
import { may } from './policy.ts'
import { takeAwaySecondFactor } from './turn-off-second-factor.ts'

export interface FactorReset {
  userId: string
  /** The client's address. */
  origin: string
}

export type FactorResetResult = {
  outcome: 'factor-reset' | 'unknown-user' | 'not-allowed' | 'own-factor'
}

/**
 * The way back in for whoever lost their phone and their recovery codes. They are told by a mail, and signed out everywhere: the
 * phone may be in the hands of somebody else.
 */
export async function resetSecondFactor(
  shop: Shop,
  by: Pick<Actor, 'userId'>,
  { userId, origin }: FactorReset,
): Promise<FactorResetResult> {
  return managePerson(
    shop,
    { byId: by.userId, userId, origin },
    async (database, { actor, subject }) => {
      if (!may(actor, 'reset-second-factors')) return { outcome: 'not-allowed' }
      // One's own goes with password and code (turn-off-second-factor.ts).
      if (actor.id === subject.id) return { outcome: 'own-factor' }
      const away = { userId, actorId: actor.id, origin }
      if (await takeAwaySecondFactor(shop, database, away)) await endAllSessions(database, userId)
      return { outcome: 'factor-reset' }
    },
  )
}
