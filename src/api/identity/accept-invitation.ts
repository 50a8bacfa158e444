import { z } from 'zod'
import { identitySchemaInEnglish } from '#shop/identity/contract.ts'
import { acceptAsNewcomer, acceptSignedIn } from '#shop/identity/invitations/accept-invitation.ts'
import { refuse } from '../answers/problems.ts'
import { answer, defineRoute, defineSignedInRoute, type ApiRoute } from '../route.ts'
import { accountAnswerSchema, visitOf, withCookies } from './identity-answers.ts'
import { refuseIdentity, refuseResult } from './identity-problems.ts'

const joining = defineRoute({
  method: 'post',
  path: '/auth/invitation/join',
  allow: 'anyone',
  sameOriginOnly: true,
  limit: 'sign-up',
  summary: 'Accepts an invitation with a new account, and signs in',
  description: 'With the code of the link. The account has the invited address and role.',
  body: identitySchemaInEnglish.signUp
    .omit({ email: true })
    .extend(identitySchemaInEnglish.code.shape),
  answers: {
    201: { description: 'Accepted', schema: accountAnswerSchema },
    400: { description: 'invalid-action-code or password-does-not-meet-requirements' },
    409: { description: 'account-exists: sign in and accept then' },
  },
  handle: async ({ shop, body, caller, request }) => {
    const result = await acceptAsNewcomer(shop, body, visitOf(caller, request))
    if (result.outcome === 'signed-up')
      return withCookies(answer({ user: result.account }, 201), result.cookies)
    return result.outcome === 'sign-in-required'
      ? refuseAccepting('account-exists')
      : refuseResult(shop, result)
  },
})

const accepting = defineSignedInRoute({
  method: 'post',
  path: '/auth/invitation/accept',
  limit: 'identity-code',
  summary: 'Accepts an invitation with the account that is signed in',
  body: identitySchemaInEnglish.code,
  answers: {
    200: { description: 'The account has the invited role', schema: z.object({}) },
    400: { description: 'invalid-action-code' },
    409: { description: 'other-account or works-here' },
  },
  handle: async ({ shop, actor, body, caller }) => {
    const { outcome } = await acceptSignedIn(shop, actor, body.code, caller.ipAddress)
    if (outcome === 'accepted') return answer({})
    return outcome === 'invalid-action-code' ? refuseIdentity(outcome) : refuseAccepting(outcome)
  },
})

const sentences = {
  'account-exists': 'There is an account with the invited address. Sign in, then accept.',
  'other-account': 'This invitation is for another email address.',
  'works-here': 'This account works for the shop already.',
}

const refuseAccepting = (code: keyof typeof sentences) =>
  refuse({ status: 409, code, title: sentences[code] })

export const acceptInvitationRoutes: readonly ApiRoute[] = [joining, accepting]
