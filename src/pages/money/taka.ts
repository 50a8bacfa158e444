import { getLocale } from '#paraglide/runtime.js'
import { formatTaka, paisaFromTaka } from '#platform/money.ts'

/** In the language of the page. */
export const paisaText = (paisa: number) => formatTaka(paisa, getLocale())

export const takaText = (taka: number) => paisaText(paisaFromTaka(taka))

export const countText = (count: number) => new Intl.NumberFormat(getLocale()).format(count)
