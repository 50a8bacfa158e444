import { localPath } from '../../shop-link.tsx'
import { isPersonal } from '../../personal-pages.ts'
import { askShop } from './ask-shop.ts'
import { forgetCheckout } from './forget-checkout.ts'
import { forgetToken } from './kept-session.ts'

/** A whole new page, so that nothing of the account stays in the memory of this one. */
export const goToLogin = () => window.location.assign(localPath('/login'))

/** The account's own pages are left as soon as nobody is signed in any more; all others stand as they are. */
export function leaveAccountPages(): void {
  if (isPersonal(window.location.pathname)) goToLogin()
}

/** The shop does not know this session any more (401, 403): signed out everywhere in this browser (spec 8). */
export async function endSession(why: 'signed-out' | 'blocked'): Promise<void> {
  forgetToken(why)
  if (why === 'blocked') forgetCheckout()
  // The cookie of what has ended is of no use.
  await askShop('/auth/sign-out', { content: {} })
  goToLogin()
}

/** Because somebody wants to: only once the server has forgotten the session is it over. */
export async function signOut(): Promise<'signed-out' | 'no-connection'> {
  const answer = await askShop('/auth/sign-out', { content: {} })
  if (answer.outcome === 'no-connection' || answer.status >= 500) return 'no-connection'
  forgetToken('signed-out')
  forgetCheckout()
  goToLogin()
  return 'signed-out'
}
