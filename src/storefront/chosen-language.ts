const key = 'language-chosen'

/** Somebody pressed for another language: until this tab closes, no account leads them elsewhere. */
export function rememberChoice(): void {
  try {
    sessionStorage.setItem(key, 'yes')
  } catch {
    // Some private modes give no storage.
  }
}

export function hasChosenLanguage(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
