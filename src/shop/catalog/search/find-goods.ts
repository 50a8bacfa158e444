import { desc, sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { asPattern, nameContains } from '../listings/shown-products.ts'
import { products, variants } from '../tables.ts'
import { tidySearch } from './search.ts'

/** Of each kind; what sells best comes first. */
const most = 1000

export interface FoundGood {
  productId: string
  /** Null where every variant is meant. */
  variantId: string | null
}

/** Products whose name holds the typed text, and variants whose SKU does, also those that are not for sale: what orders are looked for by. */
export async function findGoods(shop: Shop, typed: string): Promise<FoundGood[]> {
  const p = sql`${products} p`
  const [named, numbered] = await Promise.all([
    shop.database
      .select({ productId: sql<string>`p.id`, variantId: sql<null>`NULL` })
      .from(p)
      .where(nameContains(typed))
      .orderBy(sql`p.units_sold DESC`)
      .limit(most),
    shop.database
      .select({ productId: variants.productId, variantId: variants.id })
      .from(variants)
      .where(sql`lower(${variants.sku}) LIKE ${asPattern(sql`lower(${tidySearch(typed)}::text)`)}`)
      .orderBy(desc(variants.unitsSold))
      .limit(most),
  ])
  return [...named, ...numbered]
}
