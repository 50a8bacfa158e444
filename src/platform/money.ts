/** Money is whole paisa inside, taka at the edges (D11). 100 paisa are one taka. */

const places = { en: 'en-IN', bn: 'bn-BD' } as const

/** Made when first used: each costs a phone some milliseconds, and a page needs one of them. */
const formats: { en?: Intl.NumberFormat; bn?: Intl.NumberFormat } = {}

export function paisaFromTaka(taka: number): number {
  return Math.round(taka * 100)
}

export function takaFromPaisa(paisa: number): number {
  return paisa / 100
}

/** Sign in front, South Asian grouping, paisa only where not zero: ৳12,34,568 or ৳99.50 (D11). */
export function formatTaka(paisa: number, language: 'en' | 'bn' = 'en'): string {
  const format = (formats[language] ??= new Intl.NumberFormat(places[language], {
    maximumFractionDigits: 0,
  }))
  const whole = Math.trunc(Math.abs(paisa) / 100)
  const rest = Math.abs(paisa) % 100
  const fraction =
    rest === 0 ? '' : `.${format.format(Math.trunc(rest / 10))}${format.format(rest % 10)}`
  return `${paisa < 0 ? '−' : ''}৳${format.format(whole)}${fraction}`
}

/** What so much taka is in dollars at this rate: $1,234.50 (D11). */
export function formatDollars(
  paisa: number,
  takaPerDollar: number,
  language: 'en' | 'bn' = 'en',
): string {
  const format = new Intl.NumberFormat(language === 'bn' ? 'bn-BD-u-nu-beng' : 'en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `$${format.format(takaFromPaisa(paisa) / takaPerDollar)}`
}
