import { z } from 'zod'
import { identitySchemaInEnglish } from '#shop/identity/contract.ts'
import { lookUpAccount } from '#shop/identity/accounts/look-up-account.ts'
import { renewSession } from '#shop/identity/sessions/renew-session.ts'
import { signIn } from '#shop/identity/sign-in/sign-in.ts'
import { nothingRemembered, signOut } from '#shop/identity/sessions/sign-out.ts'
import { signUp } from '#shop/identity/accounts/sign-up.ts'
import { accountAnswerSchema, authUserSchema, visitOf, withCookies } from './identity-answers.ts'
import { refuseIdentity, refuseResult } from './identity-problems.ts'
import { answer, defineRoute, type ApiRoute } from '../route.ts'

const signingUp = defineRoute({
  method: 'post',
  path: '/auth/sign-up',
  allow: 'anyone',
  sameOriginOnly: true,
  limit: 'sign-up',
  summary: 'Makes an account with e-mail and password, and signs in',
  description: 'The session is an httpOnly cookie. Ask POST /api/jwt for an access token next.',
  body: identitySchemaInEnglish.signUp,
  answers: {
    201: { description: 'Signed up and in', schema: accountAnswerSchema },
    400: { description: 'password-does-not-meet-requirements (with `rules`)' },
    409: { description: 'email-already-in-use' },
  },
  handle: async ({ shop, body, caller, request }) => {
    const result = await signUp(shop, body, visitOf(caller, request))
    if (result.outcome !== 'signed-up') return refuseResult(shop, result)
    return withCookies(answer({ user: result.account }, 201), result.cookies)
  },
})

const signingIn = defineRoute({
  method: 'post',
  path: '/auth/sign-in',
  allow: 'anyone',
  sameOriginOnly: true,
  summary: 'Signs in with e-mail and password',
  description:
    'The answer never shows whether the address exists. Tries are counted for each address of a client and for each account.',
  body: identitySchemaInEnglish.signIn,
  answers: {
    200: { description: 'Signed in', schema: accountAnswerSchema },
    401: {
      description:
        'invalid-credential; second-factor-required: go on with POST /api/auth/second-factor',
    },
    403: { description: 'user-disabled' },
    429: { description: 'too-many-requests' },
  },
  handle: async ({ shop, body, caller, request }) => {
    const result = await signIn(shop, body, visitOf(caller, request))
    if (result.outcome === 'signed-in')
      return withCookies(answer({ user: result.account }), result.cookies)
    const refusal = refuseResult(shop, result)
    return 'cookies' in result ? withCookies(refusal, result.cookies) : refusal
  },
})

const signingOut = defineRoute({
  method: 'post',
  path: '/auth/sign-out',
  allow: 'anyone',
  sameOriginOnly: true,
  summary: 'Ends the session of this browser',
  description:
    'onlyEnded: takes away the cookie of a session that has ended, and leaves one that has begun meanwhile.',
  body: z.object({ onlyEnded: z.boolean().optional() }).optional(),
  answers: {
    200: { description: 'Signed out, or was not signed in', schema: z.object({}) },
  },
  handle: async ({ shop, body, caller, request, findCaller }) => {
    if (body?.onlyEnded && (await findCaller()).outcome === 'known') return answer({})
    const { cookies } = await signOut(shop, visitOf(caller, request))
    return withCookies(answer({}, 200, nothingRemembered), cookies)
  },
})

const asking = defineRoute({
  method: 'get',
  path: '/auth/session',
  allow: 'anyone',
  limit: 'identity',
  summary: 'Says who is signed in in this browser',
  description:
    'Asked when a page opens; keeps the session alive. Nobody is `user: null`, not a refusal.',
  answers: {
    200: { description: 'Who', schema: z.object({ user: authUserSchema.nullable() }) },
    403: { description: 'user-disabled: the account is blocked' },
  },
  handle: async ({ shop, caller, request, findCaller }) => {
    const found = await findCaller()
    if (found.outcome === 'blocked') return refuseIdentity('user-disabled')
    if (found.outcome !== 'known') return answer({ user: null })
    const { cookies } = await renewSession(shop, found.actor, visitOf(caller, request))
    return withCookies(answer({ user: await lookUpAccount(shop, found.actor) }), cookies)
  },
})

export const identityRoutes: readonly ApiRoute[] = [signingUp, signingIn, signingOut, asking]
