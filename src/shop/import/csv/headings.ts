import type { NamedColumn } from '../columns/column.ts'
import type { Format } from '../formats/product.ts'
import { haat } from '../formats/haat/haat.ts'
import { shopify } from '../formats/shopify.ts'
import { wooCommerce } from '../formats/woocommerce/woocommerce.ts'

/** Which shop wrote a file, by its headings (as headingKey makes them). */
export function recogniseFormat(headings: ReadonlySet<string>): Format | undefined {
  const has = (...names: string[]) => names.every((name) => headings.has(name))
  if (has('title') && (has('handle') || has('url handle'))) return shopify
  if (has('type', 'name', 'regular price')) return wooCommerce
  if (has('name', 'price', 'sku')) return haat
  return undefined
}

const exportProducts =
  'In Shopify choose Products, Export, "CSV for Excel, Numbers, or other spreadsheet programs", and import that file.'

/** Files of other shops that list something else than products: what it is, and what to send instead. */
export function refusalOfHeadings(headings: ReadonlySet<string>): string | undefined {
  const has = (...names: string[]) => names.every((name) => headings.has(name))
  const hasPrice = has('variant price') || has('price')
  if (has('handle', 'title') && !hasPrice && (has('location') || has('hs code', 'coo')))
    return `This is the inventory file of Shopify: it has stock, and no prices. ${exportProducts}`
  if (has('financial status', 'lineitem name'))
    return `This is the file of orders of Shopify. ${exportProducts}`
  if (has('first name', 'last name', 'email', 'total spent'))
    return `This is the file of customers of Shopify. ${exportProducts}`
  return undefined
}

/** A column that is there twice, so that nobody knows which one counts. */
export function refusalOfRepeats(
  columns: readonly NamedColumn[],
  format: Format,
): string | undefined {
  for (const [index, { heading, as }] of columns.entries()) {
    const first = columns.findIndex((column) => column.as === as)
    if (as === '' || first === index || format.leavesOut(as)) continue
    return `The heading "${heading}" is there twice, in columns ${letterOf(first)} and ${letterOf(index)}. Rename or remove one of them.`
  }
  return undefined
}

/** As a spreadsheet names a column: A to Z, then AA. */
const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26))
