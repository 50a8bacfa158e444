import { redirect, type MiddlewareFunction } from 'react-router'
import { siteMapContext } from '#pages/site-map.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { admitActor } from '#shop/identity/roles/admit-actor.ts'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import { noteUse } from '#shop/identity/sessions/note-use.ts'
import type { Shop } from '#shop/shop.ts'
import { callerContext, personalPage, shopContext } from '#shop-context.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { accountContext } from '#pages/account-context.ts'
import { sessionCookieName } from '#shop/identity/sessions/session-cookie.ts'
import {
  blockedCookie,
  blockedFragment,
  sessionEndedFragment,
} from '../session/sign-out/sign-out-reason.ts'

/**
 * The lock of every page, before all loaders and actions. A person who is not signed in does that first and comes back (spec 2);
 * one who is, but may not, sees the page not-available and keeps the way back (D6). A script that asks for data is told so by status and
 * code, as by the API: the client of the account leads to /login (storefront/session/call-api-as-user.ts).
 */
export const admit: MiddlewareFunction<Response> = async (asked, next) => {
  const { context, request, url, pattern } = asked
  const { whoMayOpen, isUnasked, isData } = context.get(siteMapContext)
  const opening = whoMayOpen(pattern)
  if (!opening) throw new Error(`Expected the handle of ${pattern} to say who may open it`)
  if (opening === 'anyone') return next()
  personalPage(context)
  const shop = context.get(shopContext)
  const cookies = request.headers.get('cookie')
  const found = await findActor(shop, cookies)
  const refuse = (refusal: Refusal, redirection: () => Response) =>
    isData(pattern) ? refuseData(refusal) : redirection()
  if (found.outcome === 'blocked')
    throw refuse('user-disabled', () => redirectBlocked(withOrigin('/login', url), shop))
  if (found.outcome !== 'known') {
    const hadSession = cookies?.includes(`${sessionCookieName(shop.environment.shopUrl)}=`)
    const why = hadSession ? sessionEndedFragment : ''
    throw refuse('sign-in-required', () => redirect(withOrigin('/login', url) + why))
  }
  if (!isUnasked(pattern)) await noteUse(shop, found.actor)
  if (opening !== 'signed-in') {
    const { ipAddress } = context.get(callerContext)
    const admission = await admitActor(shop, found.actor, { permission: opening, ipAddress })
    if (admission !== 'admitted')
      throw refuse('not-permitted', () => redirect(withOrigin(turnedAway(found.actor), url)))
  }
  context.set(accountContext, found.actor)
  return next()
}

/** Codes of the API. */
type Refusal = 'sign-in-required' | 'user-disabled' | 'not-permitted'

const refuseData = (code: Refusal) =>
  Response.json({ code }, { status: code === 'sign-in-required' ? 401 : 403 })

/** Said at once, on the page to sign in on (spec 6, D8). */
const redirectBlocked = (login: string, { environment }: Shop) =>
  redirect(login + blockedFragment, {
    headers: { 'set-cookie': blockedCookie(environment.shopUrl) },
  })

/** Staff without the second factor that the shop asks of them set it up first. */
const turnedAway = ({ lacksSecondFactor }: Actor): string =>
  lacksSecondFactor ? '/dashboard/security/second-factor' : '/dashboard/not-available'

/**
 * A page of the asked one's language that remembers where somebody wanted to go. `asked`: what the router gives as `url`; on
 * the way from page to page the request's own is that of the data.
 */
function withOrigin(page: string, { pathname, search }: URL): string {
  const signInPath = pathInLanguage(page, languageOfPath(pathname))
  return `${signInPath}?${new URLSearchParams({ from: pathname + search })}`
}
