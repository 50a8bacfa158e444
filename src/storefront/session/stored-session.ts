import { clearCurrentUser } from './current-user.ts'
import { accountChanged, readStored, roleKey, tokenKey } from './use-account.ts'

/** What the browser stores of a session (spec 9). Other tabs learn of it by the storage event, this one by its own. */

let isFresh = false

/** The shop gave the token to this very document: the session is not one that ended long ago. */
export const isTokenFresh = (): boolean => isFresh

export function storeToken(token: string, role: string): void {
  write(roleKey, role)
  write(tokenKey, token)
  isFresh = true
  notifyThisTab()
}

/** `blocked` stays stored as the role until somebody signs in again, so that every tab can say so (spec 6). */
export function clearToken(why: 'signed-out' | 'blocked'): void {
  if (why === 'blocked') write(roleKey, 'blocked')
  else if (readStored(roleKey) !== 'blocked') write(roleKey, null)
  write(tokenKey, null)
  isFresh = false
  clearCurrentUser()
  notifyThisTab()
}

/** The person who signs in here now has read that another account is blocked, and may read of their own. */
export function clearBlockedRole(): void {
  if (readStored(roleKey) !== 'blocked') return
  write(roleKey, null)
  notifyThisTab()
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Some private modes give no storage: the session's cookie is still there.
  }
}

const notifyThisTab = () => window.dispatchEvent(new Event(accountChanged))
