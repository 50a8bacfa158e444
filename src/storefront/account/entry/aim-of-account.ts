import { getLocale } from '#paraglide/runtime.js'
import { hasChosenLanguage } from '../../chosen-language.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { readClaims } from '../session/token.ts'
import { readToken } from '../use-account.ts'
import { readAim } from './read-aim.ts'

/**
 * Where somebody who has come in goes on to. English is what everybody sees first: whoever reads Bangla, and has neither chosen
 * another language in this tab nor asked for a certain page, gets their account in Bangla.
 */
export function aimOfAccount(): string {
  const aim = readAim()
  const isAsked = new URL(window.location.href).searchParams.has('from')
  const language = readClaims(readToken())?.language
  return language === 'bn' && !isAsked && !hasChosenLanguage() ? pathInLanguage(aim, 'bn') : aim
}

/** In another language the page is loaded anew, so that everything on it changes. */
export const needsWholePage = (aim: string) => languageOfPath(aim) !== getLocale()
