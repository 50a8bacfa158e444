import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { hasCode, nameContains } from '../listings/shown-products.ts'
import { products, variants } from '../tables.ts'

/** Of each kind; what sells best comes first. */
const most = 1000

export interface MatchedProduct {
  productId: string
  /** Null where every variant is meant. */
  variantId: string | null
}

/** Products whose name holds the typed text, and variants whose SKU or barcode does, also those that are not for sale: what orders are looked for by. */
export async function findProductMatches(shop: Shop, typed: string): Promise<MatchedProduct[]> {
  const p = sql`${products} p`
  const v = sql`${variants} v`
  const [named, numbered] = await Promise.all([
    shop.database
      .select({ productId: sql<string>`p.id`, variantId: sql<null>`NULL` })
      .from(p)
      .where(nameContains(typed))
      .orderBy(sql`p.units_sold DESC`)
      .limit(most),
    shop.database
      .select({ productId: sql<string>`v.product_id`, variantId: sql<string>`v.id` })
      .from(v)
      .where(hasCode(typed))
      .orderBy(sql`v.units_sold DESC`)
      .limit(most),
  ])
  return [...named, ...numbered]
}
