import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'
import { managePerson } from './manage-person.ts'
import { may } from '../roles/policy.ts'
import { takeAwaySecondFactor } from '../second-factor/turn-off-second-factor.ts'

/**
 * The way back in for anyone who lost their phone and their recovery codes. They are notified by a mail, and signed out everywhere: the
 * phone may be in the hands of somebody else.
 */
export const resetSecondFactor = defineAction({
  allow: 'reset-second-factors',
  input: z.object({ userId: z.uuid() }),
  run: (call) =>
    managePerson(call, async ({ actor, subject }) => {
      const { shop, database, input } = call
      if (!may(actor, 'reset-second-factors')) return { outcome: 'not-allowed' }
      // One's own goes with password and code (turn-off-second-factor.ts).
      if (actor.id === subject.id) return { outcome: 'own-factor' }
      if (!(await takeAwaySecondFactor(shop, database, input.userId)))
        return { outcome: 'factor-reset' }
      await endAllSessions(database, input.userId)
      return {
        outcome: 'factor-reset',
        change: {
          action: 'second-factor-off',
          subject: { type: 'person', id: input.userId },
          before: { secondFactor: true },
          after: { secondFactor: false },
          topics: [],
        },
      }
    }),
})
