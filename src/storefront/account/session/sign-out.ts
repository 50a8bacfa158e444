import { saveLists } from '../../lists/kept/save-lists.ts'
import { askShop } from './ask-shop.ts'
import { forgetToken } from './kept-session.ts'
import { goToLogin, leaveOnPurpose } from './leave.ts'
import { leaveNothing } from './leave-nothing.ts'

/** Because somebody wants to: only once the server has forgotten the session is it over. */
export async function signOut(): Promise<'signed-out' | 'no-connection'> {
  // What was put into the cart a moment ago waits in the account, too.
  await saveLists({ look: false })
  const answer = await askShop('/auth/sign-out', { content: {} })
  if (answer.outcome === 'no-connection' || answer.status >= 500) return 'no-connection'
  leaveOnPurpose()
  forgetToken('signed-out')
  leaveNothing()
  goToLogin()
  return 'signed-out'
}
