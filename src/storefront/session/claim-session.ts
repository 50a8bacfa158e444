import { readStored, roleKey } from './use-account.ts'
import { fetchToken } from './token/fetch-token.ts'
import { keepSessionAlive } from './keep-session-alive.ts'
import { endSession, goToLogin, isSignOutIntended } from './sign-out/end-session.ts'

/**
 * The page was made for a signed-in person, but this browser stores no token: they have just signed out in another tab, or signed in
 * without JavaScript. The shop knows which.
 */
export async function claimSession(email: string): Promise<void> {
  if (readStored(roleKey) === 'blocked' || isSignOutIntended()) return goToLogin()
  const answer = await fetchToken(email)
  if (answer === 'stored') return keepSessionAlive()
  return answer === 'signed-out' || answer === 'blocked'
    ? endSession(answer, { onlyEnded: true })
    : undefined
}
