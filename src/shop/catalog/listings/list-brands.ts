import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'

const most = 1000

/**
 * Brands that products have, by the alphabet: what a brand may be called again. From one to the next by the index: as many steps as
 * there are brands, however many products.
 */
export async function listBrands({ database }: Pick<Shop, 'database'>): Promise<string[]> {
  const { rows } = await database.execute<{ brand: string }>(sql`
    WITH RECURSIVE known(brand) AS (
      (SELECT brand FROM products WHERE brand > '' ORDER BY brand LIMIT 1)
      UNION ALL
      SELECT (SELECT brand FROM products WHERE brand > known.brand ORDER BY brand LIMIT 1)
      FROM known WHERE known.brand IS NOT NULL
    )
    SELECT brand FROM known WHERE brand IS NOT NULL LIMIT ${most}`)
  return rows.map(({ brand }) => brand)
}
