import type { WholeCategory } from '#shop/catalog/categories/list-whole-categories.ts'
import type { WholeProduct } from '#shop/catalog/products/list-whole-products.ts'
import type { StoredVariant } from '#shop/catalog/variant.ts'
import { focusOrNone } from '#shop/pictures/focus.ts'
import { ofEachField, snakeCase, type FieldKind } from '#shop/catalog/product-fields.ts'
import type { Attribute } from '#shop/catalog/attributes/attribute.ts'
import { cellsOf, headingsOf } from '../../attributes/attribute-columns.ts'
import { writeAmount } from '../amounts.ts'
import { writeFormerSlugs } from './former-slugs.ts'
import { withGuard } from '../guard.ts'

/** Our own format, written: what haat.ts reads. The names of the columns are documented in docs/import.md. */

const asItIs = (text: string | null) => text

const cellOf: { [Kind in FieldKind]: (value: never) => string | null } = {
  text: asItIs,
  'perhaps-text': asItIs,
  html: asItIs,
  'perhaps-html': asItIs,
  tags: (tags: string[]) => tags.map((tag) => tag.replaceAll(',', '\\,')).join(', '),
  'perhaps-whole': (whole: number | null) => whole?.toString() ?? null,
  url: asItIs,
}

const cellsOfFields = Object.fromEntries(
  Object.values(
    ofEachField<Record<string, [string, (product: WholeProduct) => string | null]>>(
      (name, { kind }) => [
        snakeCase(name),
        (product: WholeProduct) => cellOf[kind](product[name] as never),
      ],
    ),
  ),
)

const columnsOfProduct = {
  handle: ({ slug }) => slug,
  name: ({ name }) => name,
  ...cellsOfFields,
  category: ({ category }) => category.slug,
  category_name: ({ category }) => category.name,
  category_name_bn: ({ category }) => category.nameBn,
  category_position: ({ category }) => String(category.position),
  further_categories: ({ furtherCategories }) =>
    furtherCategories.map(({ slug }) => slug).join(', '),
  status: ({ status }) => status,
  published_at: ({ publishedAt }) => publishedAt?.toISOString(),
  deal_price: ({ dealPriceInPaisa }) => writeAmount(dealPriceInPaisa),
  deal_starts_at: ({ dealStartsAt }) => dealStartsAt?.toISOString(),
  deal_ends_at: ({ dealEndsAt }) => dealEndsAt?.toISOString(),
  former_handles: ({ formerSlugs }) => writeFormerSlugs(formerSlugs),
  option1_name: ({ options }) => options[0]?.name,
  option1_name_bn: ({ options }) => options[0]?.nameBn,
  option2_name: ({ options }) => options[1]?.name,
  option2_name_bn: ({ options }) => options[1]?.nameBn,
  option3_name: ({ options }) => options[2]?.name,
  option3_name_bn: ({ options }) => options[2]?.nameBn,
} satisfies Record<string, (product: WholeProduct) => string | null | undefined>

const columnsOfVariant = {
  color: ({ color }) => color,
  color_bn: ({ colorBn }) => colorBn,
  color_hex: ({ colorHex }) => colorHex,
  size: ({ size }) => size,
  option1_value: ({ optionValues }) => optionValues[0],
  option2_value: ({ optionValues }) => optionValues[1],
  option3_value: ({ optionValues }) => optionValues[2],
  sku: ({ sku }) => sku,
  price: ({ priceInPaisa }) => writeAmount(priceInPaisa),
  discount_price: ({ discountPriceInPaisa }) => writeAmount(discountPriceInPaisa),
  purchase_cost: ({ purchaseCostInPaisa }) => writeAmount(purchaseCostInPaisa),
  barcode: ({ barcode }) => barcode,
  weight_grams: ({ weightInGrams }) => weightInGrams?.toString(),
  stock: ({ stock }) => String(stock),
  units_sold: ({ unitsSold }) => String(unitsSold),
} satisfies Record<string, (variant: StoredVariant) => string | null | undefined>

/** What stands in the row of a category alone. */
const columnsOfCategory = {
  category_parent: ({ parentSlug }) => parentSlug,
  category_description: ({ description }) => description,
  category_description_bn: ({ descriptionBn }) => descriptionBn,
  category_hidden: ({ hidden }) => (hidden ? 'yes' : 'no'),
} satisfies Record<string, (category: WholeCategory) => string | null>

/** With pictures or without. */
export const haatHeadings = (
  withPictures: boolean,
  attributes: readonly Attribute[] = [],
): string[] => [
  ...Object.keys(columnsOfProduct),
  ...Object.keys(columnsOfVariant),
  ...Object.keys(columnsOfCategory),
  ...headingsOf(attributes),
  ...(withPictures ? pictureColumns : []),
]

const pictureColumns = ['category_picture', 'pictures']

/**
 * One row for each variant. What is of the product stands in the first; the others repeat its handle. Without paths the
 * pictures are left out, and an import leaves them as they are.
 */
export const haatRows = (...of: Parameters<typeof haatCells>): string[][] =>
  haatCells(...of).map((cells) => cells.map(withGuard))

/** The same as it is, for a caller that guards it. */
export function haatCells(
  product: WholeProduct,
  paths: ReadonlyMap<string, string> | undefined,
  attributes: readonly Attribute[],
): string[][] {
  const urlOf = (hash: string) => paths?.get(hash) ?? ''
  const whole = Object.values(columnsOfProduct).map((cell) => cell(product) ?? '')
  const pictures = product.pictures
    .filter(({ hash }) => urlOf(hash))
    .map(({ hash, variantSku, focusX, focusY }) => {
      const shown = focusOrNone({ x: focusX, y: focusY })
      const parts = [variantSku ?? '', shown ? `${shown.x} ${shown.y}` : '']
      return [urlOf(hash), ...parts.slice(0, parts.findLastIndex(Boolean) + 1)].join(' | ')
    })
    .join('\n')
  const described = cellsOf(product, attributes)
  return product.variants.map((variant, index) => {
    const ofProduct = index === 0 ? whole : whole.map((cell, column) => (column === 0 ? cell : ''))
    const ofVariant = Object.values(columnsOfVariant).map((cell) => cell(variant) ?? '')
    const ofPictures = index === 0 ? [urlOf(product.category.picture ?? ''), pictures] : ['', '']
    const ofAttributes = index === 0 ? described : described.map(() => '')
    return [
      ...ofProduct,
      ...ofVariant,
      ...ofNoCategory,
      ...ofAttributes,
      ...(paths ? ofPictures : []),
    ]
  })
}

const ofNoCategory = Object.keys(columnsOfCategory).map(() => '')

/** All that stands in the row of a category; the other cells are empty. */
const cellsOfCategory: Record<string, (category: WholeCategory) => string | null> = {
  ...columnsOfCategory,
  category: ({ slug }) => slug,
  category_name: ({ name }) => name,
  category_name_bn: ({ nameBn }) => nameBn,
  category_position: ({ position }) => String(position),
  former_handles: ({ formerSlugs }) => writeFormerSlugs(formerSlugs),
}

/** A row for the category itself, so that those without products are in the file, too. */
export function haatCategoryRow(
  category: WholeCategory,
  paths: ReadonlyMap<string, string> | undefined,
  attributes: readonly Attribute[],
): string[] {
  const picture = paths?.get(category.picture ?? '') ?? ''
  return haatHeadings(paths !== undefined, attributes)
    .map((heading) =>
      heading === 'category_picture' ? picture : (cellsOfCategory[heading]?.(category) ?? ''),
    )
    .map(withGuard)
}
