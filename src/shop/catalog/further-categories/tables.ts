import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { categories, products } from '../tables.ts'

/**
 * Products by their further categories, with what lists sort by: an index of products.further_category_ids that PostgreSQL has no kind
 * of. A trigger of the table of products writes it, and nobody else (docs/decisions/0188).
 */
export const furtherCategoryProducts = pgTable(
  'further_category_products',
  {
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    status: text().notNull(),
    publishedAt: timestamp({ withTimezone: true }),
    unitsSold: integer().notNull(),
    ratingScore: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.productId] }),
    index('further_categories_of_product').on(table.productId),
    index('products_of_further_category_by_units_sold')
      .on(
        table.categoryId,
        table.unitsSold.desc().nullsFirst(),
        table.productId.desc().nullsFirst(),
      )
      .where(sql`status = 'active'`),
    index('products_of_further_category_by_publication')
      .on(
        table.categoryId,
        table.publishedAt.desc().nullsFirst(),
        table.productId.desc().nullsFirst(),
      )
      .where(sql`status = 'active'`),
    index('products_of_further_category_by_rating')
      .on(
        table.categoryId,
        table.ratingScore.desc().nullsFirst(),
        table.productId.desc().nullsFirst(),
      )
      .where(sql`status = 'active'`),
  ],
)
