import { inLanguage, type Language } from '#platform/language.ts'
import type { Focus } from '#shop/pictures/focus.ts'
import type { Picture } from '#shop/pictures/picture.ts'
import { showAttributes, type Attribute, type HeldValue } from '../attributes/attribute.ts'
import {
  bestStep,
  dealOf,
  showVariant,
  type StoredDeal,
  type StoredVariant,
} from '../listings/item.ts'
import { dealIsOn, type ProductStatus, type ProductView } from '../product.ts'
import { ratingOf } from '../ratings/rating.ts'
import { shownFields, type ProductFieldValues } from '../product-fields.ts'

export interface CategoryName {
  slug: string
  name: string
  nameBn: string | null
}

export interface ProductRow extends StoredDeal, ProductFieldValues, Record<string, unknown> {
  id: string
  slug: string
  name: string
  status: ProductStatus
  /** Milliseconds since 1970. */
  publishedAt: number | null
  priceInPaisa: number
  starCounts: number[]
  category: CategoryName
  variants: StoredVariant[]
  pictures: {
    hash: string
    variantId: string | null
    alt: string
    altBn: string
    focus: Focus
  }[]
  attributes: HeldValue[]
}

/** In order, each once. */
export type Gallery = {
  picture: Picture
  /** The variants that it is shown for; null: all. */
  owners: (string | null)[]
  alt: string
  altBn: string
}[]

interface Viewing {
  language: Language
  now: Date
  /** All that there are. */
  attributes: readonly Attribute[]
}

/** What the product page shows of what is stored. */
export function showProduct(
  row: ProductRow,
  gallery: Gallery,
  { language, now, attributes }: Viewing,
): ProductView {
  const deal = dealOf(row)
  const variants = row.variants.map((variant) => ({
    ...showVariant(variant, deal, now),
    pictures: picturesOf(variant, row.variants, gallery),
  }))
  const [first] = variants
  if (!first) throw new Error(`The product ${row.slug} has no variant`)
  const rating = ratingOf(row.starCounts)
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    ...shownFields(row),
    category: row.category.slug,
    categoryName: row.category.name,
    categoryNameBn: row.category.nameBn,
    description: inLanguage(language, row.description, row.descriptionBn),
    descriptionLanguage: row.descriptionBn ? language : 'en',
    ...metaIn(language, row),
    status: row.status,
    picture: gallery[0]?.picture ?? null,
    pictures: gallery.map(({ picture, alt, altBn }) => ({
      ...picture,
      ...altIn(language, alt, altBn),
    })),
    priceInPaisa: first.priceInPaisa,
    sellingPriceInPaisa: first.sellingPriceInPaisa,
    dealEndsAt: dealIsOn(deal, now) ? (deal.dealEndsAt?.toISOString() ?? null) : null,
    stock: bestStep(row.variants),
    onlyVariant: variants.length === 1 ? { id: first.id, sku: first.sku } : null,
    variants,
    specification: showAttributes(row.attributes, attributes, language),
    ...(rating && { rating, starCounts: row.starCounts }),
  }
}

/** Each in its own language or not at all: a Bangla page under an English title would be found by nobody. */
function metaIn(language: Language, row: ProductRow): Pick<ProductView, 'meta'> {
  const [title, description] =
    language === 'bn'
      ? [row.metaTitleBn, row.metaDescriptionBn]
      : [row.metaTitle, row.metaDescription]
  if (!title && !description) return {}
  return { meta: { ...(title && { title }), ...(description && { description }) } }
}

/** Left out where nobody said what it shows: every byte of it is on the page. */
function altIn(language: Language, alt: string, altBn: string): { alt?: string } {
  const said = inLanguage(language, alt, altBn || null)
  return said === '' ? {} : { alt: said }
}

/** Its own pictures first, then those of its colour in other sizes, then those of all; where there is none, whatever there is. */
function picturesOf(
  { id, color }: StoredVariant,
  variants: readonly StoredVariant[],
  gallery: Gallery,
): number[] {
  const alike = variants.filter(
    (other) => color !== null && other.color === color && other.id !== id,
  )
  const owners = [id, ...alike.map((other) => other.id), null]
  const found = owners.flatMap((owner) =>
    gallery.flatMap((shown, index) => (shown.owners.includes(owner) ? [index] : [])),
  )
  return found.length > 0 ? [...new Set(found)] : gallery.map((_, index) => index)
}
