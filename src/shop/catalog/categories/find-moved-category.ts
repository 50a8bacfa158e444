import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'

/** The slug that a category has now, which once had this one. */
export async function findMovedCategory(shop: Shop, slug: string): Promise<string | undefined> {
  if (slug.includes('\0')) return undefined
  const { rows } = await shop.database.execute<{ slug: string }>(sql`
    SELECT category.slug FROM former_category_slugs former
    JOIN categories category ON category.id = former.category_id
    WHERE former.slug = ${slug.normalize('NFC')}`)
  return rows[0]?.slug
}
