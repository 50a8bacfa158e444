import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { issueAccessToken } from '#shop/identity/tokens/access-token.ts'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import { identitySchemaInEnglish } from '#shop/identity/contract.ts'
import { renewSession } from '#shop/identity/sessions/renew-session.ts'
import { updateProfile } from '#shop/identity/accounts/update-profile.ts'
import { accountSchema, visitOf, withCookies } from '../identity-answers.ts'
import { refuseIdentity } from '../identity-problems.ts'
import { refuse } from '#api/answers/problems.ts'
import { refuseAction } from '#api/answers/refuse-action.ts'
import { answer, defineRoute, defineSignedInRoute, type ApiRoute } from '#api/route.ts'

const issuing = defineRoute({
  method: 'post',
  path: '/jwt',
  allow: 'anyone',
  sameOriginOnly: true,
  limit: 'identity',
  summary: 'An access token for who is signed in in this browser',
  description:
    'Answers only the session cookie whose e-mail this is (D2). The token is signed (EdDSA, keys at /api/auth/jwks), stands for an hour, and no longer than its session. Send it as Authorization: Bearer.',
  body: identitySchemaInEnglish.email,
  answers: {
    200: {
      description: 'The token, until when it stands, and the role to show menus by',
      schema: z.object({
        token: z.string(),
        expiresAt: z.iso.datetime(),
        role: accountSchema.shape.role,
      }),
    },
    401: { description: 'sign-in-required: no session of this e-mail' },
    403: { description: 'user-disabled' },
  },
  handle: async ({ shop, body, caller, request }) => {
    // Open tabs ask by themselves: not through findCaller, which would count as use (note-use.ts).
    const found = await findActor(shop, request.headers.get('cookie'))
    if (found.outcome === 'blocked') return refuseIdentity('user-disabled')
    if (found.outcome !== 'known' || found.actor.email !== body.email) {
      return refuse({
        status: 401,
        code: 'sign-in-required',
        title: 'Please sign in with this e-mail first.',
      })
    }
    const { cookies } = await renewSession(shop, found.actor, visitOf(caller, request))
    const token = await issueAccessToken(shop, found.actor)
    return withCookies(answer({ ...token, role: found.actor.role }), cookies)
  },
})

const publishing = defineRoute({
  method: 'get',
  path: '/auth/jwks',
  allow: 'anyone',
  limit: 'identity',
  summary: 'The public keys of access tokens (JWKS)',
  answers: {
    200: { description: 'Keys', schema: z.object({ keys: z.array(z.looseObject({})) }) },
  },
  handle: async ({ shop }) => {
    const { published } = await shop.identity.accessKey()
    return answer({ keys: [published] }, 200, { 'cache-control': 'public, max-age=300' })
  },
})

const updating = defineSignedInRoute({
  method: 'put',
  path: '/user/{email}',
  limit: 'identity',
  summary: 'Changes name, photo and language of a profile, mostly one’s own',
  description:
    'The answer is the user as it stands now (D3). A field that is not sent stays. Anyone who manages users may change those below them, too, which the audit remembers.',
  body: identitySchemaInEnglish.profile,
  answers: {
    200: { description: 'The current user', schema: accountSchema },
    403: { description: 'not-yours' },
  },
  handle: async ({ shop, by, body, params }) => {
    const email = (params['email'] ?? '').toLowerCase()
    const result = await updateProfile(shop, by, { email, profile: body })
    if (isRefused(result)) return refuseAction(result)
    if (result.outcome === 'updated') return answer(result.account)
    return refuse({
      status: 403,
      code: 'not-yours',
      title: 'You can change only your own profile.',
    })
  },
})

export const accessRoutes: readonly ApiRoute[] = [issuing, publishing, updating]
