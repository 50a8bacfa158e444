import type { Focus } from '#shop/pictures/focus.ts'
import type { ChosenOption } from '../options/option.ts'
import {
  sellingPrice,
  stockStep,
  type Deal,
  type ProductView,
  type StockStep,
  type VariantView,
} from '../product.ts'

/** A product as programs read it: everything that is public, in both languages, without the long text. */
export interface ProductItem extends Pick<
  ProductView,
  'id' | 'slug' | 'name' | 'nameBn' | 'brand' | 'category' | 'categoryName' | 'stock' | 'rating'
> {
  /** In order; without a focus in the middle. */
  pictures: { hash: string; focus?: Focus | null | undefined }[]
  variants: Omit<VariantView, 'pictures'>[]
}

export const itemSorts = ['popular', 'new', 'price-up', 'price-down', 'rating'] as const
export type ItemSort = (typeof itemSorts)[number]

/** The place behind a product in a list; the list goes on from there, whatever was added meanwhile. */
export interface ItemPlace {
  sort: ItemSort
  /** What the list is sorted by, as PostgreSQL writes it. */
  key: string
  id: string
}

export interface ItemFilter {
  q?: string | undefined
  /** Slug or exact name. */
  category?: string | undefined
  ids?: readonly string[] | undefined
  sort: ItemSort
  limit: number
  after?: ItemPlace | undefined
}

export interface StoredVariant {
  id: string
  color: string | null
  colorBn: string | null
  colorHex: string | null
  size: string | null
  options: ChosenOption[]
  sku: string
  priceInPaisa: number
  discountPriceInPaisa: number | null
  stock: number
  weightInGrams: number | null
}

export interface StoredDeal {
  dealPriceInPaisa: number | null
  /** Milliseconds since 1970. */
  dealStartsAt: number | null
  dealEndsAt: number | null
}

const momentOf = (at: number | null) => (at === null ? null : new Date(at))

export const dealOf = ({ dealPriceInPaisa, dealStartsAt, dealEndsAt }: StoredDeal): Deal => ({
  dealPriceInPaisa,
  dealStartsAt: momentOf(dealStartsAt),
  dealEndsAt: momentOf(dealEndsAt),
})

/** What anybody may know of a variant: never what it cost us, nor how many there are (D5). */
export function showVariant(
  { discountPriceInPaisa, stock, weightInGrams, ...variant }: StoredVariant,
  deal: Deal,
  now: Date,
): Omit<VariantView, 'pictures'> {
  const prices = { priceInPaisa: variant.priceInPaisa, discountPriceInPaisa }
  return {
    ...variant,
    sellingPriceInPaisa: sellingPrice(prices, deal, now),
    stock: stockStep(stock),
    ...(weightInGrams !== null && { weightInGrams }),
  }
}

/** The best step of all variants. */
export function bestStep(variants: readonly { stock: number }[]): StockStep {
  return stockStep(Math.max(0, ...variants.map(({ stock }) => stock)))
}
