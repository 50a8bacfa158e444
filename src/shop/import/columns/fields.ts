import { headingOf, headingOfBangla } from '../attributes/attribute-columns.ts'
import { haatHeadings } from '../formats/haat/haat-rows.ts'
import { headingKey } from '../formats/row.ts'

/** What a column of a file may be said to be. */
export interface ColumnField {
  /** Headings under which the format knows it; the first is written for a column that is called otherwise. */
  headings: readonly string[]
  /** The column of our own format that says the same, where there is one. */
  means?: string
  /** Of an attribute, in the language asked for. */
  attribute?: { name: string; isBangla: boolean }
}

const own: readonly ColumnField[] = haatHeadings(true).map((heading) => ({
  headings: [headingKey(heading)],
  means: heading,
}))

const field = (means: string, ...headings: string[]): ColumnField => ({ headings, means })
const theirs = (...headings: string[]): ColumnField => ({ headings })

const shopify: readonly ColumnField[] = [
  field('handle', 'handle', 'url handle'),
  field('name', 'title'),
  field('description', 'body html', 'description'),
  field('brand', 'vendor'),
  field('category', 'type'),
  theirs('product category'),
  field('tags', 'tags'),
  field('status', 'status'),
  theirs('published', 'published on online store'),
  ...[1, 2, 3].flatMap((n) => [theirs(`option${n} name`), theirs(`option${n} value`)]),
  field('sku', 'variant sku', 'sku'),
  field('price', 'variant price', 'price'),
  theirs('variant compare at price', 'compare at price'),
  field('purchase_cost', 'cost per item'),
  field('stock', 'variant inventory qty', 'inventory quantity'),
  theirs('variant inventory tracker', 'inventory tracker'),
  field('barcode', 'variant barcode', 'barcode'),
  field('weight_grams', 'variant grams', 'weight value grams'),
  field('meta_title', 'seo title'),
  field('meta_description', 'seo description'),
  field('pictures', 'image src', 'product image url'),
  theirs('image position'),
  theirs('variant image', 'variant image url'),
]

const wooCommerce: readonly ColumnField[] = [
  theirs('type'),
  theirs('id'),
  theirs('parent'),
  field('name', 'name'),
  field('sku', 'sku'),
  field('brand', 'brands', 'brand'),
  theirs('short description'),
  field('description', 'description'),
  theirs('published'),
  theirs('visibility in catalog'),
  field('category', 'categories'),
  field('tags', 'tags'),
  field('price', 'regular price'),
  field('discount_price', 'sale price'),
  theirs('date sale price starts'),
  theirs('date sale price ends'),
  field('stock', 'stock'),
  theirs('in stock'),
  field('pictures', 'images'),
]

/** What headings of other shops say in our own format. */
export const headingsOfOthers: readonly (readonly [heading: string, means: string])[] = [
  ...shopify,
  ...wooCommerce,
].flatMap(({ headings, means }) =>
  means === undefined ? [] : headings.map((heading) => [heading, means] as const),
)

/** Of the format of a file; of our own where the file is of none yet. Behind them attributes, with their names. */
export function fieldsOf(
  format: string | null,
  attributes: readonly NamedAttribute[],
): readonly ColumnField[] {
  return [...fieldsOfFormat(format), ...attributes.flatMap(fieldsOfAttribute)]
}

interface NamedAttribute {
  slug: string
  name: string
  kind: string
}

function fieldsOfAttribute({ slug, name, kind }: NamedAttribute): ColumnField[] {
  const called = (heading: string, isBangla: boolean): ColumnField => ({
    headings: [headingKey(heading)],
    attribute: { name, isBangla },
  })
  const main = called(headingOf(slug), false)
  return kind === 'text' ? [main, called(headingOfBangla(slug), true)] : [main]
}

function fieldsOfFormat(format: string | null): readonly ColumnField[] {
  if (format === 'Shopify') return shopify
  return format === 'WooCommerce' ? wooCommerce : own
}
