/** The two languages of the shop (D26). */
export type Language = 'en' | 'bn'

/** Text in the wanted language, English where Bangla is missing. */
export function inLanguage(language: Language, english: string, bangla: string | null): string {
  return language === 'bn' && bangla ? bangla : english
}
