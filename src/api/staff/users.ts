import { z } from 'zod'
import { isRefused, type ActionRefusal } from '#shop/action-refusal.ts'
import { blockUser } from '#shop/identity/users/block-user.ts'
import { changeRole } from '#shop/identity/users/change-role.ts'
import { listPeople } from '#shop/identity/users/list-people.ts'
import { resetSecondFactor } from '#shop/identity/users/reset-second-factor.ts'
import { accountFrom } from '#shop/identity/accounts/account.ts'
import { storedRoles } from '#shop/identity/roles/role.ts'
import { signPersonOut } from '#shop/identity/users/sign-person-out.ts'
import { accountSchema } from '../identity/identity-answers.ts'
import { idIn } from '../answers/id-in.ts'
import { refuse } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute, type SignedInCall } from '../route.ts'

const listing = defineStaffRoute({
  method: 'get',
  path: '/users',
  allow: 'see-users',
  limit: 'identity',
  summary: 'Lists accounts, the newest first, fifty at a time',
  query: z.object({
    q: z.string().max(100).optional().meta({ description: 'A part of name or e-mail' }),
    role: z.enum([...storedRoles, 'blocked']).optional(),
    before: z.uuid().optional().meta({ description: 'The id of the last one seen' }),
  }),
  answers: {
    200: {
      description: 'Accounts',
      schema: z.array(accountSchema.extend({ since: z.iso.datetime() })),
    },
  },
  handle: async ({ shop, query: { before: after, ...query } }) => {
    const { people } = await listPeople(shop, { ...query, after, limit: 50 })
    return answer(people.map((person) => ({ ...accountFrom(person), since: person.since })))
  },
})

const givingRole = defineStaffRoute({
  method: 'put',
  path: '/users/{id}/role',
  allow: changeRole.allow,
  limit: 'identity',
  summary: 'Gives somebody another role',
  description:
    'Admins manage customers and moderators, owners everybody. One owner always stays. Needs a sign-in of the last ten minutes.',
  body: changeRole.input.pick({ role: true }),
  answers: {
    200: { description: 'Given', schema: z.object({}) },
    404: { description: 'unknown-user' },
    409: { description: 'requires-recent-login, not-allowed, last-owner or email-not-verified' },
  },
  handle: async (call) => {
    const { shop, by, body } = call
    const userId = idIn(call.params)
    if (!userId) return refuseManaging(unknownUser)
    const result = await changeRole(shop, by, { userId, role: body.role })
    return result.outcome === 'changed' ? answer({}) : refuseManaging(result)
  },
})

const blocking = defineStaffRoute({
  method: 'put',
  path: '/users/{id}/block',
  allow: blockUser.allow,
  limit: 'identity',
  summary: 'Blocks somebody, and ends all their sessions at once (D8)',
  answers: {
    200: { description: 'Blocked', schema: z.object({}) },
    404: { description: 'unknown-user' },
    409: { description: 'not-allowed, last-owner or yourself' },
  },
  handle: (call) => answerBlocking(call, true),
})

const unblocking = defineStaffRoute({
  method: 'delete',
  path: '/users/{id}/block',
  allow: blockUser.allow,
  limit: 'identity',
  summary: 'Gives a blocked account back, with the role it had',
  answers: {
    200: { description: 'Given back', schema: z.object({}) },
    404: { description: 'unknown-user' },
    409: { description: 'not-allowed' },
  },
  handle: (call) => answerBlocking(call, false),
})

async function answerBlocking(
  call: SignedInCall<unknown, unknown>,
  isBlocked: boolean,
): Promise<Response> {
  const userId = idIn(call.params)
  if (!userId) return refuseManaging(unknownUser)
  const result = await blockUser(call.shop, call.by, { userId, isBlocked })
  return result.outcome === 'done' ? answer({}) : refuseManaging(result)
}

const signingOut = defineStaffRoute({
  method: 'delete',
  path: '/users/{id}/sessions',
  allow: signPersonOut.allow,
  limit: 'identity',
  summary: 'Signs somebody out everywhere, without blocking them',
  description:
    'For a lost phone, or a password that leaked. Their tokens are refused from the next call on; they may sign in again.',
  answers: {
    200: { description: 'How many sessions there were', schema: z.object({ ended: z.int() }) },
    404: { description: 'unknown-user' },
    409: { description: 'not-allowed or own-sessions' },
  },
  handle: async (call) => {
    const userId = idIn(call.params)
    if (!userId) return refuseManaging(unknownUser)
    const result = await signPersonOut(call.shop, call.by, { userId })
    return result.outcome === 'signed-out'
      ? answer({ ended: result.ended })
      : refuseManaging(result)
  },
})

const resettingFactor = defineStaffRoute({
  method: 'delete',
  path: '/users/{id}/second-factor',
  allow: resetSecondFactor.allow,
  limit: 'identity',
  summary: 'Takes the second factor of somebody away who lost phone and recovery codes',
  description:
    'They are signed out everywhere and notified by a mail. Needs a sign-in of the last ten minutes.',
  answers: {
    200: { description: 'Taken away, or there was none', schema: z.object({}) },
    404: { description: 'unknown-user' },
    409: {
      description:
        'requires-recent-login; own-factor: one’s own is turned off with password and code',
    },
  },
  handle: async (call) => {
    const userId = idIn(call.params)
    if (!userId) return refuseManaging(unknownUser)
    const result = await resetSecondFactor(call.shop, call.by, { userId })
    return result.outcome === 'factor-reset' ? answer({}) : refuseManaging(result)
  },
})

type Refused =
  | 'unknown-user'
  | 'not-allowed'
  | 'last-owner'
  | 'yourself'
  | 'own-sessions'
  | 'own-factor'
  | 'email-not-verified'

const unknownUser = { outcome: 'unknown-user' } as const

const sentences: Record<Refused, string> = {
  'unknown-user': 'There is no such account any more.',
  'not-allowed': 'Only an owner may do this.',
  'last-owner': 'The shop must keep an owner. Make somebody else an owner first.',
  yourself: 'You cannot block yourself.',
  'own-sessions': 'Sign your own other browsers out on the page of your password and sessions.',
  'own-factor': 'Turn your own second factor off on its own page.',
  'email-not-verified':
    'This person must confirm their e-mail address before they can work for the shop.',
}

/** 409, not 403: browsers sign out on 403, and this is no reason to. */
function refuseManaging(result: { outcome: Refused } | ActionRefusal): Response {
  if (isRefused(result)) return refuseAction(result)
  const code = result.outcome
  return refuse({ status: code === 'unknown-user' ? 404 : 409, code, title: sentences[code] })
}

export const userRoutes: readonly ApiRoute[] = [
  listing,
  givingRole,
  blocking,
  unblocking,
  signingOut,
  resettingFactor,
]
