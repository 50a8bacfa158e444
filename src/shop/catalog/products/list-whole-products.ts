import { asc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { listValues } from '../attributes/store-values.ts'
import { isId } from '#platform/text/is-id.ts'
import type { StoredProduct } from './draft.ts'
import { categories, formerProductSlugs, productPictures, products, variants } from '../tables.ts'

export interface WholeProduct extends StoredProduct {
  version: number
  updatedAt: Date
  category: {
    slug: string
    name: string
    nameBn: string | null
    picture: string | null
    position: number
  }
  /** In the merchant's order. */
  furtherCategories: { slug: string; name: string; nameBn: string | null }[]
  /** Slugs that it once had. */
  formerSlugs: string[]
}

/** Everything that is kept of one product, whatever its status. */
export async function findWholeProduct(
  database: Database,
  id: string,
): Promise<WholeProduct | undefined> {
  if (!isId(id)) return undefined
  const [found] = await readWhole(database, { which: eq(products.id, id), limit: 1 })
  return found
}

/** The same of several, in the order in which they were made. */
export const findWholeProducts = (
  database: Database,
  ids: readonly string[],
): Promise<WholeProduct[]> =>
  readWhole(database, { which: inArray(products.id, [...ids]), limit: ids.length })

/** Everything that is kept of products, drafts and costs included, in the order in which they were made. */
export const listWholeProducts = (
  database: Database,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<WholeProduct[]> =>
  readWhole(database, { which: after === undefined ? undefined : gt(products.id, after), limit })

async function readWhole(
  database: Database,
  { which, limit }: { which: SQL | undefined; limit: number },
): Promise<WholeProduct[]> {
  const rows = await database
    .select({ product: products, category: categories })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(which)
    .orderBy(asc(products.id))
    .limit(limit)
  const ids = rows.map(({ product }) => product.id)
  if (ids.length === 0) return []

  const ofVariants = await database
    .select()
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.productId), asc(variants.position))
  const ofPictures = await database
    .select()
    .from(productPictures)
    .where(inArray(productPictures.productId, ids))
    .orderBy(asc(productPictures.productId), asc(productPictures.position))
  const former = await database
    .select()
    .from(formerProductSlugs)
    .where(inArray(formerProductSlugs.productId, ids))
    .orderBy(asc(formerProductSlugs.slug))
  const further = await findCategories(
    database,
    rows.flatMap(({ product }) => product.furtherCategoryIds),
  )
  const attributesByProduct = await listValues(database, ids)
  const variantsByProduct = Map.groupBy(ofVariants, ({ productId }) => productId)
  const picturesByProduct = Map.groupBy(ofPictures, ({ productId }) => productId)
  const formerByProduct = Map.groupBy(former, ({ productId }) => productId)
  const skus = new Map(ofVariants.map(({ id, sku }) => [id, sku]))
  return rows.map(({ product, category }) => ({
    ...product,
    category,
    furtherCategories: product.furtherCategoryIds.flatMap((id) => further.get(id) ?? []),
    formerSlugs: (formerByProduct.get(product.id) ?? []).map(({ slug }) => slug),
    variants: variantsByProduct.get(product.id) ?? [],
    attributes: attributesByProduct.get(product.id) ?? [],
    pictures: (picturesByProduct.get(product.id) ?? []).map(
      ({ pictureHash, variantId, alt, altBn, focusX, focusY }) => ({
        hash: pictureHash,
        alt,
        altBn,
        focusX,
        focusY,
        variantSku: (variantId && skus.get(variantId)) ?? null,
      }),
    ),
  }))
}

async function findCategories(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, WholeProduct['furtherCategories'][number]>()
  const { id, slug, name, nameBn } = categories
  const rows = await database
    .select({ id, slug, name, nameBn })
    .from(categories)
    .where(inArray(id, [...new Set(ids)]))
  return new Map(rows.map(({ id: of, ...category }) => [of, category]))
}
