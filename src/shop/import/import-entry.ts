import { checkProduct, type CheckedProduct, type Named } from './check-product.ts'
import type { Reading } from './formats/product.ts'
import type { Remark } from './formats/row.ts'
import {
  checkCategory,
  importCategory,
  prepareCategory,
  type CheckedCategory,
  type PreparedCategory,
} from './import-category.ts'
import { importProduct, leftOut, type ImportedOne } from './import-product.ts'
import type { PictureLoading } from './pictures/load-pictures-ahead.ts'
import { prepareProduct, type PreparedProduct } from './prepare-product.ts'
import type { ImportTarget } from './save-imported.ts'

/** What a file says, on its way into the shop: it is checked in the order of the file, made ready beside others, and written in order. */

interface LeftOut {
  outcome: 'left-out'
  name: string
  problems: Remark[]
  warnings: Remark[]
}
type Category<Stage> = { outcome: 'category' } & Stage
type Product<Stage> = { outcome: 'product' } & Stage

export type CheckedEntry = LeftOut | Category<CheckedCategory> | Product<CheckedProduct>
export type ReadyEntry = LeftOut | Category<PreparedCategory> | Product<PreparedProduct>

export function checkEntry(reading: Reading, named: Named): CheckedEntry {
  switch (reading.outcome) {
    case 'bad':
      return { outcome: 'left-out', name: reading.name, problems: reading.problems, warnings: [] }
    case 'category': {
      const check = checkCategory(reading.category)
      return check.outcome === 'fits'
        ? { ...check, outcome: 'category' }
        : { outcome: 'left-out', name: '', problems: check.problems, warnings: [] }
    }
    case 'read': {
      const { product } = reading
      const { draft, problems } = checkProduct(product, named)
      return draft
        ? { outcome: 'product', product, draft, problems }
        : { outcome: 'left-out', name: product.draft.name, problems, warnings: product.warnings }
    }
  }
}

export async function prepareEntry(
  pictures: PictureLoading,
  entry: CheckedEntry,
): Promise<ReadyEntry> {
  switch (entry.outcome) {
    case 'left-out':
      return entry
    case 'category':
      return { outcome: 'category', ...(await prepareCategory(pictures, entry)) }
    case 'product':
      return { outcome: 'product', ...(await prepareProduct(pictures, entry)) }
  }
}

export async function writeEntry(target: ImportTarget, entry: ReadyEntry): Promise<ImportedOne> {
  switch (entry.outcome) {
    case 'left-out':
      return leftOut({ name: entry.name, problems: entry.problems, warnings: entry.warnings })
    case 'category':
      return importCategory(target, entry)
    case 'product':
      return importProduct(target, entry)
  }
}
