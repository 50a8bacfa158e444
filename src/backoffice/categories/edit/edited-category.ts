import type { Language } from '#platform/language.ts'
import type { CountedCategory } from '#shop/catalog/categories/list-whole-categories.ts'
import { mostLevels, placeIn } from '#shop/catalog/categories/tree.ts'
import type { Picture } from '#shop/pictures/picture.ts'
import { wayTo } from '../category-options.ts'

/** A category as its page gets it. */
export interface EditedCategory {
  id: string
  version: number
  slug: string
  name: string
  nameBn: string
  description: string
  descriptionBn: string
  parentId: string
  hidden: boolean
  isShown: boolean
  /** Whether another one can stand in it. */
  hasRoom: boolean
  /** In it and in all that stands in it. */
  products: number
  isEmpty: boolean
  picture: Picture | null
}

export const showEdited = (category: CountedCategory, picture: Picture | null): EditedCategory => {
  const { id, version, slug, name, parentId, level, hidden, isShown, products, isEmpty } = category
  return {
    id,
    version,
    slug,
    name,
    hidden,
    isShown,
    products,
    isEmpty,
    picture,
    nameBn: category.nameBn ?? '',
    description: category.description ?? '',
    descriptionBn: category.descriptionBn ?? '',
    parentId: parentId ?? '',
    hasRoom: level < mostLevels,
  }
}

export interface ParentOption {
  id: string
  text: string
}

/** Those in which it may stand, with all that stands in it; a new one has nothing in it. */
export const parentOptions = (
  tree: readonly CountedCategory[],
  id: string | undefined,
  language: Language,
): ParentOption[] =>
  tree
    .filter((parent) =>
      id === undefined
        ? parent.level < mostLevels
        : placeIn(tree, { id, parentId: parent.id }).outcome === 'placed',
    )
    .map((parent) => ({ id: parent.id, text: wayTo(tree, parent.id, language) }))
