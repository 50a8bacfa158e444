import { getLocale } from '#paraglide/runtime.js'
import { formatTaka } from '#platform/money.ts'

/** What a chart counts: whole paisa, things, or parts of one. */
export type Unit = 'paisa' | 'count' | 'share'

const places = { en: 'en-IN', bn: 'bn-BD' } as const

/** In full, in the digits of the page, grouped as in South Asia. */
export function amountText(unit: Unit, amount: number): string {
  if (unit === 'paisa') return formatTaka(Math.round(amount), getLocale())
  return new Intl.NumberFormat(places[getLocale()], {
    style: unit === 'share' ? 'percent' : 'decimal',
    maximumFractionDigits: 1,
  }).format(amount)
}

const lakh = 100_000

/** For an axis, where there is little room: from a lakh on in lakh and crore. */
export function tickText(unit: Unit, amount: number): string {
  if (unit === 'share') return amountText(unit, amount)
  const number = unit === 'paisa' ? amount / 100 : amount
  const text = new Intl.NumberFormat(places[getLocale()], {
    notation: Math.abs(number) < lakh ? 'standard' : 'compact',
    maximumFractionDigits: 1,
  }).format(Math.abs(number))
  return `${number < 0 ? '−' : ''}${unit === 'paisa' ? '৳' : ''}${text}`
}
