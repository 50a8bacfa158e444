import { useSyncExternalStore } from 'react'

/** Whether somebody is signed in; 'loading' on the server and in the first moment of the page (spec 4). */
export type Account = 'loading' | 'signed-out' | 'signed-in'

const tokenKey = 'access-token'

export function useAccount(): Account {
  return useSyncExternalStore(watchToken, readAccount, () => 'loading')
}

/** Signed in is whoever has a token (spec 4). */
export function readAccount(): Account {
  try {
    return localStorage.getItem(tokenKey) ? 'signed-in' : 'signed-out'
  } catch {
    // Some private modes give no storage.
    return 'signed-out'
  }
}

/** Signing in or out in another tab counts here, too; a page from the back-forward cache may have slept through it. */
function watchToken(onChange: () => void): () => void {
  const names = ['storage', 'pageshow']
  for (const name of names) window.addEventListener(name, onChange)
  return () => names.forEach((name) => window.removeEventListener(name, onChange))
}
