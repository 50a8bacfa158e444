import { inLanguage, type Language } from '#platform/language.ts'
import type { CountedCategory } from '#shop/catalog/categories/list-whole-categories.ts'
import type { Place } from '#shop/catalog/categories/tree.ts'

/** A category as its row shows it. */
export interface ShownCategory extends Place {
  slug: string
  name: string
  version: number
  /** It has no name in Bangla. */
  lacksBangla: boolean
  /** Hash. */
  picture: string | null
  /** In it and in all that stands in it. */
  products: number
  isEmpty: boolean
}

export const showCategories = (
  tree: readonly CountedCategory[],
  language: Language,
): ShownCategory[] =>
  tree.map(({ name, nameBn, slug, version, picture, products, isEmpty, ...category }) => {
    const { id, parentId, level, position, hidden, isShown } = category
    const place = { id, parentId, level, position, hidden, isShown }
    const said = { slug, name: inLanguage(language, name, nameBn), lacksBangla: !nameBn }
    return { ...place, ...said, version, picture, products, isEmpty }
  })
