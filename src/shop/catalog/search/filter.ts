import type { AttributeKind } from '../attributes/attribute.ts'
import type { ProductCard } from '../product.ts'

/** What a shopper can ask a list of products for, and what the list answers. */

export const productSorts = [
  'popular',
  'rating',
  'new',
  'price-up',
  'price-down',
  'discount',
] as const
export type ProductSort = (typeof productSorts)[number]

/** Unless a filter asks for another number. */
export const cardsOnAPage = 24

export interface ProductFilter {
  /** Slug. */
  category?: string
  /** Typed text, taken literally. */
  q?: string
  /** Paisa, of what is paid now for the first variant. */
  min?: number
  /** Paisa. */
  max?: number
  /** Names of colours in English; any of them. */
  colors: readonly string[]
  /** Any of them. */
  sizes: readonly string[]
  /** `material:cotton`, `power:500..1000`: any of one attribute, and all attributes. */
  attributes?: readonly string[]
  stock?: 'in'
  discount?: boolean
  sort: ProductSort
  /** From 1. */
  page: number
  perPage?: number
}

/** Values of an attribute to choose from. */
export interface AttributeFacet {
  slug: string
  name: string
  nameBn: string | null
  kind: AttributeKind
  unit: string
  unitBn: string | null
  /** Of a choice: its slug and its name. `yes`, `no`. Numbers: as range.ts reads them. */
  values: { value: string; name: string | null; nameBn: string | null; count: number }[]
}

/** What each further choice would find, given all the other filters. */
export interface Facets {
  colors: { name: string; nameBn: string | null; hex: string | null; count: number }[]
  sizes: { size: string; count: number }[]
  /** Those that hold in the category, and those that are asked for, in the merchant's order. */
  attributes: AttributeFacet[]
  inStock: number
  discounted: number
  /** Paisa. Both 0 where nothing is found. */
  price: { min: number; max: number }
}

export interface ProductPage {
  products: ProductCard[]
  total: number
  pages: number
  facets: Facets
}
