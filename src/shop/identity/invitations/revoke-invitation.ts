import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { countRefusal } from '../roles/count-refusal.ts'
import { mayManage } from '../roles/policy.ts'
import { staffInvitations } from '../tables.ts'

/** Both links of the invitation stop working at once. */
export const revokeInvitation = defineAction({
  allow: 'manage-users',
  input: z.object({ invitationId: z.uuid() }),
  run: async ({ database, by, input: { invitationId }, now }) => {
    const one = eq(staffInvitations.id, invitationId)
    const [found] = await database.select().from(staffInvitations).where(one).for('update')
    if (!found) return { outcome: 'unknown-invitation' }
    if (by.kind === 'person' && !mayManage(by.actor, found.role)) {
      await countRefusal({ database, by, now }, 'manage-users')
      return { outcome: 'not-allowed' }
    }
    if (found.acceptedAt) return { outcome: 'already-accepted' }
    const revoked = await database
      .update(staffInvitations)
      .set({ revokedAt: now })
      .where(and(one, isNull(staffInvitations.revokedAt)))
      .returning({ id: staffInvitations.id })
    if (revoked.length === 0) return { outcome: 'revoked' }
    return {
      outcome: 'revoked',
      change: {
        action: 'invitation-revoked',
        subject: { type: 'invitation', id: invitationId },
        before: { role: found.role },
        after: { revoked: true },
        topics: [],
      },
    }
  },
})
