import type { Language } from '#platform/language.ts'

const formats: Record<Language, Intl.DateTimeFormat> = {
  en: formatFor('en-GB'),
  bn: formatFor('bn-BD'),
}

function formatFor(locale: string): Intl.DateTimeFormat {
  const day = { day: 'numeric', month: 'long' } as const
  const time = { hour: 'numeric', minute: '2-digit', hour12: true } as const
  return new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Dhaka', ...day, ...time })
}

/** A moment as the clocks in Dhaka show it. Written by the server alone: browsers may spell the same day otherwise. */
export function inWords(moment: string, language: Language): string {
  return formats[language].format(new Date(moment))
}
