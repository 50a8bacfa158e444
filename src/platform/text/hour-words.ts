import type { Language } from '../language.ts'

/** Parts of the day as people in Bangladesh name them, each from its first hour. */
const partsOfDay = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [15, 'বিকাল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
  [0, 'রাত'],
] as const

const bangla = new Intl.NumberFormat('bn-BD')

/** An hour of the day from 0 to 23: 2 pm, দুপুর ২টা. */
export function hourWords(hour: number, language: Language): string {
  const onTheClock = hour % 12 || 12
  if (language === 'en') return `${onTheClock} ${hour < 12 ? 'am' : 'pm'}`
  const part = partsOfDay.find(([from]) => hour >= from)?.[1] ?? ''
  return `${part} ${bangla.format(onTheClock)}টা`
}
