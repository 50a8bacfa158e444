import { localPath } from '#pages/shop-link.tsx'
import { isPersonal } from '#storefront/site-map/personal-pages.ts'
import {
  blockedFragment,
  sessionEndedFragment,
  signedOutFragment,
  wasToldSignedOut,
} from './sign-out-reason.ts'
import { readStored, roleKey } from '../use-account.ts'
import { callApi } from '../call-api.ts'
import { clearToken } from '../stored-session.ts'
import { clearSession } from './clear-session.ts'

/**
 * Loads /login as a new document, so that nothing of the account stays in the memory of this one. Its URL remembers the page one
 * came from (spec 2), except after signing out on purpose. A blocked person reads so first.
 */
export function goToLogin(reason = ''): void {
  const { pathname, search } = window.location
  if (isAuthPage.test(pathname)) {
    if (reason && window.location.hash === '') window.location.replace(reason)
    return
  }
  const from = isIntended ? '' : `?${new URLSearchParams({ from: pathname + search })}`
  const why = readStored(roleKey) === 'blocked' ? blockedFragment : reason
  // Its own calls are refused while this page is left; that is no other reason.
  window.location.assign(localPath('/login') + from + (isIntended ? '' : why))
}

let isIntended = false

/** Called before the token is cleared: every part of this page that notices leads to /login, too. */
export function markSignOutIntended(): void {
  isIntended = true
}

export const isSignOutIntended = (): boolean => isIntended

/** Where a session ends while somebody checks out or reads what they ordered, the page stays and goes on as a guest's. */
const staysForGuests = /^\/(bn\/)?(checkout|ordered)\/?$/

/** Leaves the account's own pages as soon as nobody is signed in; all other pages stay. */
export function leaveAccountPages(): void {
  if (isPersonal(window.location.pathname)) goToLogin()
}

/**
 * The shop does not know this session (401, 403): signed out everywhere in this browser (spec 8). `onlyEnded`: a session that
 * began in another tab since then stays.
 */
export async function endSession(
  why: 'signed-out' | 'blocked',
  { onlyEnded = false } = {},
): Promise<void> {
  clearToken(why)
  // After signing out without a script, whichever part of the page notices first clears up (clear-signed-out.ts).
  if (why === 'blocked' || hasSignedOut()) clearSession()
  // The cookie of what has ended is of no use.
  await callApi('/auth/sign-out', { content: { onlyEnded } })
  // Where a press of Sign out is being answered right now, its cookie may have come meanwhile; going on would lose its answer.
  if (hasSignedOut()) clearSession()
  if (why === 'blocked') return goToLogin()
  if (!staysForGuests.test(window.location.pathname)) goToLogin(sessionEndedFragment)
}

const hasSignedOut = () =>
  window.location.hash === signedOutFragment || wasToldSignedOut(document.cookie)

/** A browser that is there already stays, with the way back in its address. */
const isAuthPage = /^\/(bn\/)?(login|register)\/?$/
