import { readKept, roleKey } from '../use-account.ts'
import { askToken } from './ask-token.ts'
import { keepSession } from './keep-session.ts'
import { endSession, goToLogin } from './leave.ts'

/**
 * The page was made for somebody, but this browser keeps no token: they have just left in another tab, or they came in
 * without JavaScript. The shop knows which.
 */
export async function claimSession(email: string): Promise<void> {
  if (readKept(roleKey) === 'blocked') return goToLogin()
  const answer = await askToken(email)
  if (answer === 'kept') return keepSession()
  return answer === 'signed-out' || answer === 'blocked' ? endSession(answer) : undefined
}
