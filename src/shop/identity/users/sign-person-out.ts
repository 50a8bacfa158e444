import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'
import { managePerson } from './manage-person.ts'

/** Ends all sessions of somebody whose phone is lost or whose password leaked; they may sign in again at once. */
export const signPersonOut = defineAction({
  allow: 'manage-users',
  input: z.object({ userId: z.uuid() }),
  run: (call) =>
    managePerson(call, async ({ actor, subject }) => {
      const { userId } = call.input
      // One's own are ended one by one, and this one stays (end-sessions.ts).
      if (actor.id === subject.id) return { outcome: 'own-sessions' }
      // They open nothing any more, and are kept to say why (block-user.ts).
      if (subject.blockedAt) return { outcome: 'signed-out', ended: 0 }
      const ended = await endAllSessions(call.database, userId)
      return {
        outcome: 'signed-out',
        ended,
        change: {
          action: 'sessions-ended',
          subject: { type: 'person', id: userId },
          before: {},
          after: { endedSessions: ended },
          topics: [],
        },
      }
    }),
})
