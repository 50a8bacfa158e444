import { eq, inArray, like, or, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import type { PicturePlan, ProductRow } from './draft.ts'
import type { StoredVariant, VariantPlan } from '../variant.ts'
import { recordMovements, type MovedVariant, type StockMove } from '#shop/stock/record-movements.ts'
import { freeSlug } from '../slug.ts'
import { formerProductSlugs, productPictures, products, variants } from '../tables.ts'

/** Slugs that begin like the wanted one, to find one that is free. */
export async function chooseSlug(database: Database, wanted: string): Promise<string> {
  const taken = await database
    .select({ slug: products.slug })
    .from(products)
    .where(or(eq(products.slug, wanted), like(products.slug, `${wanted}-%`)))
    .unionAll(
      // Links to what once had this slug shall not lead to something else.
      database
        .select({ slug: formerProductSlugs.slug })
        .from(formerProductSlugs)
        .where(
          or(eq(formerProductSlugs.slug, wanted), like(formerProductSlugs.slug, `${wanted}-%`)),
        ),
    )
  return freeSlug(wanted, new Set(taken.map(({ slug }) => slug)))
}

/** Columns that nobody edits: they are counted, made, or written beside the row. */
type OwnedByShop =
  | 'id'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'searchText'
  | 'sellsOutInDays'
  | 'starCounts'
  | 'ratingScore'

/** A column that the row forgets does not compile. */
const allColumns = (row: ProductRow) =>
  row satisfies Omit<typeof products.$inferSelect, OwnedByShop>

export async function insertProduct(
  database: Database,
  id: string,
  row: ProductRow,
  now: Date,
): Promise<void> {
  await database.insert(products).values({ id, ...allColumns(row), createdAt: now, updatedAt: now })
}

export async function updateProduct(
  database: Database,
  id: string,
  row: ProductRow,
  now: Date,
): Promise<void> {
  await database
    .update(products)
    .set({ ...allColumns(row), version: sql`${products.version} + 1`, updatedAt: now })
    .where(eq(products.id, id))
}

interface WriteVariants {
  productId: string
  plan: VariantPlan
  stored: { variants: readonly StoredVariant[] } | undefined
  /** Why stock moves that the draft sets. */
  move: StockMove
}

export async function writeVariants(
  database: Database,
  { productId, plan, stored, move }: WriteVariants,
): Promise<void> {
  if (plan.removed.length > 0)
    await database.delete(variants).where(inArray(variants.id, plan.removed))
  const moving = plan.kept.filter(({ optionChanged }) => optionChanged).map(({ id }) => id)
  if (moving.length > 0) {
    // Two variants may trade their sizes: for a moment each has one that nobody else has.
    await database
      .update(variants)
      .set({ size: sql`${variants.id}::text` })
      .where(inArray(variants.id, moving))
  }
  const renamed = plan.kept.filter(({ skuChanged }) => skuChanged).map(({ id }) => id)
  if (renamed.length > 1) {
    // As with sizes.
    await database
      .update(variants)
      .set({ sku: sql`${variants.id}::text` })
      .where(inArray(variants.id, renamed))
  }
  for (const { id, row, changed } of plan.kept) {
    if (changed) await database.update(variants).set(row).where(eq(variants.id, id))
  }
  const added = plan.added.map((row) => ({
    id: v7(),
    productId,
    ...(row satisfies Omit<typeof variants.$inferSelect, 'id' | 'productId'>),
  }))
  if (added.length > 0) await database.insert(variants).values(added)
  const movements = movementsOf(stored?.variants ?? [], [
    ...plan.kept.map(({ id, row }) => ({ ...row, id })),
    ...added,
  ])
  await recordMovements(database, movements, move)
}

function movementsOf(
  before: readonly StoredVariant[],
  after: readonly StoredVariant[],
): MovedVariant[] {
  const stocks = new Map(before.map(({ id, stock }) => [id, stock]))
  const kept = new Set(after.map(({ id }) => id))
  return [
    ...after.map(({ id, sku, stock }) => ({
      variantId: id,
      sku,
      stockBefore: stocks.get(id) ?? 0,
      stockAfter: stock,
    })),
    ...before
      .filter(({ id }) => !kept.has(id))
      .map(({ id, sku, stock }) => ({ variantId: id, sku, stockBefore: stock, stockAfter: 0 })),
  ]
}

export async function replacePictures(
  database: Database,
  productId: string,
  pictures: PicturePlan['pictures'],
): Promise<void> {
  await database.delete(productPictures).where(eq(productPictures.productId, productId))
  if (pictures.length === 0) return
  const rows = await database
    .select({ id: variants.id, sku: variants.sku })
    .from(variants)
    .where(eq(variants.productId, productId))
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]))
  await database.insert(productPictures).values(
    pictures.map(({ hash, variantSku, ...shown }, position) => ({
      productId,
      position,
      pictureHash: hash,
      ...shown,
      variantId: (variantSku && ids.get(variantSku)) || null,
    })),
  )
}
