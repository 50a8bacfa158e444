import type { VariantDraft } from '#shop/catalog/contract.ts'
import {
  ofEachField,
  snakeCase,
  type FieldKind,
  type OfEachField,
} from '#shop/catalog/product-fields.ts'
import { slugFrom } from '#shop/catalog/slug.ts'
import {
  bad,
  splitList,
  type Format,
  type FurtherCategory,
  type ImportedProduct,
  type Place,
  type Reading,
} from '../product.ts'
import type { ImportedPicture } from '../pictures.ts'
import { cellOf, headingKey, openRow, type Remark, type Row, type RowReader } from '../row.ts'
import { unguarded } from '../guard.ts'
import { isOfCategory, readCategory, slugOfCategory } from './haat-category.ts'
import { readOptionValues, readProductOptions } from './haat-options.ts'
import { readFormerSlugs } from './former-slugs.ts'

/** Our own format: one row for each variant, joined by the handle; what is of the product stands in its first row. */
export const haat: Format = {
  name: 'Haat',
  mayNotCount: false,
  leavesOut: () => false,
  skuHeadings: ['sku'],
  place: placeOf,
  read: (rows, now) => {
    const plain = rows.map(unguarded)
    return plain[0] && isOfCategory(plain[0]) ? readCategory(plain) : readProduct(plain, now)
  },
}

function placeOf(row: Row): Place {
  const handle = slugFrom(cellOf(row, 'handle'))
  const name = cellOf(row, 'name')
  if (handle) return { product: handle, name }
  if (name) {
    const own: Place = { product: `line:${row.line}`, name }
    // Without the column each row is a product.
    return row.cells.has('handle') ? { above: { ifNamed: name }, otherwise: own } : own
  }
  if (isOfCategory(row)) return { category: slugOfCategory(row) }
  return { above: {}, otherwise: { problem: 'There is no handle and no name' } }
}

function readProduct(rows: readonly Row[], now: Date): Reading {
  const [first] = rows
  if (!first) throw new Error('A product has at least one row')
  const reader = openRow(first)
  const name = reader.text('name')
  if (name === '') return bad(reader, '', 'There is no name')

  const problems: Remark[] = []
  const variants = rows.flatMap((row) => readVariant(row, first, problems))
  const ofProduct = openRow(first)
  const draft = { ...readFields(ofProduct, name), options: readProductOptions(first) }
  const position = ofProduct.whole('category position')
  if (ofProduct.problems.length > 0) return { outcome: 'bad', name, problems: ofProduct.problems }
  const category = reader.text('category name') || reader.text('category')
  const product: ImportedProduct = {
    line: first.line,
    draft,
    variants,
    // Other rows of a product without a handle may be elsewhere.
    namesAllVariants: reader.text('handle') !== '',
    pictures: picturesOf(first, reader),
    category: category
      ? {
          name: category,
          nameBn: reader.text('category name bn') || undefined,
          position,
          picture: reader.text('category picture') || undefined,
        }
      : undefined,
    furtherCategories: furtherIn(reader),
    formerSlugs: readFormerSlugs(first),
    problems,
    warnings: dealIsOver(draft.deal, now) ? [{ line: first.line, reason: 'The deal is over' }] : [],
  }
  return { outcome: 'read', product }
}

const furtherIn = (reader: RowReader): FurtherCategory[] | undefined =>
  readCell
    .tags(reader, 'further categories')
    ?.map((name) => ({ slug: slugFrom(name), name }))
    .filter(({ slug }) => slug !== '')

const textOrNone = (reader: RowReader, heading: string) =>
  reader.has(heading) ? reader.text(heading) || null : undefined

const textOrBlank = (reader: RowReader, heading: string) =>
  reader.has(heading) ? reader.text(heading) : undefined

const readCell = {
  text: textOrBlank,
  'perhaps-text': textOrNone,
  html: textOrBlank,
  'perhaps-html': textOrNone,
  tags: (reader: RowReader, heading: string) =>
    reader.has(heading) ? splitList(reader.text(heading)) : undefined,
  'perhaps-whole': (reader: RowReader, heading: string) => wholeOrNone(reader, heading),
  url: textOrBlank,
} satisfies Record<FieldKind, (reader: RowReader, heading: string) => unknown>

type FieldsRead = OfEachField<typeof readCell>

/** A column that is missing says nothing; a cell that is empty says that there is none. */
function readFields(reader: RowReader, name: string): ImportedProduct['draft'] {
  return {
    slug: slugFrom(reader.text('handle')) || undefined,
    name,
    ...ofEachField<FieldsRead>((field, { kind }) =>
      readCell[kind](reader, headingKey(snakeCase(field))),
    ),
    category: slugFrom(reader.text('category') || reader.text('category name')) || undefined,
    furtherCategories: furtherIn(reader)?.map(({ slug }) => slug),
    status: statusOf(reader),
    publishedAt: reader.moment('published at'),
    deal: dealOf(reader),
  }
}

const lowerCase = (text: string | null | undefined) => text && text.toLowerCase()

const statuses = ['draft', 'active', 'archived'] as const

function statusOf(reader: RowReader) {
  const text = reader.text('status').toLowerCase()
  const status = statuses.find((known) => known === text)
  if (text !== '' && !status)
    reader.refuse(`status: ${JSON.stringify(text)} is none of draft, active, archived`)
  return status
}

const dealIsOver = (deal: ImportedProduct['draft']['deal'], now: Date): boolean =>
  deal ? new Date(deal.endsAt) <= now : false

function dealOf(reader: RowReader): ImportedProduct['draft']['deal'] {
  const priceInPaisa = reader.amount('deal price')
  const startsAt =
    reader.moment('deal starts at') ?? (reader.has('deal starts at') ? null : undefined)
  const endsAt = reader.end('deal ends at')
  if (startsAt && endsAt && startsAt >= endsAt) reader.refuse('The deal ends before it starts')
  if (priceInPaisa !== undefined && endsAt) return { priceInPaisa, startsAt, endsAt }
  if ((priceInPaisa !== undefined) !== (endsAt !== undefined))
    reader.refuse('A deal needs a price and an end')
  return reader.has('deal price') ? null : undefined
}

function readVariant(
  row: Row,
  first: Row,
  problems: Remark[],
): { line: number; draft: VariantDraft }[] {
  const reader = openRow(row)
  const draft = {
    sku: reader.text('sku'),
    ...readLook(reader),
    optionValues: readOptionValues(row, first),
    priceInPaisa: reader.amount('price') ?? 0,
    discountPriceInPaisa: amountOrNone(reader, 'discount price'),
    purchaseCostInPaisa: amountOrNone(reader, 'purchase cost'),
    barcode: textOrNone(reader, 'barcode'),
    weightInGrams: wholeOrNone(reader, 'weight grams'),
    stock: reader.whole('stock'),
    unitsSold: reader.whole('units sold'),
  }
  if (reader.text('price') === '') reader.refuse('There is no price')
  if (draft.sku === '') reader.refuse('There is no SKU')
  problems.push(...reader.problems)
  return reader.problems.length > 0 ? [] : [{ line: row.line, draft }]
}

function readLook(reader: RowReader) {
  return {
    color: textOrNone(reader, 'color'),
    colorBn: textOrNone(reader, 'color bn'),
    colorHex: lowerCase(textOrNone(reader, 'color hex')),
    size: textOrNone(reader, 'size'),
  }
}

function amountOrNone(reader: RowReader, heading: string): number | null | undefined {
  return reader.amount(heading) ?? (reader.has(heading) ? null : undefined)
}

function wholeOrNone(reader: RowReader, heading: string): number | null | undefined {
  return reader.whole(heading) ?? (reader.has(heading) ? null : undefined)
}

const focusForm = /^(?<x>\d{1,3}) (?<y>\d{1,3})$/

/**
 * One picture on each line of the cell: a URL, the SKU of the only variant that it shows, and the focus point in percent, as
 * `cup.jpg | CUP-RED | 25 75`.
 */
function picturesOf(row: Row, reader: RowReader): ImportedPicture[] | undefined {
  if (!reader.has('pictures')) return undefined
  const lines = reader
    .text('pictures')
    .split('\n')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return lines.map((entry) => {
    const [source = '', ...parts] = entry.split(/ \| ?/)
    const { x, y } = (parts.length > 1 && focusForm.exec(parts.at(-1) ?? '')?.groups) || {}
    const focus = x && y ? { x: upToAll(x), y: upToAll(y) } : undefined
    const sku = (focus ? parts.slice(0, -1) : parts).join(' | ').trim()
    return { source: source.trim(), variantSku: sku || null, focus, line: row.line }
  })
}

const upToAll = (percent: string) => Math.min(100, Number(percent))
