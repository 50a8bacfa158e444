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
