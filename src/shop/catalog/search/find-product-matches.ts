import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { Shop } from '#shop/shop.ts'
import { nameContains } from '../listings/shown-products.ts'
import { hasCode, telltaleDigits } from './has-code.ts'
import { products, variants } from '../tables.ts'
import { tidySearch } from './search.ts'

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

/** Among which they are looked for, for whoever asks PostgreSQL how many it expects. */
export const matchedParts = (typed: string): { from: SQL; where: SQL }[] => [
  { from: sql`${products} p`, where: nameContains(typed) },
  { from: sql`${variants} v`, where: hasCode(typed) },
]

/** The same of what few have, whatever it is: in one statement that PostgreSQL plans once. */
export const findRareMatches = (shop: Shop, typed: string): Promise<MatchedProduct[]> =>
  rareMatches(shop.database).execute(typedForMatches(typed))

/** What `selectRareMatches` is executed with. */
export function typedForMatches(typed: string) {
  const text = tidySearch(typed)
  return { typed: text, telltale: telltaleDigits(text) ?? text }
}

export function selectRareMatches(database: Database) {
  // In a query of its own its value is unknown when the plan is made, so that there is no better plan for one value.
  const typed = sql`(SELECT ${sql.placeholder('typed')}::text)`
  const telltale = sql`(SELECT ${sql.placeholder('telltale')}::text)`
  const matches = sql`(
    (SELECT p.id AS product_id, NULL::uuid AS variant_id FROM ${products} p WHERE ${nameContains(typed)} ORDER BY p.units_sold DESC LIMIT ${sql.raw(String(most))})
    UNION ALL
    (SELECT v.product_id, v.id FROM ${variants} v WHERE ${hasCode(typed, telltale)} ORDER BY v.units_sold DESC LIMIT ${sql.raw(String(most))})
  ) AS matches`
  return database
    .select({
      productId: sql<string>`product_id`,
      variantId: sql<string | null>`variant_id`,
    })
    .from(matches)
}

const rareMatches = prepared((database) =>
  selectRareMatches(database).prepare('goods_of_rare_word'),
)
