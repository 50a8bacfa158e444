import { z } from 'zod'
import { beginGoogle, finishGoogle } from '#shop/identity/sign-in/sign-in-with-google.ts'
import { visitOf, withCookies } from '../identity-answers.ts'
import { refuseIdentity } from '../identity-problems.ts'
import { popupEndPage, popupOutcome } from './popup-end-page.ts'
import { defineRoute, type ApiRoute } from '#api/route.ts'

/** The window must stay connected with the page that opened it, also while it was elsewhere. */
const staysConnected = { 'cross-origin-opener-policy': 'unsafe-none', 'cache-control': 'no-store' }

const sendTo = (url: string, cookies: readonly string[]) =>
  withCookies(
    new Response(null, { status: 302, headers: { ...staysConnected, location: url } }),
    cookies,
  )

const beginning = defineRoute({
  method: 'get',
  path: '/auth/google',
  allow: 'anyone',
  limit: 'identity-code',
  query: z.object({
    language: z
      .enum(['en', 'bn'])
      .default('en')
      .meta({ description: 'Of the account, where one is made' }),
  }),
  summary: 'Opens sign-in with Google, in a window of its own',
  description:
    'A page, not a call: open it in a window of 500 by 600. It ends at /api/auth/popup-end, which sends the outcome to its opener.',
  answers: {
    302: { description: 'To the provider; or to the end, where that is away' },
    404: { description: 'operation-not-allowed: this shop does not offer it' },
  },
  handle: async ({ shop, caller, request, query }) => {
    const result = await beginGoogle(shop, visitOf(caller, request), query.language)
    switch (result.outcome) {
      case 'begun':
        return sendTo(result.url, result.cookies)
      case 'away':
        return sendTo('/api/auth/popup-end?error=away', [])
      case 'not-offered':
        return refuseIdentity('operation-not-allowed')
    }
  },
})

const finishing = defineRoute({
  method: 'get',
  path: '/auth/callback/google',
  allow: 'anyone',
  limit: 'identity-code',
  summary: 'Where the provider sends the browser back to',
  answers: {
    302: { description: 'To the end, signed in or with what went wrong' },
  },
  handle: async ({ shop, caller, request }) => {
    const { search } = new URL(request.url)
    const { url, cookies } = await finishGoogle(shop, search, visitOf(caller, request))
    return sendTo(url, cookies)
  },
})

const ending = defineRoute({
  method: 'get',
  path: '/auth/popup-end',
  allow: 'anyone',
  summary: 'The last page of the window: sends its opener how it ended, and closes',
  description:
    'postMessage({ type: "haat-sign-in", outcome: "signed-in" }) or { type, outcome: "refused", code } to the origin of the shop, and to no other.',
  query: z.object({ error: z.string().optional() }),
  answers: { 200: { description: 'A page' } },
  handle: async ({ query }) => popupEndPage(popupOutcome(query.error), staysConnected),
})

export const googleRoutes: readonly ApiRoute[] = [beginning, finishing, ending]
