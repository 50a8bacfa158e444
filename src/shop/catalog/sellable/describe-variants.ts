import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { Focus } from '#shop/pictures/focus.ts'
import type { ChosenOption } from '../options/option.ts'
import { sellingPrice } from '../product.ts'
import { focusOfVariant, pictureOfVariant } from './select-sellable.ts'
import { optionsOfVariant } from '../stored-parts.ts'
import { categories, products, variants } from '../tables.ts'

/** A variant with all that a line of a cart shows of it. */
export interface DescribedVariant {
  variantId: string
  productId: string
  slug: string
  name: string
  nameBn: string | null
  color: string | null
  colorBn: string | null
  colorHex: string | null
  size: string | null
  options: ChosenOption[]
  brand: string
  /** Slug. */
  category: string
  /** Hash; null where there is none. */
  picture: string | null
  /** Of the picture; null in its middle. */
  focus: Focus | null
  priceInPaisa: number
  sellingPriceInPaisa: number
}

/** What somebody put into a cart, also where it is not sold any more. What shoppers never saw stays unseen. */
export async function describeVariants(
  shop: Shop,
  ids: readonly string[],
): Promise<DescribedVariant[]> {
  if (ids.length === 0) return []
  const now = shop.now()
  const rows = await shop.database
    .select({
      variantId: variants.id,
      productId: products.id,
      slug: products.slug,
      name: products.name,
      nameBn: products.nameBn,
      color: variants.color,
      colorBn: variants.colorBn,
      colorHex: variants.colorHex,
      size: variants.size,
      options: optionsOfVariant(products.options, variants.optionValues),
      brand: products.brand,
      category: sql<string>`coalesce(${categories.slug}, '')`,
      picture: pictureOfVariant,
      focus: focusOfVariant,
      priceInPaisa: variants.priceInPaisa,
      discountPriceInPaisa: variants.discountPriceInPaisa,
      dealPriceInPaisa: products.dealPriceInPaisa,
      dealStartsAt: products.dealStartsAt,
      dealEndsAt: products.dealEndsAt,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(categories, and(eq(categories.id, products.categoryId), categories.isShown))
    .where(and(inArray(variants.id, [...ids]), lte(products.publishedAt, now)))
  return rows.map(
    ({ discountPriceInPaisa, dealPriceInPaisa, dealStartsAt, dealEndsAt, ...shown }) => ({
      ...shown,
      sellingPriceInPaisa: sellingPrice(
        { priceInPaisa: shown.priceInPaisa, discountPriceInPaisa },
        { dealPriceInPaisa, dealStartsAt, dealEndsAt },
        now,
      ),
    }),
  )
}
