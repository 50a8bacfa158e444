import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'

interface Picking {
  variantIds: readonly string[]
  /** With all that stands in them. */
  categoryIds?: readonly string[]
  productIds?: readonly string[]
}

/** Those of the variants whose product stands in one of these categories, be it further, or is one of these products. */
export async function pickVariants(
  database: Database,
  { variantIds, categoryIds = [], productIds = [] }: Picking,
): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    WITH RECURSIVE branch AS (
      SELECT id FROM categories WHERE id = ANY (${sql.param([...categoryIds])}::uuid[])
      UNION SELECT below.id FROM categories below JOIN branch ON below.parent_id = branch.id
    )
    SELECT v.id FROM variants v JOIN products p ON p.id = v.product_id
    WHERE v.id = ANY (${sql.param([...variantIds])}::uuid[])
      AND (p.id = ANY (${sql.param([...productIds])}::uuid[]) OR p.category_id IN (SELECT id FROM branch)
        OR p.further_category_ids && ARRAY(SELECT id FROM branch))`)
  return rows.map(({ id }) => id)
}
