import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Focus } from '#shop/pictures/focus.ts'
import { focusUnlessMiddle, optionsOfVariant } from '../stored-parts.ts'
import { productPictures, products, variants } from '../tables.ts'

/** The variant's own picture first, then the first of the product that is nobody else's. */
const ofVariantsPicture = <Value>(value: SQL) => sql<Value | null>`(
  SELECT ${value} FROM ${productPictures}
  WHERE ${productPictures.productId} = ${products.id}
    AND (${productPictures.variantId} = ${variants.id} OR ${productPictures.variantId} IS NULL)
  ORDER BY ${productPictures.variantId} NULLS LAST, ${productPictures.position} LIMIT 1)`

export const pictureOfVariant = ofVariantsPicture<string>(sql`${productPictures.pictureHash}`)

/** NULL in the middle. */
export const focusOfVariant = ofVariantsPicture<Focus>(
  focusUnlessMiddle(sql`${productPictures.focusX}`, sql`${productPictures.focusY}`),
)

/** The variants with the ids of the placeholder `ids` as they stand for sale, in the order of their ids. */
export function selectSellable(database: Database) {
  return (
    database
      .select({
        id: variants.id,
        productId: variants.productId,
        slug: products.slug,
        name: products.name,
        nameBn: products.nameBn,
        color: variants.color,
        colorBn: variants.colorBn,
        size: variants.size,
        options: optionsOfVariant(products.options, variants.optionValues),
        sku: variants.sku,
        priceInPaisa: variants.priceInPaisa,
        discountPriceInPaisa: variants.discountPriceInPaisa,
        dealPriceInPaisa: products.dealPriceInPaisa,
        dealStartsAt: products.dealStartsAt,
        dealEndsAt: products.dealEndsAt,
        status: products.status,
        publishedAt: products.publishedAt,
        limitPerOrder: products.limitPerOrder,
        stock: variants.stock,
        weightInGrams: variants.weightInGrams,
        picture: pictureOfVariant,
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      // From a subquery: PostgreSQL then plans the same for any number of ids, and plans once.
      .where(sql`${variants.id} = ANY((SELECT ${sql.placeholder('ids')})::uuid[])`)
      .orderBy(asc(variants.id))
  )
}
