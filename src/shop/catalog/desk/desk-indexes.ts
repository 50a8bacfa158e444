import { sql } from 'drizzle-orm'
import { index, type ExtraConfigColumn } from 'drizzle-orm/pg-core'

type Name =
  | 'id'
  | 'status'
  | 'updatedAt'
  | 'unitsSold'
  | 'categoryId'
  | 'nameBn'
  | 'description'
  | 'descriptionBn'
  | 'brand'
  | 'tags'

/** Of the table of products: what staff look through, of every status (docs/decisions/0137). */
export const deskIndexes = (table: Record<Name, ExtraConfigColumn>) => [
  index('products_by_status').on(table.status, table.id),
  index('products_by_change').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  index('products_by_all_sold').on(
    table.unitsSold.desc().nullsFirst(),
    table.id.desc().nullsFirst(),
  ),
  index('products_without_bangla')
    .on(table.id)
    .where(
      sql`${table.nameBn} IS NULL OR (${table.description} <> '' AND ${table.descriptionBn} IS NULL)`,
    ),
  index('products_of_category').on(table.categoryId, table.id),
  // The migration makes the function.
  index('products_by_labels')
    .using('gin', sql`product_labels(${table.brand}, ${table.tags}) gin_trgm_ops`)
    .with({ gin_pending_list_limit: 256 }),
]

/** Of the table of variants: any part of a SKU or a barcode. Selling a piece does not write here: no column of it changes. */
export const codeIndexes = (table: Record<'sku' | 'barcode', ExtraConfigColumn>) => [
  index('variants_by_part_of_sku')
    .using('gin', sql`lower(${table.sku}) gin_trgm_ops`)
    .with({ gin_pending_list_limit: 256 }),
  index('variants_by_part_of_barcode')
    .using('gin', sql`lower(${table.barcode}) gin_trgm_ops`)
    .with({ gin_pending_list_limit: 256 })
    .where(sql`barcode IS NOT NULL`),
]
