import { m } from '#paraglide/messages.js'
import type { LanguageChoice } from '#shop/settings/languages.ts'

export const languagesText: Record<LanguageChoice, () => string> = {
  'en-bn': m.settings_languages_english_first,
  'bn-en': m.settings_languages_bangla_first,
  en: m.settings_languages_english,
  bn: m.settings_languages_bangla,
}
