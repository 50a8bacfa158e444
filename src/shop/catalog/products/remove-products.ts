import { aliasedTable, and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import { listAdjusted } from '#shop/stock/list-adjusted.ts'
import { recordMovements, type StockMove } from '#shop/stock/record-movements.ts'
import { categoryIdsOf } from '../further-categories/find-standing.ts'
import { furtherCategoryProducts } from '../further-categories/tables.ts'
import { categories, products, variants } from '../tables.ts'
import { removedTopics } from '../topics.ts'

interface Untouched {
  /** Ids of those that nobody has edited, nor counted or filled up the stock of. */
  ids: string[]
  /** How many are left of those that somebody has. */
  touched: number
}

/** Of the products that were made at this moment. `except`: those whose stock moves without the product being touched. */
export async function listUntouched(
  database: Database,
  createdAt: Date,
  { except }: { except: string },
): Promise<Untouched> {
  const rows = await database
    .select({ id: products.id, version: products.version, variantId: variants.id })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
    .where(eq(products.createdAt, createdAt))
  const variantIds = rows.flatMap(({ variantId }) => variantId ?? [])
  const adjusted = await listAdjusted(database, variantIds, { except })
  const all = new Set(rows.map(({ id }) => id))
  const touched = new Set(
    rows
      .filter(({ version, variantId }) => version > 1 || adjusted.has(variantId ?? ''))
      .map(({ id }) => id),
  )
  return { ids: [...all].filter((id) => !touched.has(id)), touched: touched.size }
}

const inside = aliasedTable(categories, 'inside')

interface Removed {
  products: number
  categories: number
}

/**
 * Removes these products for good, and the categories they were in where nothing else is in them and nobody has edited them. What was
 * ordered keeps its lines; the ledger says that the pieces went.
 */
export async function removeProducts(
  database: Database,
  ids: readonly string[],
  move: Pick<StockMove, 'by' | 'at' | 'reason'>,
  { keepsCategories = false }: { keepsCategories?: boolean } = {},
): Promise<Removed> {
  if (ids.length === 0) return { products: 0, categories: 0 }
  const held = await database
    .select({ variantId: variants.id, sku: variants.sku, stockBefore: variants.stock })
    .from(variants)
    .where(inArray(variants.productId, [...ids]))
    .orderBy(asc(variants.id)) // in the order that buyers lock them: no deadlocks
    .for('update')
  const gone = held.map((variant) => ({ ...variant, stockAfter: 0 }))
  await recordMovements(database, gone, { kind: 'adjustment', ...move })
  const removed = await database
    .delete(products)
    .where(inArray(products.id, [...ids]))
    .returning({
      categoryId: products.categoryId,
      furtherCategoryIds: products.furtherCategoryIds,
    })
  const categoryIds = [...new Set(removed.flatMap(categoryIdsOf))]
  const shelves = await database
    .select({ slug: categories.slug })
    .from(categories)
    .where(inArray(categories.id, categoryIds))
  const emptied = await removeEmpty(database, keepsCategories ? [] : categoryIds)
  await announce(
    database,
    removedTopics(
      ids,
      shelves.map(({ slug }) => slug),
    ),
  )
  return { products: removed.length, categories: emptied.length }
}

/** Of these categories, those in which nothing is any more, unless somebody has edited them. */
const removeEmpty = (database: Database, ids: readonly string[]) =>
  database
    .delete(categories)
    .where(
      and(
        inArray(categories.id, [...ids]),
        eq(categories.version, 1),
        notExists(
          database
            .select({ one: sql`1` })
            .from(products)
            .where(eq(products.categoryId, categories.id)),
        ),
        notExists(
          database
            .select({ one: sql`1` })
            .from(furtherCategoryProducts)
            .where(eq(furtherCategoryProducts.categoryId, categories.id)),
        ),
        notExists(
          database
            .select({ one: sql`1` })
            .from(inside)
            .where(eq(inside.parentId, categories.id)),
        ),
      ),
    )
    .returning({ id: categories.id })
