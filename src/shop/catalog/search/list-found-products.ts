import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { nameContains } from '../listings/shown-products.ts'
import { hasCode } from './has-code.ts'
import { products, variants } from '../tables.ts'
import { searchKind } from './search.ts'

export interface FoundProduct {
  id: string
  slug: string
  name: string
  nameBn: string | null
  /** Of the variant that was found, or of the first one. */
  sku: string
  stock: number
}

/** Codes of a shop may all begin alike: of so many that hold what was typed, the best sold are shown. */
const mostCoded = 1000

/** Products on sale whose name holds the typed text, or a SKU or a barcode of theirs does; the best sold first. Nothing for less than three letters. */
export async function listFoundProducts(
  shop: Pick<Shop, 'database'>,
  typed: string,
  limit: number,
): Promise<FoundProduct[]> {
  if (searchKind(typed) !== 'words') return []
  // Each way has an index of its own.
  const { rows } = await shop.database.execute<FoundProduct & Record<string, unknown>>(
    sql`SELECT p.id, p.slug, p.name, p.name_bn AS "nameBn", shown.sku, shown.stock FROM (
        (SELECT p.id, NULL::uuid AS variant_id FROM ${products} p WHERE ${nameContains(typed)} AND p.status = 'active'
          ORDER BY p.units_sold DESC, p.id DESC LIMIT ${limit})
        UNION ALL
        (SELECT coded.product_id, coded.id FROM (
            SELECT v.product_id, v.id, v.units_sold FROM ${variants} v JOIN ${products} p ON p.id = v.product_id
            WHERE ${hasCode(typed)} AND p.status = 'active' LIMIT ${mostCoded}
          ) coded ORDER BY coded.units_sold DESC, coded.id DESC LIMIT ${limit})
      ) found
      JOIN ${products} p ON p.id = found.id
      JOIN LATERAL (SELECT v.sku, v.stock FROM ${variants} v WHERE v.product_id = p.id
        ORDER BY v.id IS NOT DISTINCT FROM found.variant_id DESC, v.position LIMIT 1) shown ON true
      ORDER BY found.variant_id IS NULL, p.units_sold DESC, p.id DESC`,
  )
  const bySlug = new Map(rows.toReversed().map((row) => [row.slug, row]))
  return rows.filter((row) => bySlug.get(row.slug) === row).slice(0, limit)
}
