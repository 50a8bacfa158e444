import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { pathInLanguage, rememberChoice } from '#pages/language.ts'
import { themes, type ChosenAppearance } from '../layout/appearance/appearance.ts'
import { themeNames } from '../layout/appearance/theme-names.ts'
import type { Entry } from './entries.ts'

/** Light and dark, and the other language: found by their names. */
export function looksFor({ chooseTheme }: Pick<ChosenAppearance, 'chooseTheme'>): Entry[] {
  const other = getLocale() === 'en' ? 'bn' : 'en'
  return [
    ...themes.map((theme) => ({
      to: `#${theme}`,
      icon: 'sliders' as const,
      text: `${m.shell_theme()}: ${themeNames[theme]()}`,
      act: () => chooseTheme(theme),
    })),
    {
      to: '#language',
      icon: 'globe',
      text: `${m.palette_language()}: ${m.header_language_link()}`,
      act: () => {
        rememberChoice()
        const { pathname, search } = window.location
        window.location.assign(pathInLanguage(pathname, other) + search)
      },
    },
  ]
}
