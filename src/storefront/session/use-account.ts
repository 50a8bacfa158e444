import { useSyncExternalStore } from 'react'

/** Whether somebody is signed in; 'loading' on the server and in the first moment of the page (spec 4). */
export type Account = 'loading' | 'signed-out' | 'signed-in'

/** Keys of the local storage (spec 9). */
export const tokenKey = 'access-token'
export const roleKey = 'user-role'

export function useAccount(): Account {
  return useSyncExternalStore(watchAccount, readAccount, () => 'loading')
}

/** Signed in is a browser that has a token (spec 4). */
export function readAccount(): Account {
  return readToken() ? 'signed-in' : 'signed-out'
}

export function readToken(): string | null {
  return readStored(tokenKey)
}

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Some private modes give no storage.
    return null
  }
}

/** The browser notifies other tabs of a change; the tab that makes it notifies itself with this event. */
export const accountChanged = 'account-changed'

/** Signing in or out in another tab counts here, too; a page from the back-forward cache may have slept through it. */
export function watchAccount(onChange: () => void): () => void {
  const names = ['storage', 'pageshow', accountChanged]
  for (const name of names) window.addEventListener(name, onChange)
  return () => names.forEach((name) => window.removeEventListener(name, onChange))
}
