/** Read once and kept here: each page's own, so that the code of one mail is never sent as that of another. */
let read: { path: string; code: string } | undefined

/**
 * The code that a mail's link carries behind `#`, where browsers keep it to themselves; empty where it got lost on the way.
 * Once read it stands neither in the URL nor in the history, where other scripts and people would find it.
 */
export function readCode(): string {
  return readHash((hash) => new URLSearchParams(hash).get('code') ?? '')
}

/** The same with another way to write it behind `#`; what has no code there stays. */
export function readHash(codeOf: (hash: string) => string): string {
  const { hash, pathname, search } = window.location
  const code = codeOf(hash.slice(1))
  if (code !== '') {
    read = { path: pathname, code }
    window.history.replaceState(window.history.state, '', pathname + search)
  }
  return read?.path === pathname ? read.code : ''
}

const storageKey = 'code-of-mail'

/** While somebody signs in first: in this tab only, and never in a URL, which servers would write down. */
export function keepCode(code: string): void {
  try {
    sessionStorage.setItem(storageKey, code)
  } catch {
    // Some private modes give no storage: then the link of the mail is opened again.
  }
}

export function readStoredCode(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}
