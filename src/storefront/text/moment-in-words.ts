import type { Language } from '#platform/language.ts'

const locales: Record<Language, string> = { en: 'en-GB', bn: 'bn-BD' }
const formats = inEach(formatFor)
const dayFormats = inEach(dayFormatFor)

function inEach<Made>(make: (locale: string) => Made): Record<Language, Made> {
  return { en: make(locales.en), bn: make(locales.bn) }
}

function formatFor(locale: string): Intl.DateTimeFormat {
  const day = { day: 'numeric', month: 'long' } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Dhaka', ...day, ...time })
}

/** A moment as the clocks in Dhaka show it. Written by the server alone: browsers may spell the same day otherwise. */
export function inWords(moment: string, language: Language): string {
  return formats[language].format(new Date(moment))
}

function dayFormatFor(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Dhaka', dateStyle: 'long' })
}

/** A day of the calendar in Dhaka: 21 November 2026. Written by the server alone, too. */
export function dayInWords(moment: string, language: Language): string {
  return dayFormats[language].format(new Date(moment))
}
