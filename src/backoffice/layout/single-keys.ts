const key = 'backoffice-single-keys'

/** Software that writes for people, such as voice input, presses keys, too: shortcuts of one key can be turned off (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export function setSingleKeys(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // Some private modes give no storage: they stay as they are.
  }
}
