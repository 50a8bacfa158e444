import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions } from '#pages/form/form-action.ts'
import { identitySchema } from '#shop/identity/contract.ts'
import { invitedRoles } from '#shop/identity/invitations/invitation.ts'
import { inviteStaff } from '#shop/identity/invitations/invite-staff.ts'
import { revokeInvitation } from '#shop/identity/invitations/revoke-invitation.ts'

/** What the page shows once. */
export interface Invited {
  link?: string
  isMailed?: boolean
}

const invitedSchema = identitySchema.email.extend({
  role: z.enum(invitedRoles),
  language: z.enum(['en', 'bn']).default('en'),
})

const invite = formAction<typeof invitedSchema, Invited>({
  schema: invitedSchema,
  run: async (typed, { shop, context }) => {
    const result = await inviteStaff(shop, personIn(context), typed)
    if (result.outcome !== 'invited') return { outcome: 'refused', trouble: result.outcome }
    const { link, isMailed } = result
    return { outcome: 'done', answer: { link, isMailed } }
  },
})

const { input: revokedSchema } = revokeInvitation

const revoke = formAction<typeof revokedSchema, Invited>({
  schema: revokedSchema,
  run: async (typed, { shop, context }) => {
    const { outcome } = await revokeInvitation(shop, personIn(context), typed)
    return outcome === 'revoked' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
  },
})

/** The forms of the page of all users. */
export const invitationAction = formActions<Invited>({ invite, revoke })
