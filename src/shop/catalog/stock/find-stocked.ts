import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { tidyLine } from '#platform/text/tidy.ts'
import type { ChosenOption } from '../options/option.ts'
import { optionsOfVariant } from '../stored-parts.ts'
import { nameContains } from '../listings/shown-products.ts'
import { hasCode } from '../search/has-code.ts'
import { searchKind } from '../search/search.ts'
import { products, variants } from '../tables.ts'

/** A variant as it is counted, whatever its product's status: what lies on the shelf is there. */
export interface StockedVariant extends Record<string, unknown> {
  id: string
  productId: string
  name: string
  nameBn: string | null
  color: string | null
  colorBn: string | null
  size: string | null
  options: ChosenOption[]
  sku: string
  barcode: string | null
  picture: string | null
  purchaseCostInPaisa: number | null
  stock: number
}

const columns = sql`v.id, v.product_id AS "productId", p.name, p.name_bn AS "nameBn", v.color, v.color_bn AS "colorBn", v.size,
  ${optionsOfVariant(sql`p.options`, sql`v.option_values`)} AS options, v.sku, v.barcode, v.purchase_cost_in_paisa AS "purchaseCostInPaisa", v.stock,
  (SELECT picture_hash FROM product_pictures shows
    WHERE shows.product_id = p.id AND (shows.variant_id = v.id OR shows.variant_id IS NULL)
    ORDER BY shows.variant_id NULLS LAST, shows.position LIMIT 1) AS picture`

async function select(database: Database, where: SQL, most: number): Promise<StockedVariant[]> {
  const { rows } = await database.execute<StockedVariant>(sql`
    SELECT ${columns} FROM ${variants} v JOIN ${products} p ON p.id = v.product_id
    WHERE ${where} ORDER BY p.id, v.position LIMIT ${most}`)
  return rows
}

/** What a scanner has read: all of a SKU or a barcode. Several variants may share a barcode. */
export function listByCode(
  database: Database,
  code: string,
  most: number,
): Promise<StockedVariant[]> {
  const read = sql`lower(${tidyLine(code)}::text)`
  // Each by its own index, whatever PostgreSQL expects of how many there are.
  const ids = sql`ARRAY(
    SELECT id FROM ${variants} WHERE lower(sku) = ${read} UNION SELECT id FROM ${variants} WHERE lower(barcode) = ${read})`
  return select(database, sql`v.id = ANY(${ids})`, most)
}

/** What somebody types who has no scanner: any part of a name, a SKU or a barcode. Fewer than three letters find nothing. */
export async function listByWords(
  database: Database,
  typed: string,
  most: number,
): Promise<StockedVariant[]> {
  if (searchKind(typed) !== 'words') return []
  // Each way has an index of its own.
  const found = await Promise.all([
    select(database, hasCode(typed), most),
    select(database, nameContains(typed), most),
  ])
  const byId = new Map(found.flat().map((variant) => [variant.id, variant]))
  return [...byId.values()].slice(0, most)
}
