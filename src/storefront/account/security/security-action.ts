import { z } from 'zod'
import { accountContext, personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { identitySchema } from '#shop/identity/contract.ts'
import { changePassword } from '#shop/identity/passwords/change-password.ts'
import { setFirstPassword } from '#shop/identity/passwords/set-first-password.ts'
import { endOwnOtherSessions, endOwnSession } from '#shop/identity/sessions/end-own-sessions.ts'
import { headersOf, visitOf } from '#storefront/auth/auth-answer.ts'
import {
  passwordProblemOf,
  passwordPolicyProblem,
} from '#storefront/auth/passwords/password-problem.ts'

/** All other sessions end with it. */
const password = formAction({
  schema: identitySchema.changePassword,
  secrets: ['currentPassword', 'password'],
  limit: { name: 'identity-code', trouble: 'too-many-requests' },
  moreProblems: (form, { environment }) => passwordPolicyProblem(form, environment.passwordPolicy),
  run: async (typed, { shop, context, request }): Promise<FormOutcome> => {
    const actor = context.get(accountContext)
    const result = await changePassword(shop, actor, typed, visitOf(context, request))
    switch (result.outcome) {
      case 'changed':
        return { outcome: 'done', headers: headersOf(result.cookies) }
      case 'wrong-password':
        return { outcome: 'refused', fields: { currentPassword: result.outcome } }
      case 'password-does-not-meet-requirements':
        return { outcome: 'refused', fields: { password: passwordProblemOf(result.rules) } }
      case 'too-many-requests':
        return { outcome: 'refused', trouble: result.outcome }
    }
  },
})

const firstPassword = formAction({
  schema: identitySchema.changePassword.pick({ password: true }),
  secrets: ['password'],
  moreProblems: (form, { environment }) => passwordPolicyProblem(form, environment.passwordPolicy),
  run: async (typed, { shop, context, request }): Promise<FormOutcome> => {
    const actor = context.get(accountContext)
    const result = await setFirstPassword(shop, actor, typed.password, visitOf(context, request))
    switch (result.outcome) {
      case 'set':
        return { outcome: 'done', headers: headersOf(result.cookies) }
      case 'password-does-not-meet-requirements':
        return { outcome: 'refused', fields: { password: passwordProblemOf(result.rules) } }
      // The page asks for the old one now.
      case 'has-password':
        return { outcome: 'refused' }
      default:
        return { outcome: 'refused', trouble: result.outcome }
    }
  },
})

const endOne = formAction({
  schema: endOwnSession.input,
  run: async (session, { shop, context }) => {
    // Also where it has ended by itself meanwhile.
    await endOwnSession(shop, personIn(context), session)
    return { outcome: 'done' }
  },
})

const endOthers = formAction({
  schema: z.object({}),
  run: async (_, { shop, context }) => {
    await endOwnOtherSessions(shop, personIn(context), {})
    return { outcome: 'done' }
  },
})

export const securityAction = formActions({
  password,
  'first-password': firstPassword,
  'end-one': endOne,
  'end-others': endOthers,
})
