import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { categories } from '../tables.ts'
import { attributesTopic, categoriesTopic } from '../topics.ts'
import type { Attribute } from './attribute.ts'
import { attributes, categoryAttributes } from './tables.ts'

/** All of them, in the merchant's order, with where they hold. */
export async function findAttributes(database: Database): Promise<Attribute[]> {
  const rows = await database
    .select()
    .from(attributes)
    .orderBy(asc(attributes.position), asc(attributes.id))
  if (rows.length === 0) return []
  const places = await database
    .select({
      attributeId: categoryAttributes.attributeId,
      id: categories.id,
      slug: categories.slug,
    })
    .from(categoryAttributes)
    .innerJoin(categories, eq(categories.id, categoryAttributes.categoryId))
    .orderBy(asc(categories.slug))
  const byAttribute = Map.groupBy(places, ({ attributeId }) => attributeId)
  return rows.map((row) => {
    const { position: _, createdAt: __, ...attribute } = row
    const held = byAttribute.get(row.id) ?? []
    return { ...attribute, categories: held.map(({ id, slug }) => ({ id, slug })) }
  })
}

/** The same from memory: pages that show one note attributesTopic. */
export const listAttributes = (shop: Shop): Promise<Attribute[]> =>
  shop.memory.recall('attributes', [attributesTopic, categoriesTopic], () =>
    findAttributes(shop.database),
  )
