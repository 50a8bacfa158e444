import { forgetCurrentUser } from '../current-user.ts'
import { accountChanged, readKept, roleKey, tokenKey } from '../use-account.ts'

/** What the browser keeps of a session (spec 9). Other tabs hear of it by the storage event, this one by its own. */

export function keepToken(token: string, role: string): void {
  write(roleKey, role)
  write(tokenKey, token)
  tellThisTab()
}

/** `blocked` stays kept as the role until somebody signs in again, so that every tab can say so (spec 6). */
export function forgetToken(why: 'signed-out' | 'blocked'): void {
  if (why === 'blocked') write(roleKey, 'blocked')
  else if (readKept(roleKey) !== 'blocked') write(roleKey, null)
  write(tokenKey, null)
  forgetCurrentUser()
  tellThisTab()
}

/** Whoever signs in here now has read that another account is blocked, and is told of their own. */
export function forgetBlockedRole(): void {
  if (readKept(roleKey) !== 'blocked') return
  write(roleKey, null)
  tellThisTab()
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Some private modes give no storage: the session's cookie still stands.
  }
}

const tellThisTab = () => window.dispatchEvent(new Event(accountChanged))
