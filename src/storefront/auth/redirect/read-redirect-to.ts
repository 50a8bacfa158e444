import { localPath } from '#pages/shop-link.tsx'
import { sameOriginPath } from './same-origin-path.ts'
import { getLocale } from '#paraglide/runtime.js'
import { hasChosenLanguage, languageOfPath, pathInLanguage } from '#pages/language.ts'
import { readClaims } from '#storefront/session/token/token.ts'
import { readToken } from '#storefront/session/use-account.ts'

/**
 * The page to open after signing in: `from` of the URL, else the account. English is the first language of every page: an
 * account in Bangla opens in Bangla, unless this tab has chosen a language or the URL asks for a page.
 */
export function readRedirectTo(): string {
  const { searchParams } = new URL(window.location.href)
  const redirectTo = sameOriginPath(searchParams.get('from'), localPath('/dashboard'))
  const keepsLanguage = searchParams.has('from') || hasChosenLanguage()
  const language = readClaims(readToken())?.language
  return language === 'bn' && !keepsLanguage ? pathInLanguage(redirectTo, 'bn') : redirectTo
}

/** In another language the page is loaded anew, so that everything on it changes. */
export const needsWholePage = (redirectTo: string) => languageOfPath(redirectTo) !== getLocale()
