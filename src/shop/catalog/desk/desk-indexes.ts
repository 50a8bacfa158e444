import { sql } from 'drizzle-orm'
import { boolean, index, integer, smallint, type ExtraConfigColumn } from 'drizzle-orm/pg-core'
import { neverSellsOut } from '../stock/pace/pace.ts'

type Name =
  | 'id'
  | 'status'
  | 'updatedAt'
  | 'unitsSold'
  | 'lowestPriceInPaisa'
  | 'sellsOutInDays'
  | 'categoryId'
  | 'nameBn'
  | 'description'
  | 'descriptionBn'
  | 'brand'
  | 'tags'

/** What staff sort and filter by, kept on the product. */
export const deskColumns = () => ({
  /** Of the cheapest variant, without a deal; by storeProduct. */
  lowestPriceInPaisa: integer().notNull().default(0),
  /** By storeProduct. */
  hasPicture: boolean().notNull().default(false),
  /** Until the first variant is gone at the present pace; by roll-up-pace.ts. */
  sellsOutInDays: smallint().notNull().default(neverSellsOut),
})

/** Of the table of products: what staff look through, of every status (docs/decisions/0137). */
export const deskIndexes = (table: Record<Name, ExtraConfigColumn>) => [
  index('products_by_status').on(table.status, table.id),
  index('products_by_change').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  index('products_by_all_sold').on(
    table.unitsSold.desc().nullsFirst(),
    table.id.desc().nullsFirst(),
  ),
  index('products_by_lowest_price').on(table.lowestPriceInPaisa, table.id),
  index('products_by_selling_out').on(table.sellsOutInDays, table.id),
  index('products_without_picture')
    .on(table.id)
    .where(sql`NOT has_picture`),
  index('products_without_bangla')
    .on(table.id)
    .where(
      sql`${table.nameBn} IS NULL OR (${table.description} <> '' AND ${table.descriptionBn} IS NULL)`,
    ),
  index('products_of_category').on(table.categoryId, table.id),
  index('products_by_brand').on(table.brand),
  // The migration makes the function.
  index('products_by_labels')
    .using('gin', sql`product_labels(${table.brand}, ${table.tags}) gin_trgm_ops`)
    .with({ gin_pending_list_limit: 256 }),
]

/** Of the table of variants: of which products somebody still has to say what they cost. Nor does selling a piece write here. */
export const costIndex = (table: Record<'productId' | 'purchaseCostInPaisa', ExtraConfigColumn>) =>
  index('variants_without_cost')
    .on(table.productId)
    .where(sql`${table.purchaseCostInPaisa} IS NULL`)

/** Of the table of variants: a SKU or a barcode, any part of it or all of it. Selling a piece does not write here: no column of it changes. */
export const codeIndexes = (table: Record<'sku' | 'barcode', ExtraConfigColumn>) => [
  index('variants_by_part_of_sku')
    .using('gin', sql`lower(${table.sku}) gin_trgm_ops`)
    .with({ gin_pending_list_limit: 256 }),
  index('variants_by_part_of_barcode')
    .using('gin', sql`lower(${table.barcode}) gin_trgm_ops`)
    .with({ gin_pending_list_limit: 256 })
    .where(sql`barcode IS NOT NULL`),
  // As a scanner reads it: three letters in a row find nothing among codes that all begin alike. The one of barcodes has those
  // variants, too, that have none: PostgreSQL takes what it knows of a column from no index that leaves rows out.
  index('variants_by_sku').on(sql`lower(${table.sku})`),
  index('variants_by_barcode').on(sql`lower(${table.barcode})`),
]
