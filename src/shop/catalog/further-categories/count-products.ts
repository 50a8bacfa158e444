import { eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { products } from '../tables.ts'
import { furtherCategoryProducts } from './tables.ts'

/** Of whatever status, that stand in this category itself, be it their main one or a further one. */
export async function countProductsIn(database: Database, categoryId: string): Promise<number> {
  const main = await database.$count(products, eq(products.categoryId, categoryId))
  const further = await database.$count(
    furtherCategoryProducts,
    eq(furtherCategoryProducts.categoryId, categoryId),
  )
  return main + further
}

interface Counting {
  /** Of a row `p` of products. */
  where?: SQL
  /** Categories that are not shown are left out of those that they stand in. */
  onlyShown?: boolean
}

/**
 * Products in each category and in all that stands in it, by its id; each counts once. Those without any are left out. The main category
 * of all is counted from an index; then come the few for which a branch has only a further one.
 */
export async function countByBranch(
  database: Database,
  { where = sql`true`, onlyShown = false }: Counting = {},
): Promise<Map<string, number>> {
  const { rows } = await database.execute<{ id: string; products: number }>(sql`
    WITH RECURSIVE above AS (
      SELECT id, id AS branch, parent_id FROM categories WHERE ${onlyShown ? sql`is_shown` : sql`true`}
      UNION ALL
      SELECT above.id, parent.id, parent.parent_id FROM above JOIN categories parent ON parent.id = above.parent_id
    ), counted AS (
      SELECT p.category_id AS id, count(*) AS products FROM products p WHERE ${where} GROUP BY 1
    ), further AS (
      SELECT DISTINCT p.id, above.branch
      FROM products p, unnest(p.further_category_ids) AS stood (id) JOIN above ON above.id = stood.id
      WHERE ${where} AND p.further_category_ids <> '{}'
        AND NOT EXISTS (SELECT FROM above main WHERE main.id = p.category_id AND main.branch = above.branch)
    )
    SELECT branch AS id, sum(products)::int AS products FROM (
      SELECT above.branch, counted.products FROM counted JOIN above ON above.id = counted.id
      UNION ALL
      SELECT branch, count(*) FROM further GROUP BY 1
    ) every_branch GROUP BY 1`)
  return new Map(rows.map(({ id, products: count }) => [id, count]))
}
