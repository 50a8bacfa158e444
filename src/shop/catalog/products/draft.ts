import type { AttributeValue } from '../attributes/attribute.ts'
import type { ProductDraft } from '../contract.ts'
import type { Deal, Prices, ProductStatus } from '../product.ts'
import { blankFields, fieldsOrCurrent, type ProductFieldValues } from '../product-fields.ts'
import { focusAfter } from '#shop/pictures/focus.ts'
import type { ProductOption } from '../options/option.ts'
import {
  planVariants,
  sameFields,
  orCurrent,
  type KeepOthers,
  type StoredVariant,
  type VariantPlan,
} from '../variant.ts'

/** What a draft makes of a stored product: the rows as they shall be, and which of them differ. */

export interface ProductRow extends ProductFieldValues {
  slug: string
  categoryId: string
  furtherCategoryIds: string[]
  name: string
  status: ProductStatus
  publishedAt: Date | null
  unitsSold: number
  priceInPaisa: number
  sellingPriceInPaisa: number
  lowestPriceInPaisa: number
  hasPicture: boolean
  options: ProductOption[]
  dealPriceInPaisa: number | null
  dealStartsAt: Date | null
  dealEndsAt: Date | null
}

export interface PictureRow {
  hash: string
  variantSku: string | null
  alt: string
  altBn: string
  focusX: number
  focusY: number
}

export interface StoredProduct extends ProductRow {
  id: string
  variants: StoredVariant[]
  pictures: PictureRow[]
  /** In the order of values.ts. */
  attributes: AttributeValue[]
}

export interface PlanContext {
  slug: string
  categoryId: string
  furtherCategoryIds: string[]
  /** Nothing where the product is new. */
  stored: StoredProduct | undefined
  now: Date
  keepOtherVariants?: KeepOthers | undefined
  keepOtherPictures?: boolean | undefined
  /** What the draft says of attributes, in the order of values.ts; left out, it says nothing. */
  attributes?: AttributeValue[] | undefined
}

export interface ProductPlan {
  row: ProductRow
  variants: VariantPlan
  pictures: PicturePlan
  attributes: AttributePlan
  /** Whether anything is different from what is stored. */
  changed: boolean
}

/** Reads nothing, writes nothing. */
export function planProduct(draft: ProductDraft, context: PlanContext): ProductPlan {
  const { stored, keepOtherVariants } = context
  const variants = planVariants(draft.variants, {
    stored: stored?.variants ?? [],
    optionCount: optionsAfter(draft, stored).length,
    keepOthers: keepOtherVariants,
  })
  const pictures = planPictures(draft, { ...context, variants })
  const row = planRow(draft, { ...context, variants, pictures })
  const attributes = planAttributes(context.attributes, stored?.attributes ?? [])
  const parts = [variants, pictures, attributes]
  const changed = !stored || parts.some((part) => part.changed) || !sameFields(row, stored)
  return { row, variants, pictures, attributes, changed }
}

type RowContext = PlanContext & { variants: VariantPlan; pictures: PicturePlan }

const blankProduct = { ...blankFields, status: 'draft' as const, publishedAt: null }

function planRow(draft: ProductDraft, context: RowContext): ProductRow {
  const { slug, categoryId, furtherCategoryIds, stored, now } = context
  const current = stored ?? blankProduct
  const status = orCurrent(draft.status, current.status)
  const firstPublication = status === 'active' ? now : null
  return {
    slug,
    categoryId,
    furtherCategoryIds,
    name: draft.name,
    ...fieldsOrCurrent(draft, current),
    status,
    publishedAt: orCurrent(draft.publishedAt, current.publishedAt) ?? firstPublication,
    unitsSold: unitsSold(context),
    hasPicture: context.pictures.pictures.length > 0,
    options: optionsAfter(draft, stored),
    ...pricesShown(draft, context),
  }
}

const optionsAfter = (
  { options }: ProductDraft,
  stored: StoredProduct | undefined,
): ProductOption[] =>
  options?.map(({ name, nameBn }) => {
    // Files of other shops know no Bangla, and take none away.
    const known = stored?.options.find((option) => option.name === name)
    return { name, nameBn: orCurrent(nameBn, known?.nameBn ?? null) }
  }) ??
  stored?.options ??
  []

const noDeal: Deal = { dealPriceInPaisa: null, dealStartsAt: null, dealEndsAt: null }

/** A start that nobody says stays, as long as it is one of the deal as it shall be. */
function dealAfter(wanted: ProductDraft['deal'], stored: Deal): Deal {
  const { dealPriceInPaisa, dealStartsAt, dealEndsAt } = stored
  if (wanted === undefined) return { dealPriceInPaisa, dealStartsAt, dealEndsAt }
  if (wanted === null) return noDeal
  const { priceInPaisa, endsAt } = wanted
  const kept = dealStartsAt && dealStartsAt < endsAt ? dealStartsAt : null
  return {
    dealPriceInPaisa: priceInPaisa,
    dealStartsAt: orCurrent(wanted.startsAt, kept),
    dealEndsAt: endsAt,
  }
}

/** Lists show the first variant's price (D5). */
function pricesShown(draft: ProductDraft, { stored, variants }: RowContext) {
  const rows = [...variants.kept.map(({ row }) => row), ...variants.added]
  const first = rows.find(({ position }) => position === 0)
  if (!first) throw new Error(`The product ${draft.name} has no first variant`)
  return {
    ...dealAfter(draft.deal, stored ?? noDeal),
    priceInPaisa: first.priceInPaisa,
    // Without the deal: lists count it in while it is on, and it must not outlive its end (D20).
    sellingPriceInPaisa: sellingPriceOf(first),
    lowestPriceInPaisa: Math.min(...rows.map(sellingPriceOf)),
  }
}

const sellingPriceOf = ({ priceInPaisa, discountPriceInPaisa }: Prices): number =>
  discountPriceInPaisa ?? priceInPaisa

/** The sum is counted anew only where a variant's own count changes: it is rolled up elsewhere, now and then. */
function unitsSold({ stored, variants }: RowContext): number {
  const counts = new Map(stored?.variants.map(({ id, unitsSold: count }) => [id, count]))
  const same =
    variants.removed.length === 0 &&
    variants.added.every((row) => row.unitsSold === 0) &&
    variants.kept.every(({ id, row }) => counts.get(id) === row.unitsSold)
  if (stored && same) return stored.unitsSold
  return [...variants.kept.map(({ row }) => row), ...variants.added].reduce(
    (sum, row) => sum + row.unitsSold,
    0,
  )
}

interface AttributePlan {
  values: AttributeValue[]
  changed: boolean
}

function planAttributes(
  wanted: AttributeValue[] | undefined,
  current: AttributeValue[],
): AttributePlan {
  const values = wanted ?? current
  const isSame =
    values.length === current.length &&
    values.every((value, index) => sameFields<object>(value, current[index] ?? {}))
  return { values, changed: !isSame }
}

export interface PicturePlan {
  pictures: PictureRow[]
  changed: boolean
}

function planPictures(
  draft: ProductDraft,
  { stored: product, variants, keepOtherPictures = false }: PlanContext & { variants: VariantPlan },
): PicturePlan {
  const current = product?.pictures ?? []
  if (draft.pictures === undefined) return { pictures: current, changed: false }
  const skus = new Set(
    [...variants.kept.map(({ row }) => row), ...variants.added].map(({ sku }) => sku),
  )
  const named = draft.pictures.map(({ hash, variantSku, alt, altBn, focus }) => {
    const stored = current.find((picture) => picture.hash === hash)
    return {
      hash,
      variantSku: variantSku ?? null,
      alt: orCurrent(alt, stored?.alt ?? ''),
      altBn: orCurrent(altBn, stored?.altBn ?? ''),
      ...focusAfter(focus, stored),
    }
  })
  const ofVariants = (picture: PictureRow): PictureRow =>
    skus.has(picture.variantSku ?? '') ? picture : { ...picture, variantSku: null }
  const hashes = new Set(named.map(({ hash }) => hash))
  const others = keepOtherPictures ? current.filter(({ hash }) => !hashes.has(hash)) : []
  const pictures = [...named, ...others].map(ofVariants)
  const same =
    pictures.length === current.length &&
    pictures.every((picture, index) => {
      const stored = current[index]
      return stored && sameFields(picture, stored)
    })
  // A variant takes its pictures along when it goes.
  return { pictures, changed: !same || variants.removed.length > 0 }
}
