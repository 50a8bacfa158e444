/** The code that a mail's link carries behind `#`, where browsers keep it to themselves; empty where it got lost on the way. */
export function readCode(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get('code') ?? ''
}

const keptKey = 'code-of-mail'

/** While somebody signs in first: in this tab only, and never in an address, which servers would write down. */
export function keepCode(code: string): void {
  try {
    sessionStorage.setItem(keptKey, code)
  } catch {
    // Some private modes give no storage: then the link of the mail is opened again.
  }
}

export function readKeptCode(): string {
  try {
    return sessionStorage.getItem(keptKey) ?? ''
  } catch {
    return ''
  }
}
