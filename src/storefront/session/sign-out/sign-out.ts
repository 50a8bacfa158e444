import { syncLists } from '#storefront/lists/sync/sync-lists.ts'
import { callApi } from '../call-api.ts'
import { clearAsTold } from './clear-signed-out.ts'
import { goToLogin, markSignOutIntended } from './end-session.ts'
import { signedOutCookie, signedOutCookieOver } from './sign-out-reason.ts'

/** Because somebody wants to: only once the server has forgotten the session is it over. */
export async function signOut(): Promise<'signed-out' | 'no-connection'> {
  // What was put into the cart a moment ago waits in the account, too.
  await syncLists({ look: false })
  // The page may be left before the answer comes, or another part of it be refused first: whichever notices clears up.
  document.cookie = signedOutCookie(window.location.href)
  const answer = await callApi('/auth/sign-out', { content: {}, keepalive: true })
  if (answer.outcome === 'no-connection' || answer.status >= 500) {
    document.cookie = signedOutCookieOver
    return 'no-connection'
  }
  markSignOutIntended()
  clearAsTold()
  goToLogin()
  return 'signed-out'
}
