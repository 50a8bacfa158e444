import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { sizeInWords } from '#shop/catalog/size.ts'
import type { Countable } from '#shop/stock-counts/find-countable.ts'

export const nameOf = ({ name, nameBn }: Countable): string => inLanguage(getLocale(), name, nameBn)

/** Its options and its codes. */
export function detailsOf({ color, colorBn, size, sku, barcode }: Countable): string {
  const language = getLocale()
  const options = [
    color && inLanguage(language, color, colorBn),
    size && sizeInWords(size, language),
  ]
  return [...options, `SKU ${sku}`, barcode !== sku && barcode].filter(Boolean).join(' · ')
}

/** +3 or −3. */
export const signed = (pieces: number): string =>
  new Intl.NumberFormat(getLocale(), { signDisplay: 'exceptZero' }).format(pieces)
