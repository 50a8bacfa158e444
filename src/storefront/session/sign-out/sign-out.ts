import { syncLists } from '#storefront/lists/sync/sync-lists.ts'
import { callApi } from '../call-api.ts'
import { clearToken } from '../stored-session.ts'
import { goToLogin, markSignOutIntended } from './end-session.ts'
import { clearSession } from './clear-session.ts'

/** Because somebody wants to: only once the server has forgotten the session is it over. */
export async function signOut(): Promise<'signed-out' | 'no-connection'> {
  // What was put into the cart a moment ago waits in the account, too.
  await syncLists({ look: false })
  const answer = await callApi('/auth/sign-out', { content: {} })
  if (answer.outcome === 'no-connection' || answer.status >= 500) return 'no-connection'
  markSignOutIntended()
  clearToken('signed-out')
  clearSession()
  goToLogin()
  return 'signed-out'
}
