import { checkProduct, type CheckedProduct, type Named } from './check-product.ts'
import type { Reading } from './formats/product.ts'
import type { Remark } from './formats/row.ts'
import { importProduct, leftOut, type ImportedOne } from './import-product.ts'
import type { PictureLoading } from './load-pictures-ahead.ts'
import { prepareProduct, type PreparedProduct } from './prepare-product.ts'
import type { ImportTarget } from './save-imported.ts'

/** What a file says, on its way into the shop: it is checked in the order of the file, made ready beside others, and written in order. */

type LeftOut = { outcome: 'left-out'; problems: Remark[]; warnings: Remark[] }
export type CheckedEntry = LeftOut | ({ outcome: 'product' } & CheckedProduct)
export type ReadyEntry = LeftOut | ({ outcome: 'product' } & PreparedProduct)

export function checkEntry(reading: Reading, named: Named): CheckedEntry {
  if (reading.outcome === 'bad')
    return { outcome: 'left-out', problems: reading.problems, warnings: [] }
  const { product } = reading
  const { draft, problems } = checkProduct(product, named)
  return draft
    ? { outcome: 'product', product, draft, problems }
    : { outcome: 'left-out', problems, warnings: product.warnings }
}

export async function prepareEntry(
  pictures: PictureLoading,
  entry: CheckedEntry,
): Promise<ReadyEntry> {
  return entry.outcome === 'product'
    ? { outcome: 'product', ...(await prepareProduct(pictures, entry)) }
    : entry
}

export async function writeEntry(target: ImportTarget, entry: ReadyEntry): Promise<ImportedOne> {
  return entry.outcome === 'product'
    ? importProduct(target, entry)
    : leftOut({ problems: entry.problems, warnings: entry.warnings })
}
