/** Text that this browser stores. Where it stores nothing (some private modes), the text lives until the page is closed. */
const inMemory = new Map<string, string>()

export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? inMemory.get(key) ?? null
  } catch {
    return inMemory.get(key) ?? null
  }
}

export function storeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
    inMemory.delete(key)
  } catch {
    inMemory.set(key, text)
  }
}

export function removeText(key: string): void {
  inMemory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored there.
  }
}

/** Whatever is there: it may have been written by an older shop, or by somebody's fingers. */
export function parseText(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
