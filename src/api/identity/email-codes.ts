import { z } from 'zod'
import { requestReset, type AskMailResult } from '#shop/identity/passwords/request-reset.ts'
import { requestVerification } from '#shop/identity/emails/request-verification.ts'
import { changeEmail } from '#shop/identity/emails/change-email.ts'
import { changePassword } from '#shop/identity/passwords/change-password.ts'
import { identitySchemaInEnglish } from '#shop/identity/contract.ts'
import { resetPassword } from '#shop/identity/passwords/reset-password.ts'
import { verifyEmail } from '#shop/identity/emails/verify-email.ts'
import { visitOf, withCookies } from './identity-answers.ts'
import { refuseResult } from './identity-problems.ts'
import { refuse, refuseTooMany } from '../answers/problems.ts'
import { answer, defineRoute, defineSignedInRoute, type ApiRoute } from '../route.ts'

const nothing = z.object({})

const askingReset = defineRoute({
  method: 'post',
  path: '/auth/ask-reset',
  allow: 'anyone',
  sameOriginOnly: true,
  limit: 'identity-code',
  summary: 'Sends a link for a new password',
  description: 'The same answer, after the same time, whether there is an account or not.',
  body: identitySchemaInEnglish.requestReset,
  answers: {
    202: { description: 'If there is an account, a mail is on its way', schema: nothing },
  },
  handle: async ({ shop, body, caller }) =>
    answerAsked(await requestReset(shop, body, caller.ipAddress)),
})

const resetting = defineRoute({
  method: 'post',
  path: '/auth/reset-password',
  allow: 'anyone',
  sameOriginOnly: true,
  limit: 'identity-code',
  summary: 'Sets a new password with the code of a mail',
  description: 'The code works once. All sessions end.',
  body: identitySchemaInEnglish.resetPassword,
  answers: {
    200: { description: 'Set', schema: nothing },
    400: { description: 'invalid-action-code or password-does-not-meet-requirements' },
  },
  handle: async ({ shop, body, caller }) => {
    const result = await resetPassword(shop, body, caller.ipAddress)
    if (result.outcome !== 'reset') return refuseResult(shop, result)
    return withCookies(answer({}), result.cookies)
  },
})

const askingVerification = defineSignedInRoute({
  method: 'post',
  path: '/auth/ask-verification',
  limit: 'identity-code',
  summary: 'Sends a link that proves one’s own address',
  answers: {
    202: { description: 'A mail is on its way, or the address is proved already', schema: nothing },
  },
  handle: async ({ shop, actor, caller }) =>
    actor.emailVerified
      ? answer({}, 202)
      : answerAsked(await requestVerification(shop, actor, caller.ipAddress)),
})

const verifying = defineSignedInRoute({
  method: 'post',
  path: '/auth/verify-email',
  limit: 'identity-code',
  summary: 'Proves an address, or a new one, with the code of a mail',
  description:
    'Needs a session of the very account that the code is for. A call of its own, because programs that look at links must not use the code up.',
  body: identitySchemaInEnglish.code,
  answers: {
    200: { description: 'Which address is proved', schema: z.object({ email: z.string() }) },
    400: { description: 'invalid-action-code' },
    409: { description: 'email-already-in-use' },
  },
  handle: async ({ shop, actor, body, caller }) => {
    const result = await verifyEmail(shop, actor, body.code, caller.ipAddress)
    if (result.outcome === 'verified') return answer({ email: result.email })
    if (result.outcome !== 'sign-in-required') return refuseResult(shop, result)
    return refuse({
      status: 401,
      code: result.outcome,
      title: 'Please sign in to the account of this address first.',
    })
  },
})

const changingEmail = defineSignedInRoute({
  method: 'post',
  path: '/auth/change-email',
  limit: 'identity-code',
  summary: 'Asks a new address for its consent',
  description: 'Needs the present password, or a sign-in of the last ten minutes.',
  body: identitySchemaInEnglish.changeEmail,
  answers: {
    202: { description: 'A mail is on its way to the new address', schema: nothing },
    400: { description: 'wrong-password' },
    409: { description: 'requires-recent-login or email-already-in-use' },
  },
  handle: async ({ shop, actor, body, caller, request }) => {
    const result = await changeEmail(shop, actor, body, visitOf(caller, request))
    return result.outcome === 'asked' ? answer({}, 202) : refuseResult(shop, result)
  },
})

const changingPassword = defineSignedInRoute({
  method: 'post',
  path: '/auth/change-password',
  limit: 'identity-code',
  summary: 'Changes one’s own password',
  description: 'Signs out everywhere but here.',
  body: identitySchemaInEnglish.changePassword,
  answers: {
    200: { description: 'Changed', schema: nothing },
    400: { description: 'wrong-password or password-does-not-meet-requirements' },
  },
  handle: async ({ shop, actor, body, caller, request }) => {
    const result = await changePassword(shop, actor, body, visitOf(caller, request))
    if (result.outcome !== 'changed') return refuseResult(shop, result)
    return withCookies(answer({}), result.cookies)
  },
})

function answerAsked(result: AskMailResult): Response {
  return result.outcome === 'asked' ? answer({}, 202) : refuseTooMany(result.retryAfterSeconds)
}

export const identityCodeRoutes: readonly ApiRoute[] = [
  askingReset,
  resetting,
  askingVerification,
  verifying,
  changingEmail,
  changingPassword,
]
