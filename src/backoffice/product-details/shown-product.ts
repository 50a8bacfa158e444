import { typedFromMoment } from '#platform/typed-moment.ts'
import { typedFromPaisa } from '#platform/typed-taka.ts'
import type { Facts } from '#shop/audit/audit.ts'
import { listAudit } from '#shop/audit/list-audit.ts'
import type { WholeProduct } from '#shop/catalog/products/list-whole-products.ts'
import { namePeople } from '#shop/identity/users/list-people.ts'
import type { Shop } from '#shop/shop.ts'
import type { Author } from '../order-details/shown-order.ts'
import { typedFrom } from './fields/typed-categories.ts'
import { typedFieldsOf } from './fields/typed-fields.ts'
import { typedOptions, typedOptionValues } from './variants/option-slots.ts'
import { keysIn } from './pictures/shown-rows.ts'
import { blankProduct, type Drafted, type DraftedPicture, type Row } from './draft/product-draft.ts'

/** A product as its page gets it. */
export interface ShownProduct extends Drafted {
  /** Undefined while it is new. */
  id: string | undefined
  version: number
  updatedAt: string
  name: string
  /** Where shoppers see it; nothing while they do not. */
  slug: string | undefined
  formerSlugs: string[]
  /** Id of the product that it begins as, where it is new. */
  copyOf?: string
}

export const blank: ShownProduct = {
  ...blankProduct,
  id: undefined,
  version: 0,
  updatedAt: '',
  name: '',
  slug: undefined,
  formerSlugs: [],
}

export function showProduct(product: WholeProduct, now: Date): ShownProduct {
  const { id, version, name, slug, status, publishedAt, formerSlugs } = product
  const isPlanned = status === 'active' && publishedAt !== null && publishedAt > now
  return {
    id,
    version,
    updatedAt: product.updatedAt.toISOString(),
    name,
    slug: status === 'active' && !isPlanned ? slug : undefined,
    formerSlugs,
    fields: {
      ...typedFieldsOf(product),
      name,
      slug,
      category: product.category.slug,
      newCategory: '',
      furtherCategories: typedFrom(product.furtherCategories.map((one) => one.slug)),
      status: isPlanned ? 'planned' : status,
      publishAt: isPlanned ? typedFromMoment(publishedAt) : '',
      ...termsOf(product),
      ...typedOptions(product.options),
    },
    attributes: Object.fromEntries(product.attributes.map((one) => [one.slug, typedValue(one)])),
    rows: product.variants.map(rowOf),
    pictures: picturesOf(product),
  }
}

function typedValue({ choice, number, text, textBn }: WholeProduct['attributes'][number]) {
  return { value: String(choice ?? number ?? text ?? ''), valueBn: textBn ?? '' }
}

const termsOf = ({ dealPriceInPaisa, dealStartsAt, dealEndsAt }: WholeProduct) => ({
  dealPrice: typedOf(dealPriceInPaisa),
  dealStartsAt: dealStartsAt ? typedFromMoment(dealStartsAt) : '',
  dealEndsAt: dealEndsAt ? typedFromMoment(dealEndsAt) : '',
})

function rowOf(variant: WholeProduct['variants'][number]): Row {
  return {
    key: variant.id,
    id: variant.id,
    color: variant.color ?? '',
    colorBn: variant.colorBn ?? '',
    colorHex: variant.colorHex ?? '',
    size: variant.size ?? '',
    ...typedOptionValues(variant.optionValues),
    sku: variant.sku,
    price: typedOf(variant.priceInPaisa),
    discount: typedOf(variant.discountPriceInPaisa),
    cost: typedOf(variant.purchaseCostInPaisa),
    barcode: variant.barcode ?? '',
    weight: variant.weightInGrams?.toString() ?? '',
    stock: String(variant.stock),
  }
}

/** A new product that begins as another one: what may stand in the shop once is left out, and its stock. */
export function copyOf({
  fields,
  attributes,
  rows,
  pictures,
  id = '',
}: ShownProduct): ShownProduct {
  const keys = new Map(rows.map(({ key }, index) => [key, `copy-${index + 1}`]))
  return {
    ...blank,
    copyOf: id,
    attributes,
    fields: {
      ...fields,
      slug: '',
      status: 'draft',
      publishAt: '',
      dealPrice: '',
      dealStartsAt: '',
      dealEndsAt: '',
    },
    rows: rows.map((row) => ({
      ...row,
      key: keys.get(row.key) ?? '',
      id: undefined,
      sku: '',
      barcode: '',
      stock: '',
    })),
    pictures: pictures.map((picture) => ({
      ...picture,
      row: keysIn(rows, picture.row)
        .map((key) => keys.get(key))
        .join(),
    })),
  }
}

/** Rows are called by the ids of their variants. One that is stored for several of them is one picture. */
const picturesOf = ({ pictures, variants }: WholeProduct): DraftedPicture[] =>
  [...Map.groupBy(pictures, ({ hash }) => hash)].flatMap(([hash, stored]) => {
    const [first] = stored
    if (!first) return []
    const { alt, altBn, focusX, focusY } = first
    const skus = new Set(stored.map(({ variantSku }) => variantSku))
    const shown = skus.has(null) ? [] : variants.filter(({ sku }) => skus.has(sku))
    const row = shown.map(({ id }) => id).join()
    return [{ hash, alt, altBn, focusX: String(focusX), focusY: String(focusY), row }]
  })

const typedOf = (paisa: number | null) => (paisa === null ? '' : typedFromPaisa(paisa))

export interface ShownEdit {
  id: string
  at: string
  author: Author
  before: Facts
  after: Facts
}

/** What was done to it, and by whom: the latest first. Imports leave one entry of their own, and none here. */
export async function listEdits(shop: Shop, id: string): Promise<ShownEdit[]> {
  const entries = (await listAudit(shop, { subject: { type: 'product', id } })).slice(0, most)
  const people = await namePeople(
    shop,
    entries.flatMap(({ actorId }) => actorId ?? []),
  )
  return entries.map(({ id: entry, at, actorId, before, after }) => ({
    id: entry,
    at: at.toISOString(),
    author: authorOf(actorId, people),
    before: shortened(before),
    after: shortened(after),
  }))
}

const most = 20

function authorOf(id: string | null, people: ReadonlyMap<string, { name: string }>): Author {
  if (id === null) return { kind: 'script' }
  const name = people.get(id)?.name
  return name === undefined ? { kind: 'left' } : { kind: 'person', id, name }
}

/** Descriptions are pages long. */
const longest = 160

const shortened = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > longest ? `${value.slice(0, longest)}…` : value,
    ]),
  )
