import { z } from 'zod'
import { identitySchemaInEnglish } from '#shop/identity/contract.ts'
import { signInWithSecondFactor } from '#shop/identity/sign-in/sign-in-with-second-factor.ts'
import { loadSecondFactor } from '#shop/identity/second-factor/load-second-factor.ts'
import { renewRecoveryCodes } from '#shop/identity/second-factor/renew-recovery-codes.ts'
import { setUpSecondFactor } from '#shop/identity/second-factor/set-up-second-factor.ts'
import { turnOffSecondFactor } from '#shop/identity/second-factor/turn-off-second-factor.ts'
import { turnOnSecondFactor } from '#shop/identity/second-factor/turn-on-second-factor.ts'
import { accountAnswerSchema, visitOf, withCookies } from '../identity-answers.ts'
import { refuseResult } from '../identity-problems.ts'
import { answer, defineRoute, defineSignedInRoute, type ApiRoute } from '#api/route.ts'

const recoveryCodesSchema = z.object({
  recoveryCodes: z.array(z.string()).meta({ description: 'Shown this once' }),
})

const proof = identitySchemaInEnglish.digits.extend(identitySchemaInEnglish.perhapsPassword.shape)

const signingIn = defineRoute({
  method: 'post',
  path: '/auth/second-factor',
  allow: 'anyone',
  sameOriginOnly: true,
  limit: 'identity-code',
  summary: 'The second step of signing in: six digits, or a recovery code',
  description:
    'After second-factor-required, in the same browser and within ten minutes. Each code works once.',
  body: identitySchemaInEnglish.digits,
  answers: {
    200: { description: 'Signed in', schema: accountAnswerSchema },
    400: { description: 'invalid-verification-code' },
    401: { description: 'sign-in-expired: begin with the password again' },
    403: { description: 'user-disabled' },
  },
  handle: async ({ shop, body, caller, request }) => {
    const result = await signInWithSecondFactor(shop, body.code, visitOf(caller, request))
    if (result.outcome !== 'signed-in') return refuseResult(shop, result)
    return withCookies(answer({ user: result.account }), result.cookies)
  },
})

const asking = defineSignedInRoute({
  method: 'get',
  path: '/auth/second-factor',
  limit: 'identity',
  summary: 'How one’s own second factor stands',
  answers: {
    200: {
      description: 'Since when, and how many recovery codes are left',
      schema: z.object({
        onSince: z.iso.datetime().nullable(),
        recoveryCodesLeft: z.int(),
        isRequired: z.boolean(),
        hasPassword: z.boolean(),
      }),
    },
  },
  handle: async ({ shop, actor }) => answer(await loadSecondFactor(shop, actor)),
})

const settingUp = defineSignedInRoute({
  method: 'post',
  path: '/auth/second-factor/set-up',
  limit: 'identity-code',
  summary: 'A key for an authenticator app; nothing changes until its first code',
  description:
    'Needs a confirmed address and the password; without one, a sign-in of the last ten minutes.',
  body: identitySchemaInEnglish.perhapsPassword,
  answers: {
    200: {
      description: 'The key as text, and as the address that a QR code says',
      schema: z.object({ key: z.string(), address: z.string() }),
    },
    400: { description: 'wrong-password' },
    409: {
      description: 'requires-recent-login, email-not-verified or second-factor-already-on',
    },
  },
  handle: async ({ shop, actor, body, caller, request }) => {
    const visit = visitOf(caller, request)
    const result = await setUpSecondFactor(shop, actor, body.password, visit)
    if (result.outcome !== 'begun') return refuseResult(shop, result)
    return answer({ key: result.setUp.key, address: result.setUp.url })
  },
})

const turningOn = defineSignedInRoute({
  method: 'post',
  path: '/auth/second-factor/turn-on',
  limit: 'identity-code',
  summary: 'Turns the second factor on with the first code of the app',
  description:
    'In the session that asked for the key, within 15 minutes. Signs out everywhere else.',
  body: identitySchemaInEnglish.digits,
  answers: {
    200: { description: 'On', schema: recoveryCodesSchema },
    400: { description: 'invalid-verification-code' },
    409: {
      description: 'second-factor-not-begun, email-not-verified or second-factor-already-on',
    },
  },
  handle: async ({ shop, actor, body, caller, request }) => {
    const result = await turnOnSecondFactor(shop, actor, body.code, visitOf(caller, request))
    if (result.outcome !== 'turned-on') return refuseResult(shop, result)
    return withCookies(answer({ recoveryCodes: result.recoveryCodes }), result.cookies)
  },
})

const renewing = defineSignedInRoute({
  method: 'post',
  path: '/auth/second-factor/recovery-codes',
  limit: 'identity-code',
  summary: 'New recovery codes; the ones before work no more',
  body: proof,
  answers: {
    200: { description: 'Ten new ones', schema: recoveryCodesSchema },
    400: { description: 'wrong-password or invalid-verification-code' },
    409: { description: 'requires-recent-login or second-factor-not-on' },
  },
  handle: async ({ shop, actor, body, caller, request }) => {
    const result = await renewRecoveryCodes(shop, actor, body, visitOf(caller, request))
    if (result.outcome !== 'renewed') return refuseResult(shop, result)
    return answer({ recoveryCodes: result.recoveryCodes })
  },
})

const turningOff = defineSignedInRoute({
  method: 'post',
  path: '/auth/second-factor/turn-off',
  limit: 'identity-code',
  summary: 'Turns the second factor off, with password and code',
  body: proof,
  answers: {
    200: { description: 'Off', schema: z.object({}) },
    400: { description: 'wrong-password or invalid-verification-code' },
    409: { description: 'requires-recent-login or second-factor-not-on' },
  },
  handle: async ({ shop, actor, body, caller, request }) => {
    const result = await turnOffSecondFactor(shop, actor, body, visitOf(caller, request))
    if (result.outcome !== 'turned-off') return refuseResult(shop, result)
    return answer({})
  },
})

export const secondFactorRoutes: readonly ApiRoute[] = [
  signingIn,
  asking,
  settingUp,
  turningOn,
  renewing,
  turningOff,
]
