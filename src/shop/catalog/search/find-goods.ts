import { desc, sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { asPattern, nameContains } from '../listings/shown-products.ts'
import { products, variants } from '../tables.ts'
import { tidySearch } from './search.ts'

/** Of each kind; what sells best comes first. */
const most = 1000

export interface FoundGoods {
  productIds: string[]
  variantIds: string[]
}

/** Products whose name holds the typed text, and variants whose SKU does, also those that are not for sale: what orders are looked for by. */
export async function findGoods(shop: Shop, typed: string): Promise<FoundGoods> {
  const p = sql`${products} p`
  const [named, numbered] = await Promise.all([
    shop.database
      .select({ id: sql<string>`p.id` })
      .from(p)
      .where(nameContains(typed))
      .orderBy(sql`p.units_sold DESC`)
      .limit(most),
    shop.database
      .select({ id: variants.id })
      .from(variants)
      .where(sql`lower(${variants.sku}) LIKE ${asPattern(sql`lower(${tidySearch(typed)}::text)`)}`)
      .orderBy(desc(variants.unitsSold))
      .limit(most),
  ])
  return { productIds: idsOf(named), variantIds: idsOf(numbered) }
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
