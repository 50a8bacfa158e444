import type { Language } from '#platform/language.ts'
import type { Shop } from '#shop/shop.ts'
import { callLibrary, headersOf } from '../call-library.ts'
import { endFormerSession } from '../sessions/end-sessions.ts'
import { findActor } from '../sessions/find-actor.ts'
import { googleId } from './open-id-provider.ts'
import { languageCookie, languageCookieOver } from './language-cookie.ts'
import { startPendingSignIn } from './pending-sign-in.ts'
import { knownBrowserCookie } from './known-browser.ts'
import type { Visit } from '../visit.ts'

export type BeginGoogleResult =
  | { outcome: 'begun'; url: string; cookies: string[] }
  | { outcome: 'not-offered' | 'away' }

/** Where the way out leads, whatever happens: nobody can name another address. */
const endPath = '/api/auth/popup-end'

/** Sends a browser to the provider. What it must bring back is kept in a cookie and in the database. */
export async function beginGoogle(
  shop: Shop,
  visit: Visit,
  language: Language,
): Promise<BeginGoogleResult> {
  const { google: offered, shopUrl } = shop.environment
  if (!offered) return { outcome: 'not-offered' }
  const auth = await shop.identity.google()
  if (!auth) return { outcome: 'away' }
  const callbackURL = `${shopUrl}${endPath}`
  const result = await callLibrary(() =>
    auth.api.signInSocial({
      body: {
        provider: googleId,
        callbackURL,
        errorCallbackURL: callbackURL,
        disableRedirect: true,
      },
      headers: headersOf(visit),
      returnHeaders: true,
    }),
  )
  const url = result.outcome === 'answered' ? result.answer.url : undefined
  if (result.outcome !== 'answered' || !url) return { outcome: 'away' }
  return { outcome: 'begun', url, cookies: [...result.cookies, languageCookie(language)] }
}

/** The browser comes back from the provider. The answer always leads to the end page, with what went wrong in its address. */
export async function finishGoogle(
  shop: Shop,
  search: string,
  visit: Visit,
): Promise<{ url: string; cookies: string[] }> {
  const { shopUrl } = shop.environment
  const auth = await shop.identity.google()
  if (!auth) return { url: `${shopUrl}${endPath}?error=away`, cookies: [] }
  const request = new Request(`${shopUrl}/api/auth/callback/${googleId}${search}`, {
    headers: headersOf(visit),
  })
  const { answer, pendingUserId } = await shop.identity.gate.pass(() => auth.handler(request))
  const { headers } = answer
  const url = headers.get('location') ?? `${shopUrl}${endPath}?error=unknown`
  const cookies = [...headers.getSetCookie(), languageCookieOver]
  if (pendingUserId) {
    const pending = await startPendingSignIn(shop, { userId: pendingUserId, remember: true })
    return { url, cookies: [...cookies, pending] }
  }
  const entered = await findActor(shop, sentBack(cookies))
  if (entered.outcome !== 'known') return { url, cookies }
  await endFormerSession(shop, visit)
  return { url, cookies: [...cookies, await knownBrowserCookie(shop, entered.actor.email)] }
}

/** What a browser sends next of the cookies that were set. */
const sentBack = (cookies: readonly string[]) =>
  cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
