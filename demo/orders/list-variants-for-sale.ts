import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { findSellable } from '#shop/catalog/sellable/find-sellable.ts'
import { isForSale, priceNow, type SellableVariant } from '#shop/catalog/sellable/sellable.ts'
import { products, variants } from '#shop/catalog/tables.ts'

/** A variant that orders of the demonstration may hold, for what it costs today. */
export interface VariantForSale extends Pick<
  SellableVariant,
  'productId' | 'sku' | 'name' | 'nameBn' | 'color' | 'colorBn' | 'size' | 'options' | 'picture'
> {
  variantId: string
  unitPriceInPaisa: number
  purchaseCostInPaisa: number | null
}

/** Enough for any trial, however large the catalogue is. */
const mostProducts = 300

/** The variants of the best-selling products that are for sale, product by product, the best-selling first. */
export async function listVariantsForSale(
  database: Database,
  now: Date,
): Promise<VariantForSale[][]> {
  const shown = await database
    .select({ id: products.id })
    .from(products)
    .where(eq(products.status, 'active'))
    .orderBy(desc(products.unitsSold), asc(products.slug))
    .limit(mostProducts)
  const ids = shown.map(({ id }) => id)
  const rows = await database
    .select({ id: variants.id, cost: variants.purchaseCostInPaisa })
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.productId), asc(variants.position))
  const sellable = await findSellable(
    database,
    rows.map(({ id }) => id),
  )
  const byId = new Map(sellable.map((variant) => [variant.id, variant]))
  const forSale = rows.flatMap(({ id, cost }) => {
    const variant = byId.get(id)
    return variant && isForSale(variant, now) ? [toVariantForSale(variant, { cost, now })] : []
  })
  const byProduct = Map.groupBy(forSale, ({ productId }) => productId)
  return ids.flatMap((id) => {
    const own = byProduct.get(id)
    return own ? [own] : []
  })
}

function toVariantForSale(
  variant: SellableVariant,
  { cost, now }: { cost: number | null; now: Date },
): VariantForSale {
  const { id, productId, sku, name, nameBn, color, colorBn, size, options, picture } = variant
  return {
    variantId: id,
    productId,
    sku,
    name,
    nameBn,
    color,
    colorBn,
    size,
    options,
    picture,
    unitPriceInPaisa: priceNow(variant, now),
    purchaseCostInPaisa: cost,
  }
}
