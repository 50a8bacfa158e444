import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'
import { discardPendingSignIns } from '../sign-in/pending-sign-in.ts'
import { managePerson, type ManagedPeople } from './manage-person.ts'
import { users } from '../tables.ts'

/**
 * Shuts an account, or opens it again as it was. All its sessions end at once: none of them opens anything any more (D8). They are
 * kept only to show each browser why, and go when the account opens again, so that nobody is signed in by that.
 */
export const blockUser = defineAction({
  allow: 'manage-users',
  input: z.object({ userId: z.uuid(), isBlocked: z.boolean() }),
  run: (call) =>
    managePerson(call, async (people) => {
      const { database, now, input } = call
      const { userId, isBlocked } = input
      const decided = decide(people, isBlocked)
      if (decided) return { outcome: decided }
      const blockedAt = isBlocked ? now : null
      await database.update(users).set({ blockedAt, updatedAt: now }).where(eq(users.id, userId))
      await (isBlocked ? discardPendingSignIns : endAllSessions)(database, userId)
      return {
        outcome: 'done',
        change: {
          action: isBlocked ? 'user-blocked' : 'user-unblocked',
          subject: { type: 'person', id: userId },
          before: { blocked: !isBlocked },
          after: { blocked: isBlocked },
          topics: [],
        },
      }
    }),
})

function decide({ actor, subject, isLastOwner }: ManagedPeople, isBlocked: boolean) {
  // It stands so already.
  if ((subject.blockedAt !== null) === isBlocked) return 'done'
  if (isBlocked && isLastOwner) return 'last-owner'
  return isBlocked && actor.id === subject.id ? 'yourself' : undefined
}
