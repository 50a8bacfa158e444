import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { Language } from '#platform/language.ts'

export const languageNames: Record<Language, () => string> = {
  en: m.profile_language_english,
  bn: m.profile_language_bangla,
}

export const languages = ['en', 'bn'] as const

interface LanguageSwitchProps {
  shown: Language
  show: (language: Language) => void
}

/** In which language a preview is shown; a shop of one language has nothing to choose. */
export const LanguageSwitch = ({ shown, show }: LanguageSwitchProps) => (
  <fieldset
    aria-label={m.preview_language()}
    data-both-languages
    className="flex gap-1 noscript:hidden"
  >
    {languages.map((language) => (
      <button
        key={language}
        type="button"
        lang={language}
        aria-pressed={language === shown}
        onClick={() => show(language)}
        className="inline-flex min-h-11 items-center rounded-full px-3 font-medium text-ink-soft md:min-h-9 hover:bg-brand-wash hover:text-brand aria-pressed:bg-brand-wash aria-pressed:font-semibold aria-pressed:text-brand-press"
      >
        {languageNames[language]()}
      </button>
    ))}
  </fieldset>
)

interface InLanguageProps {
  isShown: boolean
  children: ReactNode
}

/** The other language is drawn as well, out of sight: only so is it known whether its words fit. */
export const DrawnInLanguage = ({ isShown, children }: InLanguageProps) => (
  <div
    inert={!isShown}
    className={isShown ? '' : 'invisible absolute inset-x-0 h-0 overflow-hidden'}
  >
    {children}
  </div>
)
