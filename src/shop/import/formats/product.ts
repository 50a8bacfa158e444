import type { CategoryDraft, ProductDraft, VariantDraft } from '../../catalog/contract.ts'
import type { ImportedPicture } from './pictures.ts'
import type { Remark, Row, RowReader } from './row.ts'

export interface ImportedCategory {
  name: string
  /** What it stands in, from the top down. */
  above?: readonly string[] | undefined
  nameBn?: string | undefined
  position?: number | undefined
  /** A URL or path; its hash once it was found. For a category that the shop does not have yet, as all of this. */
  picture?: string | undefined
}

/** One that a product stands in beside its main one. */
export interface FurtherCategory extends Pick<ImportedCategory, 'name' | 'above'> {
  slug: string
}

/** A row that is of a category alone: it makes it, or changes it. */
export interface ImportedCategoryRow {
  line: number
  draft: Omit<CategoryDraft, 'picture' | 'parentId'>
  /** Slug of what it stands in; null: at the top, undefined: where it stands. */
  parent: string | null | undefined
  /** A URL or path; null takes the picture away, undefined leaves it. */
  picture: string | null | undefined
  formerSlugs: string[]
}

/** A product as a file says it, before anything of it was checked against the shop. */
export interface ImportedProduct {
  line: number
  draft: Omit<ProductDraft, 'variants' | 'pictures'>
  variants: ImportedVariant[]
  /** Then variants of the shop that the file does not name are removed. */
  namesAllVariants: boolean
  /** What stays although the product's rows do not name it: a refused row of the file may mean it. */
  keeps?: { variant: (sku: string) => boolean; pictures: boolean }
  /** Undefined where the file says nothing of pictures. */
  pictures: ImportedPicture[] | undefined
  /** What the category is called, should the shop not have it yet. */
  category: ImportedCategory | undefined
  /** What its further categories are called, should the shop not have them yet. */
  furtherCategories?: readonly FurtherCategory[] | undefined
  /** Slugs that it once had: links with them go on working. */
  formerSlugs?: string[]
  /** Attributes (slugs) of which the file has a column; others stay as they are. */
  attributesNamed?: string[]
  /** Rows that are left out, and why. */
  problems: Remark[]
  warnings: Remark[]
}

export interface ImportedVariant {
  line: number
  draft: VariantDraft
  /** The other shop does not count its pieces: how many there are, the merchant has to say. */
  uncounted?: boolean
}

export type Reading =
  | { outcome: 'read'; product: ImportedProduct }
  | { outcome: 'category'; category: ImportedCategoryRow }
  | { outcome: 'bad'; name: string; problems: Remark[] }

/**
 * Which product a row belongs to: the one of a key, one elsewhere in the file, or the one above it, where cells are merged or left
 * empty below the first row of a product.
 */
export type Place =
  | {
      product: string
      /** Empty in rows that only continue a product. */
      name: string
      alsoKnownAs?: string | undefined
    }
  | { partOf: string }
  | { category: string }
  /** Belongs to the product above it, where there is one (of this name, if one is given). */
  | { above: { ifNamed?: string }; otherwise: Place }
  | { problem: string }

export interface Format {
  name: string
  /** Headings of the column with the SKU. */
  skuHeadings: readonly string[]
  /** Whether a file may leave open how many pieces there are. */
  mayNotCount: boolean
  place: (row: Row) => Place
  /** Columns (as headingKey makes them) that hold something for which the shop has no place. */
  leavesOut: (heading: string) => boolean
  /** All rows of one product, in the order of the file. */
  read: (rows: readonly Row[], now: Date) => Reading
}

/** Price and discount from a price that counts and one that is crossed out. */
export function pricesFrom(price: number, before: number | undefined) {
  return before !== undefined && before > price && price > 0
    ? { priceInPaisa: before, discountPriceInPaisa: price }
    : { priceInPaisa: price, discountPriceInPaisa: null }
}

/** A product that cannot be imported. */
export function bad(row: RowReader, name: string, reason: string): Reading {
  row.refuse(reason)
  return { outcome: 'bad', name, problems: row.problems }
}

/** "tea, gift\\, small" are two. */
export const splitList = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map(plainValue)
    .filter(Boolean)

export const plainValue = (text: string): string => text.replaceAll('\\,', ',').trim()

/** &amp; and its like, as some shops write names. */
export function withoutEntities(text: string): string {
  const named: Record<string, string> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
  }
  return text.replaceAll(/&(?:#(\d{1,6})|([a-z]{2,4}));/g, (all, code: string, name: string) =>
    code ? String.fromCodePoint(Math.min(Number(code), 0x10_ff_ff)) : (named[name] ?? all),
  )
}
