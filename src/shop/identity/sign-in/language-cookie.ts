import type { Language } from '#platform/language.ts'
import { readCookie } from '#platform/web/headers/read-cookie.ts'
import { cookiePrefix } from '../sessions/session-cookie.ts'

const name = `${cookiePrefix}.language`

/** While somebody is at a provider: the language of the page they came from. An account that is made then gets it. */
export function languageCookie(language: Language): string {
  return `${name}=${language}; Path=/api/auth; Max-Age=600; HttpOnly; SameSite=Lax`
}

export const languageCookieOver = `${name}=; Path=/api/auth; Max-Age=0; HttpOnly; SameSite=Lax`

export function languageIn(cookies: string | null | undefined): Language {
  return readCookie(cookies, name) === 'bn' ? 'bn' : 'en'
}
