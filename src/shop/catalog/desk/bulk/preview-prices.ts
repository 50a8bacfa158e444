import { asc, eq, inArray } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { products, variants } from '../../tables.ts'
import { chooseProducts, type ChosenProducts } from './choose-products.ts'
import { repriced, type PriceRule } from './price-rule.ts'

export interface PreviewedVariant {
  sku: string
  priceInPaisa: number
  discountPriceInPaisa: number | null
  /** Missing where it cannot be: the product stays as it is. */
  to: { priceInPaisa: number; discountPriceInPaisa: number | null } | undefined
  why?: 'price-too-low' | 'price-too-high'
}

export interface PreviewedProduct {
  id: string
  /** The change is made upon this one alone. */
  version: number
  name: string
  nameBn: string | null
  variants: PreviewedVariant[]
}

type PreviewResult =
  /** `next`: where more fit than are changed at once. */
  | { outcome: 'previewed'; products: PreviewedProduct[]; next: string | undefined }
  | { outcome: 'too-short' }

/** What prices would become; writes nothing. */
export async function previewPrices(
  shop: Shop,
  { chosen, rule }: { chosen: ChosenProducts; rule: PriceRule },
): Promise<PreviewResult> {
  const found = await chooseProducts(shop, chosen)
  if (found.outcome !== 'chosen') return found
  const ids = found.products.map(({ id }) => id)
  const rows = await shop.database
    .select({
      id: products.id,
      version: products.version,
      name: products.name,
      nameBn: products.nameBn,
      sku: variants.sku,
      priceInPaisa: variants.priceInPaisa,
      discountPriceInPaisa: variants.discountPriceInPaisa,
    })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id), asc(variants.position))
  const byProduct = Map.groupBy(rows, ({ id }) => id)
  const previewed = [...byProduct.values()].flatMap((ofOne) => {
    const [first] = ofOne
    if (!first) return []
    const { id, version, name, nameBn } = first
    return [{ id, version, name, nameBn, variants: ofOne.map((row) => previewVariant(row, rule)) }]
  })
  return { outcome: 'previewed', products: previewed, next: found.next }
}

function previewVariant(
  { sku, priceInPaisa, discountPriceInPaisa }: Omit<PreviewedVariant, 'to' | 'why'>,
  rule: PriceRule,
): PreviewedVariant {
  const now = { sku, priceInPaisa, discountPriceInPaisa }
  const to = repriced(now, rule)
  return typeof to === 'string' ? { ...now, to: undefined, why: to } : { ...now, to }
}
