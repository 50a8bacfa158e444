import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { recallFromCatalog } from '../next-catalog-change.ts'
import { productsTopic } from '../topics.ts'

const most = 200

/** Brands that products have, those of many products first: what a brand may be called again. */
export const listBrands = (shop: Shop): Promise<string[]> =>
  recallFromCatalog(shop, { question: 'brands', topics: [productsTopic] }, async () => {
    const { rows } = await shop.database.execute<{ brand: string }>(
      sql`SELECT brand FROM products WHERE brand <> '' GROUP BY brand ORDER BY count(*) DESC, brand LIMIT ${most}`,
    )
    return rows.map(({ brand }) => brand)
  })
