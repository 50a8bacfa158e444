import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { categories, formerCategorySlugs, formerProductSlugs, products } from '../tables.ts'
import type { Shop } from '#shop/shop.ts'

interface Renaming {
  id: string
  /** Undefined for what is new. */
  from: string | undefined
  to: string
}

/** Keeps the URL that a product leaves, so that links to it go on working, and frees the one it takes. */
export async function rememberProductSlug(
  database: Database,
  { id: productId, from, to }: Renaming,
): Promise<void> {
  if (from === to) return
  await database.delete(formerProductSlugs).where(eq(formerProductSlugs.slug, to))
  if (from !== undefined)
    await database.insert(formerProductSlugs).values({ slug: from, productId })
}

export async function rememberCategorySlug(
  database: Database,
  { id: categoryId, from, to }: Renaming,
): Promise<void> {
  if (from === to) return
  await database.delete(formerCategorySlugs).where(eq(formerCategorySlugs.slug, to))
  if (from !== undefined)
    await database.insert(formerCategorySlugs).values({ slug: from, categoryId })
}

/** URLs that a product had in another shop. Those in use here stay with whom they belong to. */
export async function addFormerProductSlugs(
  database: Database,
  productId: string,
  slugs: readonly string[],
): Promise<void> {
  if (slugs.length === 0) return
  const taken = await database
    .select({ slug: products.slug })
    .from(products)
    .where(inArray(products.slug, [...slugs]))
  const free = freeOf(slugs, taken).map((slug) => ({ slug, productId }))
  if (free.length > 0) await database.insert(formerProductSlugs).values(free).onConflictDoNothing()
}

export async function addFormerCategorySlugs(
  database: Database,
  categoryId: string,
  slugs: readonly string[],
): Promise<void> {
  if (slugs.length === 0) return
  const taken = await database
    .select({ slug: categories.slug })
    .from(categories)
    .where(inArray(categories.slug, [...slugs]))
  const free = freeOf(slugs, taken).map((slug) => ({ slug, categoryId }))
  if (free.length > 0) await database.insert(formerCategorySlugs).values(free).onConflictDoNothing()
}

function freeOf(slugs: readonly string[], taken: readonly { slug: string }[]): string[] {
  const inUse = new Set(taken.map(({ slug }) => slug))
  return [...new Set(slugs)].filter((slug) => !inUse.has(slug))
}

/** The slug that a category has now, which once had this one. */
export async function findMovedCategory(shop: Shop, slug: string): Promise<string | undefined> {
  if (slug.includes('\0')) return undefined
  const { rows } = await shop.database.execute<{ slug: string }>(sql`
    SELECT category.slug FROM former_category_slugs former
    JOIN categories category ON category.id = former.category_id
    WHERE former.slug = ${slug.normalize('NFC')} AND category.is_shown`)
  return rows[0]?.slug
}
