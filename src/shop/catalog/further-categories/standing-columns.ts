import { sql } from 'drizzle-orm'
import { check, index, uuid, type ExtraConfigColumn } from 'drizzle-orm/pg-core'
import { mostFurtherCategories } from './further-categories.ts'

/** Of the table of products: what each stands in beside its main category. */
export const standingColumns = () => ({
  /** A trigger keeps further_category_products in step. */
  furtherCategoryIds: uuid().array().notNull().default([]),
})

type Name = 'categoryId' | 'furtherCategoryIds'

export const standingIndexes = (table: Record<Name, ExtraConfigColumn>) => [
  check(
    'further_categories_are_few_others',
    sql`cardinality(${table.furtherCategoryIds}) <= ${sql.raw(String(mostFurtherCategories))} AND (${table.categoryId} = ANY (${table.furtherCategoryIds})) IS FALSE`,
  ),
  index('products_by_further_categories')
    .using('gin', table.furtherCategoryIds)
    .with({ gin_pending_list_limit: 256 })
    .where(sql`further_category_ids <> '{}'`),
]
