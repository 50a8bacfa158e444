import type { RouterContextProvider } from 'react-router'
import type { FormOutcome } from '#pages/form/form-action.ts'
import type { Visit } from '#shop/identity/visit.ts'
import { callerContext } from '../../../shop-context.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { ownAddress } from '../own-address.ts'
import type { Person } from '../session/begin-session.ts'

/** What the page's own script learns of somebody who came in, or who goes on to the second step. */
export type EntryAnswer = { person: Person } | { next: 'second-factor' }

type Entry = FormOutcome<EntryAnswer>

interface CameIn {
  account: Person
  /** Of the session that has begun. */
  cookies: readonly string[]
}

/** What a page knows of the browser that asks it. */
export function visitOf(context: Readonly<RouterContextProvider>, { headers }: Request): Visit {
  const { address } = context.get(callerContext)
  return { address, userAgent: headers.get('user-agent'), cookies: headers.get('cookie') }
}

/** The session of the browser has begun; its own script learns whose. */
export function entered({ account, cookies }: CameIn) {
  const { email, displayName, photoURL } = account
  const answer: EntryAnswer = { person: { email, displayName, photoURL } }
  return { outcome: 'done', headers: headersOf(cookies), answer } as const
}

/**
 * Whoever came in goes on to where they wanted to, else to their account. The page is the same for everybody, so the aim comes with
 * the address that the form is posted to.
 */
export function cameIn(who: CameIn, { url }: Request): Entry {
  const { pathname, searchParams } = new URL(url)
  const home = pathInLanguage('/dashboard', languageOfPath(pathname))
  return { ...entered(who), goTo: ownAddress(searchParams.get('from'), home) }
}

/** The password was right; the aim comes along. `cookies`: of the sign-in that waits. */
export function goOnToCode(cookies: readonly string[], { url }: Request): Entry {
  const { pathname, search } = new URL(url)
  const goTo = pathInLanguage('/login/code', languageOfPath(pathname)) + search
  const answer: EntryAnswer = { next: 'second-factor' }
  return { outcome: 'done', goTo, headers: headersOf(cookies), answer }
}

/** For the browser to keep. */
export function headersOf(cookies: readonly string[]): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}
