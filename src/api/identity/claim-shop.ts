import { claimShop } from '#shop/identity/ownership/claim-shop.ts'
import { identitySchemaInEnglish } from '#shop/identity/contract.ts'
import { accountAnswerSchema, visitOf, withCookies } from './identity-answers.ts'
import { refuseIdentity, refusePassword } from './identity-problems.ts'
import { answer, defineRoute, type ApiRoute } from '../route.ts'

const claiming = defineRoute({
  method: 'post',
  path: '/auth/claim-shop',
  allow: 'anyone',
  fromOwnPages: true,
  limit: 'sign-up',
  summary: 'Makes the owner of a shop that has none, and signs in (D7)',
  description: 'With the code of the link that the shop printed when it started. It works once.',
  body: identitySchemaInEnglish.signUp.extend(identitySchemaInEnglish.code.shape),
  answers: {
    201: { description: 'The shop has an owner', schema: accountAnswerSchema },
    400: { description: 'invalid, invalid-action-code or password-does-not-meet-requirements' },
    403: { description: 'unauthorized-domain: a page of another site sent this' },
    409: { description: 'email-already-in-use' },
    429: { description: 'too-many-requests' },
  },
  handle: async ({ shop, body, caller, request }) => {
    const result = await claimShop(shop, body, visitOf(caller, request))
    switch (result.outcome) {
      case 'signed-up':
        return withCookies(answer({ user: result.account }, 201), result.cookies)
      case 'password-does-not-meet-requirements':
        return refusePassword(result.rules, shop.environment.passwordPolicy)
      default:
        return refuseIdentity(result.outcome)
    }
  },
})

export const claimShopRoutes: readonly ApiRoute[] = [claiming]
