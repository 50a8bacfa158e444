import { inLanguage, type Language } from '#platform/language.ts'
import { pathTo } from '#shop/catalog/categories/tree.ts'

interface Named {
  id: string
  parentId: string | null
  slug: string
  name: string
  nameBn: string | null
}

export interface CategoryOption {
  /** Slug. */
  value: string
  text: string
}

/** The way to one from the top: Kitchen › Pots. */
export const wayTo = (
  tree: readonly Omit<Named, 'slug'>[],
  id: string | null,
  language: Language,
): string =>
  pathTo(tree, id)
    .map(({ name, nameBn }) => inLanguage(language, name, nameBn))
    .join(' › ')

/** To choose from, in the order in which they come: two of the same name in different places are told apart. */
export const categoryOptions = (tree: readonly Named[], language: Language): CategoryOption[] =>
  tree.map(({ id, slug }) => ({ value: slug, text: wayTo(tree, id, language) }))
