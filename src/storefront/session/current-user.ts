/**
 * Who is signed in in this browser, as the shop last answered (spec 7). For the eye and for filling in forms; the shop itself
 * never believes it.
 */
export interface CurrentUser {
  email: string
  displayName: string
  photoURL: string | null
}

const key = 'current-user'

export function storeCurrentUser(said: unknown): void {
  const user = understandUser(said)
  if (!user) return
  try {
    localStorage.setItem(key, JSON.stringify(user))
  } catch {
    // Some private modes give no storage: the shop is asked again where it matters.
  }
}

export function readCurrentUser(): CurrentUser | undefined {
  try {
    return understandUser(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return undefined
  }
}

export function clearCurrentUser(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

function understandUser(said: unknown): CurrentUser | undefined {
  if (typeof said !== 'object' || said === null) return undefined
  const { email, displayName, photoURL } = said as Record<string, unknown>
  if (typeof email !== 'string' || typeof displayName !== 'string') return undefined
  return { email, displayName, photoURL: typeof photoURL === 'string' ? photoURL : null }
}
