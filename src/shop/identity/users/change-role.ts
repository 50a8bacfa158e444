import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { managePerson } from './manage-person.ts'
import { mayManage } from '../roles/policy.ts'
import { isStaff, storedRoles } from '../roles/role.ts'
import { users } from '../tables.ts'

/** Gives somebody another role. Nobody raises anyone above themselves, and one owner always stays (D6). */
export const changeRole = defineAction({
  allow: 'give-roles',
  input: z.object({
    userId: z.uuid(),
    role: z.enum(storedRoles, 'Choose owner, admin, moderator or customer'),
  }),
  run: (call) =>
    managePerson(call, async ({ actor, subject, isLastOwner }) => {
      const { userId, role } = call.input
      if (!mayManage(actor, role)) return { outcome: 'not-allowed' }
      if (subject.role === role) return { outcome: 'changed' }
      if (isLastOwner) return { outcome: 'last-owner' }
      // A person who registered an e-mail that is not theirs must not come to work here.
      if (isStaff(role) && !subject.emailVerified) return { outcome: 'email-not-verified' }
      await call.database
        .update(users)
        .set({ role, updatedAt: call.now })
        .where(eq(users.id, userId))
      return {
        outcome: 'changed',
        change: {
          action: 'role-changed',
          subject: { type: 'person', id: userId },
          before: { role: subject.role },
          after: { role },
          topics: [],
        },
      }
    }),
})
