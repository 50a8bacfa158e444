import type { ShownAttribute } from '#shop/catalog/attributes/attribute.ts'
import type { ProductCard, ProductView, VariantView } from '#shop/catalog/product.ts'
import { lightPicture } from '../product-cards/answers/light-picture.ts'
import { cardFrom, type ProductAnswer } from '../product-cards/answers/product-answer.ts'
import { plainText } from '#ui/text/plain-text.ts'

/** A product as it stands beside others (D20): picture, price and discount, stock, options, category, description. */
export interface Compared {
  card: ProductCard
  brand: string
  colors: readonly { name: string; nameBn: string | null; hex: string | null }[]
  sizes: readonly string[]
  options: readonly { name: string; nameBn: string | null; values: readonly string[] }[]
  specification: readonly ShownAttribute[]
  /** Plain words, the beginning of it. */
  description: string
  descriptionLanguage: 'en' | 'bn'
}

const longestDescription = 280

export type WholeAnswer = Omit<ProductAnswer, 'variants'> & {
  variants: (Options & { id: string; sku: string })[]
  description: string
  descriptionLanguage: 'en' | 'bn'
  specification: ShownAttribute[]
}

type Options = Pick<VariantView, 'color' | 'colorBn' | 'colorHex' | 'size' | 'options'>

export function comparedFromAnswer(answer: WholeAnswer): Compared {
  return { card: cardFrom(answer), ...fieldsOf(answer) }
}

export function comparedFromView(product: ProductView): Compared {
  const { id, slug, name, nameBn, brand, category, stock, onlyVariant } = product
  const { priceInPaisa, sellingPriceInPaisa, rating } = product
  const prices = { priceInPaisa, sellingPriceInPaisa, dealEndsAt: null }
  const picture = lightPicture(product.picture)
  const card = { id, slug, name, nameBn, brand, category, picture, stock, onlyVariant, ...prices }
  return { card: { ...card, ...(rating && { rating }) }, ...fieldsOf(product) }
}

function fieldsOf(
  product: Pick<WholeAnswer, 'brand' | 'description' | 'descriptionLanguage' | 'specification'> & {
    variants: Options[]
  },
) {
  const { brand, variants, description, descriptionLanguage, specification } = product
  const colors = new Map(
    variants.flatMap(({ color, colorBn, colorHex }) =>
      color === null ? [] : [[color, { name: color, nameBn: colorBn, hex: colorHex }]],
    ),
  )
  return {
    brand,
    colors: [...colors.values()],
    sizes: [...new Set(variants.flatMap(({ size }) => size ?? []))],
    options: optionsOf(variants),
    specification,
    description: plainText(description, longestDescription),
    descriptionLanguage,
  }
}

const optionsOf = (variants: readonly Options[]): Compared['options'] =>
  (variants[0]?.options ?? []).map(({ name, nameBn }, index) => ({
    name,
    nameBn,
    values: [...new Set(variants.flatMap(({ options }) => options[index]?.value ?? []))],
  }))

const comparedRows = [
  'price',
  'rating',
  'stock',
  'colors',
  'sizes',
  'category',
  'brand',
  'description',
] as const
export type FixedRow = (typeof comparedRows)[number]
/** `attribute:material` is a line of the specification, `option:Length` a free option. */
export type ComparedRow = FixedRow | `attribute:${string}` | `option:${string}`

export const optionOf = (row: ComparedRow, { options }: Compared) =>
  options.find(({ name }) => row === `option:${name}`)

export const lineOf = (row: ComparedRow, { specification }: Compared): ShownAttribute | undefined =>
  specification.find(({ attribute }) => row === `attribute:${attribute}`)

export const isFixedRow = (row: ComparedRow): row is FixedRow => Object.hasOwn(saidInFixed, row)

/** What a row says of a product, for comparing it with the others. */
function said(row: ComparedRow, product: Compared): string {
  if (isFixedRow(row)) return saidInFixed[row](product)
  const option = optionOf(row, product)
  return option ? option.values.toSorted().join() : saidOf(lineOf(row, product))
}

const saidInFixed: Record<FixedRow, (product: Compared) => string> = {
  price: ({ card }) => `${card.sellingPriceInPaisa} ${card.priceInPaisa}`,
  rating: ({ card: { rating } }) => (rating ? `${rating.average} ${rating.count}` : ''),
  stock: ({ card }) => card.stock,
  colors: ({ colors }) =>
    colors
      .map(({ name }) => name)
      .toSorted()
      .join(),
  sizes: ({ sizes }) => sizes.toSorted().join(),
  category: ({ card }) => card.category,
  brand: ({ brand }) => brand,
  description: ({ description }) => description,
}

const saidOf = (line: ShownAttribute | undefined) =>
  line === undefined ? '' : [line.value, line.unit].join(' ')

/** Free options stand behind the sizes, lines of the specifications behind the brand. */
function rowsOf(products: readonly Compared[]): ComparedRow[] {
  const lines = products.flatMap(({ specification }) =>
    specification.map(({ attribute }): ComparedRow => `attribute:${attribute}`),
  )
  const options = products.flatMap((product) =>
    product.options.map(({ name }): ComparedRow => `option:${name}`),
  )
  const behind: Partial<Record<FixedRow, ComparedRow[]>> = { sizes: options, brand: lines }
  return comparedRows.flatMap((row) => [row, ...new Set(behind[row])])
}

/** Rows in which none has anything are left out. Descriptions always differ: saying so would say nothing. */
export function rowsToCompare(
  products: readonly Compared[],
): { row: ComparedRow; differs: boolean }[] {
  return rowsOf(products).flatMap((row) => {
    const words = products.map((product) => said(row, product))
    if (words.every((word) => word === '')) return []
    return [{ row, differs: row !== 'description' && new Set(words).size > 1 }]
  })
}

/** Ids of those with the lowest price; none where all cost the same. */
export function cheapest(products: readonly Compared[]): ReadonlySet<string> {
  const prices = products.map(({ card }) => card.sellingPriceInPaisa)
  if (new Set(prices).size < 2) return new Set()
  const lowest = Math.min(...prices)
  const cards = products.map(({ card }) => card)
  return new Set(cards.flatMap((card) => (card.sellingPriceInPaisa === lowest ? card.id : [])))
}
