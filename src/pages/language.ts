import type { Language } from '#platform/language.ts'

/** Bangla pages live under /bn (D26). */
export function languageOfPath(path: string): Language {
  return /^\/bn(\/|\.data|$)/.test(path) ? 'bn' : 'en'
}

/** The same page in a language: /shop and /bn/shop. */
export function pathInLanguage(path: string, language: Language): string {
  const rest = path.replace(/^\/bn(?=[/?#]|$)/, '')
  const english = rest.startsWith('/') ? rest : `/${rest}`
  return language === 'en' ? english : `/bn${english.replace(/^\/(?=[?#]|$)/, '')}`
}

const chosenKey = 'language-chosen'

/** Somebody pressed for another language: until this tab closes, no account leads them elsewhere. */
export function rememberChoice(): void {
  try {
    sessionStorage.setItem(chosenKey, 'yes')
  } catch {
    // Some private modes give no storage.
  }
}

export function hasChosenLanguage(): boolean {
  try {
    return sessionStorage.getItem(chosenKey) !== null
  } catch {
    return false
  }
}
