import { useSyncExternalStore } from 'react'

/** Whether somebody is signed in; 'loading' on the server and in the first moment of the page (spec 4). */
export type Account = 'loading' | 'signed-out' | 'signed-in'

const tokenKey = 'access-token'

export function useAccount(): Account {
  return useSyncExternalStore(watchAccount, readAccount, () => 'loading')
}

/** Signed in is whoever has a token (spec 4). */
export function readAccount(): Account {
  return readToken() ? 'signed-in' : 'signed-out'
}

export function readToken(): string | null {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    // Some private modes give no storage.
    return null
  }
}

/** Signing in or out in another tab counts here, too; a page from the back-forward cache may have slept through it. */
export function watchAccount(onChange: () => void): () => void {
  const names = ['storage', 'pageshow']
  for (const name of names) window.addEventListener(name, onChange)
  return () => names.forEach((name) => window.removeEventListener(name, onChange))
}
