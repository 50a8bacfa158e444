import type { Language } from '#platform/language.ts'

/** Which languages the shop speaks to shoppers, the main one first (D26). Staff have both. */
const spoken = {
  'en-bn': ['en', 'bn'],
  'bn-en': ['bn', 'en'],
  en: ['en'],
  bn: ['bn'],
} as const satisfies Record<string, readonly Language[]>

export type LanguageChoice = keyof typeof spoken

export const languageChoices = Object.keys(spoken) as LanguageChoice[]

export const firstLanguages: LanguageChoice = 'en-bn'

export const spokenLanguages = (choice: LanguageChoice): readonly Language[] => spoken[choice]

/** Undefined where it speaks both. */
export function onlyLanguage(choice: LanguageChoice): Language | undefined {
  const [first, ...others] = spokenLanguages(choice)
  return others.length === 0 ? first : undefined
}
