import { endOfDay } from '#platform/dhaka.ts'

/** Numbers and moments as people and programs write them in a spreadsheet. Undefined means it cannot be read. */

const banglaZero = 0x09e6

function latinDigits(text: string): string {
  return text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - banglaZero))
}

const amount = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(\d*))?$/
const wholeNumber = /^-?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.0*)?$/
const currencies = ['৳', 'taka', 'tk.', 'tk', 'bdt', 'টাকা']
const endings = ['/-', '/=', 'only', 'মাত্র']

/** Not one regular expression: spaces before a text that may be missing would take more than linear time. */
function withoutCurrency(text: string): string {
  const plain = text.toLowerCase()
  const before = currencies.find((currency) => plain.startsWith(currency)) ?? ''
  return withoutEnd(withoutEnd(plain.slice(before.length).trim(), endings), currencies)
}

function withoutEnd(text: string, ends: readonly string[]): string {
  const end = ends.find((one) => text.endsWith(one)) ?? ''
  return text.slice(0, text.length - end.length).trim()
}

/** 1250 · 1250.00 · 1,250.50 · 1,23,456 · ৳ ১,২৫০ · 1250 Taka · ১২৫০ টাকা → paisa. A comma never stands for a decimal point. */
export function readAmount(text: string): number | undefined {
  const parts = amount.exec(withoutCurrency(latinDigits(text).trim().normalize('NFC')))
  if (!parts) return undefined
  const fraction = parts[2] ?? ''
  if (!isZero(fraction.slice(2))) return undefined
  const paisa =
    Number(parts[1]?.replaceAll(',', '')) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
  return Number.isSafeInteger(paisa) ? paisa : undefined
}

const isZero = (digits: string) => /^0*$/.test(digits)

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
