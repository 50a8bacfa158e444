import { getLocale } from '#paraglide/runtime.js'

/** How much of all it is, in the digits of the page; a dash where there is nothing. */
export const shareText = (some: number, all: number): string =>
  all === 0
    ? '–'
    : new Intl.NumberFormat(getLocale(), { style: 'percent', maximumFractionDigits: 1 }).format(
        some / all,
      )
