import { searchForm } from '#platform/text/search-form.ts'
import type { Focus } from '#shop/pictures/focus.ts'

/** Searching by name: what is asked, and what the list under the search box shows (spec 2). */

export interface Search {
  /** As typed; every character of it is text. */
  q: string
  /** Slug or exact name. */
  category?: string | undefined
  /** At most 20. */
  limit?: number | undefined
}

export interface SearchHit {
  id: string
  slug: string
  name: string
  nameBn: string | null
  categoryName: string
  categorySlug: string
  /** Hash. */
  picture: string | null
  /** Of the picture; null in its middle. */
  focus: Focus | null
  /** Of the variants in their order. */
  prices: { priceInPaisa: number; sellingPriceInPaisa: number }[]
}

/**
 * Which index can answer: trigrams need three letters, pairs serve one or two, and text without a single letter or digit has
 * neither.
 */
export type SearchKind = 'words' | 'letters' | 'signs'

export function searchKind(typed: string): SearchKind {
  const text = searchForm(typed.normalize('NFC'))
  if (!/[\p{L}\p{N}]/u.test(text)) return 'signs'
  return [...text].length <= 2 ? 'letters' : 'words'
}

/** PostgreSQL cannot hold the character 0; nobody means the spaces around a word. */
export function tidySearch(typed: string): string {
  return typed.replaceAll('\0', '').trim()
}
