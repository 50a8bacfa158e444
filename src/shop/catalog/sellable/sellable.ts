import type { ChosenOption } from '../options/option.ts'
import { sellingPrice, type Deal, type Prices, type ProductStatus } from '../product.ts'

/** A variant as it stands for sale: what decides whether it can be ordered, and for how much. */
export interface SellableVariant extends Prices, Deal {
  id: string
  productId: string
  slug: string
  name: string
  nameBn: string | null
  color: string | null
  colorBn: string | null
  size: string | null
  options: ChosenOption[]
  sku: string
  /** Hash of the picture that shows it best; null where there is none. */
  picture: string | null
  status: ProductStatus
  publishedAt: Date | null
  /** Of all variants of its product together; null where there is none. */
  limitPerOrder: number | null
  stock: number
  /** Of one piece; null where nobody said. */
  weightInGrams: number | null
}

/** Drafts, archived products and those that are published later are not for sale. */
export function isForSale(
  product: Pick<SellableVariant, 'status' | 'publishedAt'>,
  now: Date,
): boolean {
  return product.status === 'active' && product.publishedAt !== null && product.publishedAt <= now
}

/** Null where shoppers never saw the product: a draft, or one that is published later. */
export function publicName(variant: SellableVariant | undefined, now: Date): string | null {
  if (!variant || variant.status === 'draft') return null
  return variant.publishedAt !== null && variant.publishedAt <= now ? variant.name : null
}

/** What one piece of this variant costs now. */
export function priceNow(variant: SellableVariant, now: Date): number {
  return sellingPrice(variant, variant, now)
}
