import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'

/** The slug of the product that has this slug or once had it, also where it is no longer sold. A draft does not exist for shoppers. */
export async function findProductSlug(shop: Shop, slug: string): Promise<string | undefined> {
  const published = sql`p.status <> 'draft' AND p.published_at <= ${shop.now().toISOString()}::timestamptz`
  const { rows } = await shop.database.execute<{ slug: string }>(sql`
    SELECT p.slug FROM products p WHERE p.slug = ${slug} AND ${published}
    UNION ALL
    SELECT p.slug FROM former_product_slugs former JOIN products p ON p.id = former.product_id
    WHERE former.slug = ${slug} AND ${published}
    LIMIT 1`)
  return rows[0]?.slug
}

/** The slug of the first of these categories that is shown, or once had the slug. */
export async function findCategorySlug(
  shop: Shop,
  slugs: readonly string[],
): Promise<string | undefined> {
  const { rows } = await shop.database.execute<{ slug: string }>(sql`
    SELECT category.slug
    FROM unnest(${sql.param([...slugs])}::text[]) WITH ORDINALITY AS asked(slug, place)
    LEFT JOIN former_category_slugs former ON former.slug = asked.slug
    JOIN categories category ON category.slug = asked.slug OR category.id = former.category_id
    WHERE category.is_shown
    ORDER BY asked.place
    LIMIT 1`)
  return rows[0]?.slug
}
