import type { VariantDraft } from '../../catalog/contract.ts'
import { slugFrom } from '../../catalog/slug.ts'
import { arrangeOptions, readOptions, type Option, type ReadOptions } from './options.ts'
import { arrangePictures, type VariantPicture } from './pictures.ts'
import { bad, pricesFrom, type Format, type ImportedProduct, type Reading } from './product.ts'
import { barcodeOf, categoryOf, gramsOf, metaOf, statusOf, tagsOf } from './shopify-fields.ts'
import { cellOf, openRow, type Remark, type Row, type RowReader } from './row.ts'

/** Products as Shopify exports them: one row for each variant or further picture, joined by the handle. */
export const shopify: Format = {
  name: 'Shopify',
  skuHeadings: ['variant sku', 'sku'],
  mayNotCount: true,
  leavesOut: (heading) =>
    /^(?:image alt text|product image alt|google shopping|variant tax code|(?:price|compare at price|included) [a-z])|metafields/.test(
      heading,
    ),
  place: (row) => {
    const handle = cellOf(row, 'handle', 'url handle').toLowerCase()
    const name = cellOf(row, 'title')
    if (handle) return { product: slugFrom(handle) || handle, name }
    return {
      above: name ? { ifNamed: name } : {},
      otherwise: { problem: 'There is no handle' },
    }
  },
  read: readProduct,
}

const handleOf = (row: Row) => slugFrom(cellOf(row, 'handle', 'url handle'))

interface ReadVariant {
  uncounted: boolean
  draft: VariantDraft
  options: ReadOptions
  picture: string
  line: number
}

function readProduct(rows: readonly Row[]): Reading {
  const [first] = rows
  if (!first) throw new Error('A product has at least one row')
  const reader = openRow(first)
  const name = reader.text('title')
  const refusal = refusalOf(reader)
  if (refusal) return bad(reader, name, refusal)

  const optionNames = [1, 2, 3].map((index) => cellOf(first, `option${index} name`))
  const problems: Remark[] = []
  const warnings: Remark[] = []
  const { variants, options, folded } = arrangeOptions(
    rows
      .filter((row, index) => index === 0 || isVariant(row))
      .flatMap((row) => readVariant(row, optionNames, { problems, warnings })),
  )
  for (const reason of [...notesOn(variants, folded), ...notesOnRows(rows)])
    warnings.push({ line: first.line, reason })

  const category = categoryOf(reader)
  const product: ImportedProduct = {
    line: first.line,
    draft: {
      slug: handleOf(first) || undefined,
      name,
      description: reader.text('body html', 'description') || undefined,
      brand: reader.text('vendor') || undefined,
      tags: tagsOf(reader),
      options,
      ...metaOf(reader),
      status: statusOf(reader),
      category: (category && slugFrom(category)) || undefined,
    },
    variants: variants.map(({ line, draft, uncounted }) => ({ line, draft, uncounted })),
    namesAllVariants: true,
    pictures: picturesOf(rows, variants),
    category: category ? { name: category } : undefined,
    problems,
    warnings,
  }
  return { outcome: 'read', product }
}

function notesOn(variants: readonly ReadVariant[], folded: readonly string[]): string[] {
  const silent = variants.some(({ uncounted, draft }) => !uncounted && draft.stock === undefined)
  return [
    ...folded.map((option) => `The option ${option} is shown as a size`),
    ...(silent ? ['The file does not say its stock: new variants get 0'] : []),
  ]
}

function refusalOf(reader: RowReader): string | undefined {
  if (reader.text('title') === '') return 'There is no title'
  const isGiftCard = reader.text('gift card').toLowerCase() === 'true'
  return isGiftCard ? 'It is a gift card, and this shop has none' : undefined
}

function notesOnRows(rows: readonly Row[]): string[] {
  const says = (value: string, ...headings: string[]) =>
    rows.some((row) => cellOf(row, ...headings).toLowerCase() === value)
  return [
    ...(says('continue', 'variant inventory policy', 'continue selling when out of stock')
      ? ['It is sold there when nothing is left; here it is sold out at 0']
      : []),
    ...(says('false', 'variant requires shipping', 'requires shipping')
      ? ['It is not delivered there; here it is ordered and delivered like all goods']
      : []),
    ...(says('unlisted', 'status')
      ? ['It is unlisted there, which does not exist here: it stays a draft']
      : []),
  ]
}

const isVariant = (row: Row) =>
  cellOf(row, 'option1 value', 'variant sku', 'sku', 'variant price', 'price') !== ''

function readVariant(
  row: Row,
  optionNames: readonly string[],
  remarks: { problems: Remark[]; warnings: Remark[] },
): ReadVariant[] {
  const reader = openRow(row)
  const options = optionsOf(row, optionNames)
  const price = reader.amount('variant price', 'price')
  const before = reader.amount('variant compare at price', 'compare at price')
  const cost = reader.amount('cost per item')
  const { stock, uncounted } = stockOf(reader)
  if (price === undefined && reader.problems.length === 0) reader.refuse('There is no price')
  if (price === undefined || reader.problems.length > 0) {
    remarks.problems.push(...reader.problems)
    return []
  }
  const sku = reader.text('variant sku', 'sku') || madeUpSku(row, options)
  const { color, colorHex } = options
  const draft = {
    ...pricesFrom(price, before),
    sku,
    color,
    colorHex,
    stock,
    purchaseCostInPaisa: cost,
    barcode: barcodeOf(reader),
    weightInGrams: gramsOf(reader),
  }
  const picture = reader.text('variant image', 'variant image url')
  return [{ draft, options, uncounted, picture, line: row.line }]
}

function optionsOf(row: Row, names: readonly string[]): ReadOptions {
  const options: Option[] = names.map((name, index) => ({
    name,
    value: cellOf(row, `option${index + 1} value`),
  }))
  // How Shopify writes that there is nothing to choose.
  return readOptions(
    options.filter(({ name, value }) => !(name === 'Title' && value === 'Default Title')),
  )
}

/** The same in every export, so that the next one finds the variant again. */
function madeUpSku(row: Row, { color, size }: ReadOptions): string {
  return [handleOf(row), slugFrom([color, size].filter(Boolean).join(' '))]
    .filter(Boolean)
    .join('-')
    .slice(0, 100)
}

/** The stock is undefined, which leaves it alone, where the export does not say it (shops with several warehouses). */
function stockOf(reader: RowReader): { stock: number | undefined; uncounted: boolean } {
  const quantity = reader.whole('variant inventory qty', 'inventory quantity')
  const saysWhoCounts = reader.has('variant inventory tracker') || reader.has('inventory tracker')
  const counted = reader.text('variant inventory tracker', 'inventory tracker') !== ''
  if (saysWhoCounts && !counted) return { stock: undefined, uncounted: true }
  return { stock: quantity === undefined ? undefined : Math.max(0, quantity), uncounted: false }
}

function picturesOf(rows: readonly Row[], variants: readonly ReadVariant[]) {
  const gallery = rows
    .map((row) => ({
      line: row.line,
      source: cellOf(row, 'image src', 'product image url'),
      position: Number(cellOf(row, 'image position')) || Infinity,
    }))
    .filter(({ source }) => source !== '')
    .toSorted((one, other) => one.position - other.position || 0)
  const ofVariants: VariantPicture[] = variants
    .filter(({ picture }) => picture !== '')
    .map(({ picture, draft, line }) => ({ sku: draft.sku, source: picture, line }))
  const pictures = arrangePictures(gallery, ofVariants, variants.length)
  return pictures.length > 0 ? pictures : undefined
}
