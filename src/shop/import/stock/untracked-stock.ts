import type { ImportedVariant, Reading } from '../formats/product.ts'
import type { RowPlace } from '../product-index.ts'
import type { CsvFile } from '../csv/open-csv.ts'

/**
 * Other shops sell products without counting them; this one counts everything. How many pieces there are, only the merchant
 * knows: a guess would be sold.
 */
export async function askForStock(
  { format }: CsvFile,
  products: Iterable<RowPlace[]>,
  read: (places: RowPlace[]) => Promise<Reading>,
): Promise<string | undefined> {
  if (!format.mayNotCount) return undefined
  let count = 0
  let first: { line: number; name: string } | undefined
  for (const places of products) {
    const reading = await read(places)
    if (reading.outcome !== 'read') continue
    const { draft, variants } = reading.product
    const [uncounted, ...others] = variants.filter((variant) => variant.uncounted)
    if (!uncounted) continue
    count += 1 + others.length
    first ??= { line: uncounted.line, name: draft.name }
  }
  if (!first) return undefined
  return `${format.name} does not count the stock of ${count} ${count === 1 ? 'variant' : 'variants'}, the first in row ${first.line} (${first.name}). This shop counts every piece: say how many of each it may sell, for example --untracked-stock 20, or 0 to count them later. Nothing was written.`
}

/** The rule counts once: a variant that the shop has keeps what is left of it. */
export function withStock(reading: Reading, untrackedStock: number | undefined): Reading {
  if (reading.outcome !== 'read' || untrackedStock === undefined) return reading
  const { product } = reading
  const uncounted = product.variants.filter((variant) => variant.uncounted)
  if (uncounted.length === 0) return reading
  const variants = product.variants.map((variant): ImportedVariant =>
    variant.uncounted
      ? { ...variant, draft: { ...variant.draft, stockWhenNew: untrackedStock } }
      : variant,
  )
  const reason = `The stock of ${uncounted.length} of its variants is not counted there: ${untrackedStock} pieces of each when new, as --untracked-stock says; those that the shop has keep what is left`
  const warnings = [...product.warnings, { line: product.line, reason }]
  return { outcome: 'read', product: { ...product, variants, warnings } }
}
