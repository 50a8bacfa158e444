import type { Picture } from '../pictures/picture.ts'
import type { ShownAttribute } from './attributes/attribute.ts'
import type { ChosenOption } from './options/option.ts'
import type { ShownFields } from './product-fields.ts'
import type { Rating, StarCounts } from './ratings/rating.ts'

/** Products as shoppers see them, and the rules of price and stock. */

export type ProductStatus = 'draft' | 'active' | 'archived'

/** Stock is shown in steps, so that an order changes a page only when the step changes. */
export type StockStep = 'in-stock' | 'few-left' | 'sold-out'

/** So many or fewer. */
export const fewLeftFrom = 5

export function stockStep(stock: number): StockStep {
  if (stock <= 0) return 'sold-out'
  return stock <= fewLeftFrom ? 'few-left' : 'in-stock'
}

export interface Prices {
  priceInPaisa: number
  /** None means no discount. */
  discountPriceInPaisa: number | null
}

export interface Deal {
  dealPriceInPaisa: number | null
  /** Null: it has begun. */
  dealStartsAt: Date | null
  dealEndsAt: Date | null
}

/** A deal counts from its start until its end, not a moment longer (D20). */
export function dealIsOn({ dealPriceInPaisa, dealStartsAt, dealEndsAt }: Deal, now: Date): boolean {
  const hasBegun = dealStartsAt === null || dealStartsAt <= now
  return dealPriceInPaisa !== null && hasBegun && dealEndsAt !== null && dealEndsAt > now
}

/** What one piece costs now: the lowest of price, discount price and a deal that is on (spec 5, D20). */
export function sellingPrice(prices: Prices, deal: Deal, now: Date): number {
  const discounted =
    prices.discountPriceInPaisa !== null && prices.discountPriceInPaisa > 0
      ? prices.discountPriceInPaisa
      : prices.priceInPaisa
  return dealIsOn(deal, now)
    ? Math.min(discounted, deal.dealPriceInPaisa ?? discounted)
    : discounted
}

/** What -12% shows: whole percent, rounded down so that it never promises too much; 0 where there is no discount. */
export function percentOff(priceInPaisa: number, sellingPriceInPaisa: number): number {
  if (priceInPaisa <= 0) return 0
  return Math.floor(((priceInPaisa - sellingPriceInPaisa) * 100) / priceInPaisa)
}

export interface VariantView {
  id: string
  color: string | null
  colorBn: string | null
  /** #rrggbb */
  colorHex: string | null
  size: string | null
  options: ChosenOption[]
  sku: string
  priceInPaisa: number
  sellingPriceInPaisa: number
  stock: StockStep
  /** Left out where nobody said it. */
  weightInGrams?: number
  /** Indexes into the product's pictures: those of this variant first, then those of all. */
  pictures: number[]
}

/** What a list shows of a product, and what the cart needs to take it from there. */
export interface ProductCard {
  id: string
  slug: string
  name: string
  nameBn: string | null
  /** Empty where there is none. */
  brand: string
  category: string
  picture: Picture | null
  /** Of the first variant (D5). */
  priceInPaisa: number
  sellingPriceInPaisa: number
  /** Moment in ISO 8601 where a deal is on. */
  dealEndsAt: string | null
  /** The best step of all variants. */
  stock: StockStep
  /** Set where there is nothing to choose, so that the card itself can put it into the cart. */
  onlyVariant: { id: string; sku: string } | null
  /** Left out where nobody has reviewed it. */
  rating?: Rating
}

export interface ShownPicture extends Picture {
  /** What it shows, in the language asked for; left out where nobody said it. */
  alt?: string
}

export interface ProductView extends ProductCard, ShownFields {
  /** Sanitised HTML, in the language asked for. */
  description: string
  descriptionLanguage: 'en' | 'bn'
  /** What search engines are told, in the language asked for; left out where name and description say it. */
  meta?: { title?: string; description?: string }
  status: ProductStatus
  categoryName: string
  categoryNameBn: string | null
  pictures: ShownPicture[]
  variants: VariantView[]
  /** What it has of the attributes, in the merchant's order. */
  specification: ShownAttribute[]
  /** How many reviews gave one star, two, … five; left out where nobody has reviewed it. */
  starCounts?: StarCounts
}

export interface CategoryView {
  id: string
  slug: string
  name: string
  nameBn: string | null
  /** Plain text. */
  description: string | null
  descriptionBn: string | null
  picture: Picture | null
  /** What it stands in; null at the top. */
  parentId: string | null
  /** 1 at the top. */
  level: number
  /** Active, published products, of what stands in it, too. */
  productCount: number
}
