import { sql } from 'drizzle-orm'
import {
  categories,
  formerCategorySlugs,
  formerProductSlugs,
  products,
} from '../../catalog/tables.ts'
import { formerPostSlugs, posts } from '../../content/tables.ts'

/** Of a day are looked up; a program that invents more adds to one row, and holds up no sum. */
const mostPages = 20_000

const aUuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/**
 * The pages that views name, as the shop knows them today: under the slug that a product or a category has now, and under no name where
 * it has no such page.
 */
export const knownPages = sql`
  asked AS (
    SELECT page, split_part(page, '/', 2) AS folder, split_part(page, '/', 3) AS name,
      CASE split_part(page, '/', 2) WHEN 'blog' THEN 'article' WHEN 'pages' THEN 'page' END AS post_kind
    FROM (SELECT page FROM told WHERE kind = 'page' UNION ALL SELECT page FROM alone) viewed
    GROUP BY page ORDER BY count(*) DESC, page LIMIT ${mostPages}
  ), known AS MATERIALIZED (
    SELECT asked.page AS asked, product.id AS product_id, CASE
      WHEN name = '' THEN asked.page
      WHEN folder = 'product' THEN coalesce('/product/' || product.slug, '')
      WHEN folder = 'shop' THEN coalesce('/shop/' || category.slug, '')
      WHEN folder IN ('blog', 'pages') THEN coalesce('/' || folder || '/' || post.slug, '')
      ELSE asked.page END AS page
    FROM asked
    LEFT JOIN LATERAL (
      SELECT p.id, p.slug FROM ${products} p WHERE folder = 'product' AND p.id = coalesce(
        (SELECT id FROM ${products} WHERE slug = asked.name),
        (SELECT product_id FROM ${formerProductSlugs} WHERE slug = asked.name),
        (SELECT id FROM ${products} WHERE id = CASE WHEN asked.name ~ ${aUuid} THEN asked.name::uuid END))
    ) product ON true
    LEFT JOIN LATERAL (
      SELECT c.slug FROM ${categories} c WHERE folder = 'shop' AND c.id = coalesce(
        (SELECT id FROM ${categories} WHERE slug = asked.name),
        (SELECT category_id FROM ${formerCategorySlugs} WHERE slug = asked.name))
    ) category ON true
    LEFT JOIN LATERAL (
      SELECT p.slug FROM ${posts} p WHERE folder IN ('blog', 'pages') AND p.id = coalesce(
        (SELECT id FROM ${posts} WHERE kind = asked.post_kind AND slug = asked.name AND deleted_at IS NULL),
        (SELECT post_id FROM ${formerPostSlugs} WHERE kind = asked.post_kind AND slug = asked.name))
    ) post ON true
  )`
