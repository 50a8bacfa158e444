import { m } from '#paraglide/messages.js'
import type { Chip } from '../lists/filter-chips.tsx'
import { missingNames, stockNames } from './product-words.ts'
import { productsHref, type ProductsQuery } from './products-href.ts'

export type Options = readonly { value: string; text: string }[]

/** What the list is narrowed by beside its tab, each with the list without it. */
export function productChips(query: ProductsQuery, categories: Options): Chip[] {
  return Object.entries(wordsOf(query, categories)).flatMap(([name, text]) =>
    text === undefined
      ? []
      : [{ text, without: productsHref(query, { [name]: name === 'q' ? '' : undefined }) }],
  )
}

function wordsOf(
  { q, category, brand, stock, deal, missing }: ProductsQuery,
  categories: Options,
): Record<string, string | undefined> {
  return {
    q: q === '' ? undefined : `“${q}”`,
    category: category && (categories.find(({ value }) => value === category)?.text ?? category),
    brand: brand && m.products_chip_brand({ brand }),
    stock: stock && stockNames[stock](),
    deal: deal && m.products_deal_on(),
    missing: missing && missingNames[missing](),
  }
}
