import type { Language } from '#platform/language.ts'
import { withLanguage } from '#pages/server-language.ts'
import { sectionNames, sections, type OtherWords } from './sections.ts'

/** What sections and settings are called in the other language: the scripts of a page know one, and people know a setting from either. */
export const otherWords = (language: Language): OtherWords =>
  withLanguage(language === 'en' ? 'bn' : 'en', () =>
    Object.fromEntries(
      sectionNames.flatMap((name) => {
        const { title, entries } = sections[name]
        const ofEntries = entries().map(({ id, label, hint }) => [id, `${label} ${hint}`])
        return [[name, title()], ...ofEntries]
      }),
    ),
  )
