import { endOfDay } from '#platform/dhaka.ts'

/** Numbers and moments as people and programs write them in a spreadsheet. Undefined means it cannot be read. */

const banglaZero = 0x09e6

function latinDigits(text: string): string {
  return text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - banglaZero))
}

const grouped = String.raw`(\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})`
const amount = new RegExp(String.raw`^${grouped}(?:\.(\d{0,2})0*)?$`)
const wholeNumber = new RegExp(String.raw`^-?${grouped}(?:\.0*)?$`)
const currency = '৳|taka|tk\\.?|bdt|টাকা'
const currencyBefore = new RegExp(`^(?:${currency})`, 'i')
const currencyBehind = new RegExp(String.raw`\s*(?:${currency})?\s*(?:\/[-=]|only|মাত্র)?$`, 'i')

/** 1250 · 1250.00 · 1,250.50 · 1,23,456 · ৳ ১,২৫০ · 1250 Taka · ১২৫০ টাকা → paisa. A comma never stands for a decimal point. */
export function readAmount(text: string): number | undefined {
  const plain = latinDigits(text)
    .trim()
    .normalize('NFC')
    .replace(currencyBefore, '')
    .replace(currencyBehind, '')
    .trim()
  const parts = amount.exec(plain)
  if (!parts) return undefined
  const paisa =
    Number(parts[1]?.replaceAll(',', '')) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
  return Number.isSafeInteger(paisa) ? paisa : undefined
}

/** A whole number such as 12 or 1,200; also below zero: shops that sell more than they have write -2. */
export function readWhole(text: string): number | undefined {
  const plain = latinDigits(text).trim()
  const whole = wholeNumber.test(plain) ? Number(plain.replaceAll(',', '')) : undefined
  return whole !== undefined && Number.isSafeInteger(whole) ? whole : undefined
}

/** The same of an end: a day without a time ends with that day (D40). */
export const readEnd = (text: string): Date | undefined =>
  endOfDay(latinDigits(text).trim()) ?? readMoment(text)

/** 2026-11-30 · 2026-11-30 18:00 · 2026-11-30T18:00:00Z. Without a zone it is the time in Dhaka (D26). */
export function readMoment(text: string): Date | undefined {
  const parts =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/.exec(
      latinDigits(text).trim(),
    )
  if (!parts) return undefined
  const [, day, time = '00:00', zone = '+06:00'] = parts
  const padded = time.padStart(/^\d:/.test(time) ? time.length + 1 : 0, '0')
  const moment = new Date(`${day}T${padded.length === 5 ? `${padded}:00` : padded}${zone}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** Taka as a plain number that every spreadsheet reads: 1250 or 99.50. */
export function writeAmount(paisa: number | null): string {
  if (paisa === null) return ''
  const rest = paisa % 100
  const whole = (paisa - rest) / 100
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`
}
