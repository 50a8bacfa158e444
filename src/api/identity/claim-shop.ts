import { claimShop } from '#shop/identity/ownership/claim-shop.ts'
import { identitySchemaInEnglish } from '#shop/identity/contract.ts'
import { accountAnswerSchema, visitOf, withCookies } from './identity-answers.ts'
import { refuseResult } from './identity-problems.ts'
import { answer, defineRoute, type ApiRoute } from '../route.ts'

const claiming = defineRoute({
  method: 'post',
  path: '/auth/claim-shop',
  allow: 'anyone',
  sameOriginOnly: true,
  limit: 'sign-up',
  summary: 'Makes the owner of a shop that has none, and signs in (D7)',
  description: 'With the code of the link that the shop printed when it started. It works once.',
  body: identitySchemaInEnglish.signUp.extend(identitySchemaInEnglish.code.shape),
  answers: {
    201: { description: 'The shop has an owner', schema: accountAnswerSchema },
    400: { description: 'invalid-action-code or password-does-not-meet-requirements' },
    409: { description: 'email-already-in-use' },
  },
  handle: async ({ shop, body, caller, request }) => {
    const result = await claimShop(shop, body, visitOf(caller, request))
    if (result.outcome !== 'signed-up') return refuseResult(shop, result)
    return withCookies(answer({ user: result.account }, 201), result.cookies)
  },
})

export const claimShopRoutes: readonly ApiRoute[] = [claiming]
