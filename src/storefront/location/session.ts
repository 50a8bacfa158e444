/** Where the visit came from (visits/came-from.ts). */
export const cameFromKey = 'came-from'

/** What one browser session remembers; where nothing is kept (some private modes), as long as the page lives. */
const inMemory = new Map<string, string>()

export function rememberForSession(key: string, text: string): void {
  inMemory.set(key, text)
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // It lives with the page.
  }
}

export function forgetInSession(key: string): void {
  inMemory.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // It lived with the page.
  }
}

export function readFromSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? inMemory.get(key) ?? null
  } catch {
    return inMemory.get(key) ?? null
  }
}
