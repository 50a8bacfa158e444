import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { variantWords } from '#shop/catalog/options/variant-words.ts'
import type { Countable } from '#shop/stock-counts/find-countable.ts'

export const nameOf = ({ name, nameBn }: Countable): string => inLanguage(getLocale(), name, nameBn)

/** Its options and its codes. */
export function detailsOf({ sku, barcode, ...variant }: Countable): string {
  const words = variantWords(variant, getLocale())
  return [...words, `SKU ${sku}`, barcode !== sku && barcode].filter(Boolean).join(' · ')
}

/** +3 or −3. */
export const signed = (pieces: number): string =>
  new Intl.NumberFormat(getLocale(), { signDisplay: 'exceptZero' }).format(pieces)
