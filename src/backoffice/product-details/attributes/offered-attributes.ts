import { holdsIn, type Attribute } from '#shop/catalog/attributes/attribute.ts'
import { findAttributes } from '#shop/catalog/attributes/list-attributes.ts'
import { listWholeCategories } from '#shop/catalog/categories/list-whole-categories.ts'
import { pathTo } from '#shop/catalog/categories/tree.ts'
import type { Shop } from '#shop/shop.ts'

export interface OfferedAttribute extends Pick<
  Attribute,
  'slug' | 'name' | 'nameBn' | 'kind' | 'unit' | 'unitBn' | 'choices'
> {
  /** Slugs of all categories in which it holds. */
  heldIn: string[]
}

/** What products are asked for, by their category: another one may be chosen before anything is saved. */
export async function listOffered({ database }: Shop): Promise<OfferedAttribute[]> {
  const [attributes, categories] = await Promise.all([
    findAttributes(database),
    listWholeCategories(database),
  ])
  const places = categories.map(({ id, slug }) => ({
    slug,
    path: pathTo(categories, id).map((place) => place.id),
  }))
  return attributes.map((attribute) => {
    const { slug, name, nameBn, kind, unit, unitBn, choices } = attribute
    const heldIn = places.filter(({ path }) => holdsIn(attribute, path)).map((place) => place.slug)
    return { slug, name, nameBn, kind, unit, unitBn, choices, heldIn }
  })
}
