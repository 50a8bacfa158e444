import { mostLevels } from '#shop/catalog/categories/tree.ts'
import { mostFurtherCategories } from '#shop/catalog/further-categories/further-categories.ts'
import { categoryAt, slugOfPath } from '../../categories/make-categories.ts'
import { unguardedWooCommerce } from '../guard.ts'
import { arrangePictures, type VariantPicture } from '../pictures.ts'
import {
  bad,
  type Format,
  type FurtherCategory,
  type ImportedProduct,
  type Place,
  plainValue,
  type Reading,
  splitList,
  withoutEntities,
} from '../product.ts'
import { cellOf, openRow, type Remark, type Row, type RowReader } from '../row.ts'
import { detailsOf, weightOf } from './woocommerce-attributes.ts'
import { dealOf, type ReadVariant, readVariants } from './woocommerce-variants.ts'

/** Products as WooCommerce exports them: one row for each product, and one for each variation, which names its parent. */
export const wooCommerce: Format = {
  name: 'WooCommerce',
  skuHeadings: ['sku'],
  mayNotCount: true,
  leavesOut: (heading) =>
    /^(?:gtin|purchase note|upsells|cross sells|shipping class|low stock amount|backorders allowed|sold individually|tax class|meta )/.test(
      heading,
    ),
  place: placeOf,
  read: (rows, now) => readProduct(rows.map(unguardedWooCommerce), now),
}

const isVariation = (row: Row) => /\bvariation\b/i.test(cellOf(row, 'type'))

function placeOf(row: Row): Place {
  const id = cellOf(row, 'id')
  const sku = cellOf(row, 'sku')
  if (isVariation(row)) {
    const parent = cellOf(row, 'parent')
    return parent
      ? { partOf: /^id:\d+$/.test(parent) ? parent : `sku:${parent}` }
      : { above: {}, otherwise: { problem: 'The variation names no parent' } }
  }
  const bySku = sku ? `sku:${sku}` : undefined
  const product = id ? `id:${id}` : (bySku ?? `line:${row.line}`)
  return { product, name: cellOf(row, 'name'), alsoKnownAs: bySku }
}

function readProduct(rows: readonly Row[], now: Date): Reading {
  const own = rows.find((row) => !isVariation(row))
  if (!own) throw new Error('A product has a row of its own')
  const reader = openRow(own)
  const type = reader.text('type').toLowerCase()
  const variations = rows.filter(isVariation)
  const refusal = refusalOf(reader, type, variations.length)
  if (refusal) return bad(reader, withoutEntities(reader.text('name')), refusal)

  const remarks: { problems: Remark[]; warnings: Remark[] } = { problems: [], warnings: [] }
  const { variants, options } = readVariants(type.includes('variable') ? variations : [own], {
    parent: own,
    now,
    ...remarks,
  })
  if (!type.includes('variable'))
    for (const { line } of variations)
      remarks.problems.push({ line, reason: 'The product above it has no variations' })
  const details = detailsOf(own, variations)
  for (const reason of notesOn(own, variations, details))
    remarks.warnings.push({ line: own.line, reason })
  const { category, furtherCategories, tags } = groupsOf(reader)
  const product: ImportedProduct = {
    line: own.line,
    draft: {
      ...readFields(reader),
      description: descriptionOf(reader, details.html),
      tags,
      options,
      category: category?.slug,
      furtherCategories: furtherCategories?.map(({ slug }) => slug),
      deal: dealOf(variants),
    },
    variants: variants.map(({ line, draft, uncounted }) => ({ line, draft, uncounted })),
    namesAllVariants: true,
    pictures: picturesOf(own, variants),
    category,
    furtherCategories,
    ...remarks,
  }
  return { outcome: 'read', product }
}

const soldHere = new Set(['simple', 'variable', 'virtual'])

function refusalOf(reader: RowReader, type: string, variations: number): string | undefined {
  if (reader.text('name') === '') return 'There is no name'
  if (type.includes('variable') && variations === 0) return 'None of its variations is in the file'
  return refusalOfType(type)
}

/** What cannot be put into a parcel, or is only made of other products, is not sold as goods by mistake. */
function refusalOfType(type: string): string | undefined {
  if (/grouped|external/.test(type)) return `A product of the type ${type} is not sold by itself`
  if (type.includes('downloadable'))
    return 'It is a download, and this shop delivers no files: anyone who ordered it would get nothing'
  const other = type
    .split(',')
    .map((word) => word.trim())
    .find((word) => !soldHere.has(word))
  return other === undefined ? undefined : `This shop knows no products of the type ${other}`
}

function notesOn(own: Row, variations: readonly Row[], details: ReturnType<typeof detailsOf>) {
  const { names, hidden } = details
  const weights = variations.map(weightOf).filter((weight) => weight && weight !== weightOf(own))
  return [
    ...(names.length > 0 ? [`Written below the description: ${names.join(', ')}`] : []),
    ...(hidden.length > 0 ? [`Left out, as hidden there: ${hidden.join(', ')}`] : []),
    ...(weights.length > 0 ? ['The weights of its variations are left out'] : []),
    ...(/virtual/i.test(cellOf(own, 'type'))
      ? ['It is not delivered there; here it is ordered and delivered like all goods']
      : []),
  ]
}

function readFields(reader: RowReader) {
  return {
    name: withoutEntities(reader.text('name')),
    brand: withoutEntities(reader.text('brands', 'brand')) || undefined,
    status: statusOf(reader),
  }
}

function statusOf(reader: RowReader): 'draft' | 'active' {
  const hidden = reader.text('visibility in catalog').toLowerCase() === 'hidden'
  return reader.text('published') === '1' && !hidden ? 'active' : 'draft'
}

interface Groups {
  category: FurtherCategory | undefined
  furtherCategories: FurtherCategory[] | undefined
  tags: string[] | undefined
}

/**
 * "Home > Kitchen, Gifts": Kitchen in Home is the main category, Gifts a further one. One that others of them stand in lists the product
 * anyway. What is deeper than categories go, and what are too many, become tags.
 */
function groupsOf(reader: RowReader): Groups {
  const paths = withoutEntities(reader.text('categories'))
    .split(/(?<!\\),/)
    .map((path) => path.split('>').map(plainValue).filter(Boolean))
    .filter((path) => slugOfPath(path) !== '' && path[0] !== 'Uncategorized')
  const innermost = paths.filter(
    (path) => !paths.some((other) => other.length > path.length && isAbove(path, other)),
  )
  const found = new Map(innermost.map(categoryAt).map((one) => [one.slug, one]))
  const [category, ...others] = found.values()
  const tooMany = others.splice(mostFurtherCategories).map(({ name }) => name)
  const own = splitList(withoutEntities(reader.text('tags')))
  const tags = [
    ...new Set([...own, ...tooMany, ...paths.flatMap((path) => path.slice(mostLevels))]),
  ]
  return {
    category,
    // A file that names one category says nothing of those set here.
    furtherCategories: others.length > 0 ? others : undefined,
    tags: tags.length > 0 ? tags : undefined,
  }
}

const isAbove = (path: readonly string[], other: readonly string[]) =>
  path.every((name, level) => other[level] === name)

function descriptionOf(reader: RowReader, details: string): string | undefined {
  const short = htmlFromWordPress(reader.text('short description'))
  const long = htmlFromWordPress(reader.text('description'))
  const text = long.includes(short) ? long : `${short}\n${long}`
  return [text, details].filter(Boolean).join('\n') || undefined
}

function picturesOf(own: Row, variants: readonly ReadVariant[]) {
  const sources = cellOf(own, 'images')
    .split(',')
    .map((source) => source.trim())
    .filter(Boolean)
  const gallery = sources.map((source) => ({ source, line: own.line }))
  const ofVariants: VariantPicture[] = variants
    .filter((variant) => variant.picture !== '' && variant.line !== own.line)
    .map(({ picture, draft, line }) => ({ sku: draft.sku, source: picture, line }))
  const pictures = arrangePictures(gallery, ofVariants, variants.length)
  return pictures.length > 0 ? pictures : undefined
}

const block = /<(p|div|ul|ol|h[1-6]|table|blockquote|section)\b/i

/** Shortcodes mean something to WordPress alone; what they enclose stays. Other words in brackets are text. */
const namedShortcode =
  /\[\/?(?:gallery|caption|embed|audio|video|playlist|products?|[a-z]+[_-][\w-]*)(?:\s[^[\]]*)?\]/g
const shortcodeWithSettings = /\[\/?[a-z]+\s[^[\]=]*=[^[\]]*\]/g

/** WordPress keeps paragraphs as empty lines, and its export writes line ends as the two characters \n. */
export function htmlFromWordPress(text: string): string {
  const lines = text
    .replaceAll(/(?<!\\)(?:\\r)?\\n/g, '\n')
    .replaceAll('\\\\n', '\\n')
    .replaceAll('\r\n', '\n')
    .replaceAll(namedShortcode, '')
    .replaceAll(shortcodeWithSettings, '')
    .trim()
  if (lines === '' || block.test(lines)) return lines
  return lines
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}
