import { localPath } from '#pages/shop-link.tsx'
import { isPersonal } from '#storefront/site-map/personal-pages.ts'
import { blockedMark } from './blocked.ts'
import { leftMark } from '../left.ts'
import { readKept, roleKey } from '../use-account.ts'
import { askShop } from './ask-shop.ts'
import { forgetToken } from './kept-session.ts'
import { leaveNothing } from './leave-nothing.ts'

/**
 * A whole new page, so that nothing of the account stays in the memory of this one. It remembers where one came from (spec 2);
 * whoever leaves on purpose leaves that to nobody. Whoever is blocked reads that first.
 */
export function goToLogin(): void {
  const { pathname, search } = window.location
  if (isWayIn.test(pathname)) return
  const from = isOnPurpose ? '' : `?${new URLSearchParams({ from: pathname + search })}`
  const why = readKept(roleKey) === 'blocked' ? blockedMark : ''
  window.location.assign(localPath('/login') + from + why)
}

let isOnPurpose = false

/** Said before the token goes: whatever part of this page hears of it leads to the login, too. */
export function leaveOnPurpose(): void {
  isOnPurpose = true
}

/** The account's own pages are left as soon as nobody is signed in any more; all others stand as they are. */
export function leaveAccountPages(): void {
  if (isPersonal(window.location.pathname)) goToLogin()
}

/** The shop does not know this session any more (401, 403): signed out everywhere in this browser (spec 8). */
export async function endSession(why: 'signed-out' | 'blocked'): Promise<void> {
  forgetToken(why)
  // Where somebody left without a script of ours, whichever part of the page hears of it first clears up (forget-who-left.ts).
  if (why === 'blocked' || window.location.hash === leftMark) leaveNothing()
  // The cookie of what has ended is of no use.
  await askShop('/auth/sign-out', { content: {} })
  goToLogin()
}

/** Whoever is there already stays, with the way back in the address. */
const isWayIn = /^\/(bn\/)?(login|register)\/?$/
