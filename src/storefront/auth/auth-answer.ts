import type { RouterContextProvider } from 'react-router'
import type { FormOutcome } from '#pages/form/form-action.ts'
import type { Visit } from '#shop/identity/visit.ts'
import { callerContext } from '#shop-context.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { sameOriginPath } from './redirect/same-origin-path.ts'
import type { Person } from '../session/begin-session.ts'

/** What the page's own script learns of a person who signed in, or who goes on to the second step. */
export type AuthAnswer = { person: Person } | { next: 'second-factor' }

type AuthOutcome = FormOutcome<AuthAnswer>

interface SignedIn {
  account: Person
  /** Of the session that has begun. */
  cookies: readonly string[]
}

/** What a page knows of the browser that asks it. */
export function visitOf(context: Readonly<RouterContextProvider>, { headers }: Request): Visit {
  const { ipAddress } = context.get(callerContext)
  return { ipAddress, userAgent: headers.get('user-agent'), cookies: headers.get('cookie') }
}

/** The session of the browser has begun; its own script learns whose. */
export function signedInAnswer({ account, cookies }: SignedIn) {
  const { email, displayName, photoURL } = account
  const answer: AuthAnswer = { person: { email, displayName, photoURL } }
  return { outcome: 'done', headers: headersOf(cookies), answer } as const
}

/**
 * Sends a person who signed in to the page they asked for, else to their account. The page is the same for everybody, so `from`
 * comes with the URL that the form is posted to.
 */
export function redirectSignedIn(who: SignedIn, { url }: Request): AuthOutcome {
  const { pathname, searchParams } = new URL(url)
  const home = pathInLanguage('/dashboard', languageOfPath(pathname))
  return { ...signedInAnswer(who), goTo: sameOriginPath(searchParams.get('from'), home) }
}

/** The password was right; `from` stays in the address. `cookies`: of the sign-in that waits for its second step. */
export function continueToCode(cookies: readonly string[], { url }: Request): AuthOutcome {
  const { pathname, search } = new URL(url)
  const goTo = pathInLanguage('/login/code', languageOfPath(pathname)) + search
  const answer: AuthAnswer = { next: 'second-factor' }
  return { outcome: 'done', goTo, headers: headersOf(cookies), answer }
}

/** For the browser to keep. */
export function headersOf(cookies: readonly string[]): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}
