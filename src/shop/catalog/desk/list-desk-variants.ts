import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { ChosenOption } from '../options/option.ts'
import { optionsOfVariant } from '../stored-parts.ts'
import { listDesk } from './list-desk.ts'
import type { DeskFilter, DeskSort } from './product-filter.ts'

/** A variant with what is edited in the grid. */
export interface DeskVariant extends Record<string, unknown> {
  id: string
  productId: string
  /** Of the product: what a change of prices names. */
  version: number
  name: string
  nameBn: string | null
  color: string | null
  colorBn: string | null
  size: string | null
  options: ChosenOption[]
  sku: string
  priceInPaisa: number
  discountPriceInPaisa: number | null
  stock: number
}

interface Asked {
  filter: DeskFilter
  sort: DeskSort
  after: string | undefined
}

/** All variants of a page of products, in the order of the list. */
export async function listDeskVariants(
  shop: Pick<Shop, 'database' | 'now'>,
  asked: Asked,
): Promise<{ variants: DeskVariant[]; next: string | undefined }> {
  const listed = await listDesk(shop, asked)
  if (listed.outcome !== 'listed') return { variants: [], next: undefined }
  const ids = listed.products.map(({ id }) => id)
  const { rows } = await shop.database.execute<DeskVariant>(sql`
    SELECT v.id, v.product_id AS "productId", p.version, p.name, p.name_bn AS "nameBn", v.color, v.color_bn AS "colorBn", v.size, v.sku,
      ${optionsOfVariant(sql`p.options`, sql`v.option_values`)} AS options,
      v.price_in_paisa AS "priceInPaisa", v.discount_price_in_paisa AS "discountPriceInPaisa", v.stock
    FROM variants v JOIN products p ON p.id = v.product_id
    WHERE v.product_id = ANY(${sql.param(ids)}::uuid[])
    ORDER BY array_position(${sql.param(ids)}::uuid[], v.product_id), v.position`)
  return { variants: rows, next: listed.next }
}
