import { z } from 'zod'
import { accountContext, personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { identitySchema } from '#shop/identity/contract.ts'
import { changeEmail } from '#shop/identity/emails/change-email.ts'
import { resendEmailCode, cancelEmailChange } from '#shop/identity/emails/pending-email.ts'
import { hasPassword } from '#shop/identity/sign-in/prove-again.ts'
import { visitOf } from '#storefront/auth/auth-answer.ts'

/** A new e-mail is asked for its consent; a person who has a password shows that it is them. */
const email = formAction({
  schema: identitySchema.changeEmail,
  secrets: ['currentPassword'],
  run: async ({ email: wanted, currentPassword }, { shop, context, request }) => {
    const actor = context.get(accountContext)
    const isMissing = !currentPassword && (await hasPassword(shop, actor.userId))
    if (isMissing) return refusedBecause('currentPassword', 'password-missing')
    const typed = { email: wanted, ...(currentPassword && { currentPassword }) }
    const { outcome } = await changeEmail(shop, actor, typed, visitOf(context, request))
    switch (outcome) {
      case 'asked':
        return { outcome: 'done' }
      case 'wrong-password':
        return refusedBecause('currentPassword', outcome)
      case 'email-already-in-use':
        return refusedBecause('email', outcome)
      default:
        return { outcome: 'refused', trouble: outcome }
    }
  },
})

const refusedBecause = (field: string, problem: string): FormOutcome => ({
  outcome: 'refused',
  fields: { [field]: problem },
})

/** Once more the same mail. */
const again = formAction({
  schema: z.object({}),
  run: async (_, { shop, context }): Promise<FormOutcome> => {
    const { actor, ipAddress } = personIn(context)
    const { outcome } = await resendEmailCode(shop, actor, ipAddress)
    return outcome === 'asked' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
  },
})

const cancel = formAction({
  schema: z.object({}),
  run: async (_, { shop, context }) => {
    await cancelEmailChange(shop, context.get(accountContext))
    return { outcome: 'done' }
  },
})

export const emailForms = { email, 'email-again': again, 'email-cancel': cancel }
