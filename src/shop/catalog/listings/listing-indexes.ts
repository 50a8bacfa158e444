import { sql } from 'drizzle-orm'
import { index, type ExtraConfigColumn } from 'drizzle-orm/pg-core'
import { ratingIndexes } from '../ratings/rating-columns.ts'

type Name =
  | 'id'
  | 'categoryId'
  | 'unitsSold'
  | 'publishedAt'
  | 'sellingPriceInPaisa'
  | 'dealStartsAt'
  | 'dealEndsAt'
  | 'searchText'
  | 'starCounts'
  | 'ratingScore'

/** Of the table of products: what shoppers look through. */
export const listingIndexes = (table: Record<Name, ExtraConfigColumn>) => [
  index('products_by_search_text')
    .using('gin', sql`${table.searchText} gin_trgm_ops`)
    .with({ gin_pending_list_limit: 256 }),
  index('products_by_letters')
    .using('gin', sql`regexp_replace(${table.searchText}, '(.)', '\\1|\\1', 'g') gin_trgm_ops`)
    .with({ gin_pending_list_limit: 256 }),
  // The migration lets this one and that of a category carry published_at and search_text along, which cannot be said here.
  index('products_by_units_sold')
    .on(table.unitsSold.desc().nullsFirst(), table.id.desc().nullsFirst())
    .where(sql`status = 'active'`),
  index('products_by_publication')
    .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
    .where(sql`status = 'active'`),
  index('products_by_price')
    .on(table.sellingPriceInPaisa, table.id)
    .where(sql`status = 'active'`),
  index('products_of_category_by_units_sold')
    .on(table.categoryId, table.unitsSold.desc().nullsFirst(), table.id.desc().nullsFirst())
    .where(sql`status = 'active'`),
  index('products_of_category_by_publication')
    .on(table.categoryId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
    .where(sql`status = 'active'`),
  index('products_of_category_by_price')
    .on(table.categoryId, table.sellingPriceInPaisa, table.id)
    .where(sql`status = 'active'`),
  // What begins by itself ages pages then.
  index('products_with_planned_deals')
    .on(table.dealStartsAt)
    .where(sql`deal_starts_at IS NOT NULL`),
  index('products_with_deals')
    .on(table.dealEndsAt)
    .where(sql`deal_ends_at IS NOT NULL`),
  ...ratingIndexes(table),
]
