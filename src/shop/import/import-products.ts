import { open } from 'node:fs/promises'
import type { Shop } from '../shop.ts'
import type { Named } from './check-product.ts'
import type { PictureSearch } from './find-picture.ts'
import type { Reading } from './formats/product.ts'
import type { Remark } from './formats/row.ts'
import { importProduct, type ImportedOne } from './import-product.ts'
import { indexProducts, readRows } from './index-products.ts'
import { openCsv, type CsvFile } from './open-csv.ts'

export interface ImportTotals {
  created: number
  updated: number
  unchanged: number
  failed: number
  /** Rows that stayed out, those of failed products among them. */
  badRows: number
  missingPictures: number
  warnings: number
}

export type ImportEvent =
  | { kind: 'format'; name: string }
  | ({ kind: 'bad-row' | 'warning' | 'missing-picture' } & Remark)
  | { kind: 'progress'; done: number; of: number }

export type ImportProductsResult =
  | { outcome: 'imported' | 'stopped'; totals: ImportTotals }
  | { outcome: 'not-a-product-file'; sentence: string }

export interface ImportOptions {
  /** Says what would happen, and writes nothing. */
  dryRun?: boolean
  tell?: (event: ImportEvent) => void
  /** Stops after the product that is being written. */
  signal?: AbortSignal
}

/** Brings the products of a CSV file into the shop, each in a transaction of its own. */
export async function importProducts(
  shop: Shop,
  path: string,
  options: ImportOptions = {},
): Promise<ImportProductsResult> {
  const opening = await openCsv(path)
  if (opening.outcome !== 'opened') return opening
  const tally = openTally(options.tell ?? (() => {}))
  options.tell?.({ kind: 'format', name: opening.csv.format.name })
  const outcome = await importAll(shop, opening.csv, options, tally)
  return { outcome, totals: tally.totals }
}

async function importAll(
  shop: Shop,
  csv: CsvFile,
  { dryRun = false, tell, signal }: ImportOptions,
  tally: Tally,
): Promise<'imported' | 'stopped'> {
  const products = await indexProducts(csv, tally.badRow)
  const search: PictureSearch = { shop, csvPath: csv.path, dryRun, silences: new Map() }
  const named: Named = { skus: new Map(), slugs: new Map() }
  const file = await open(csv.path)
  try {
    let done = 0
    for (const places of products.values()) {
      if (signal?.aborted) return 'stopped'
      const reading = csv.format.read(await readRows(csv, file, places), shop.now())
      tally.product(reading, await importReading(search, reading, named))
      tell?.({ kind: 'progress', done: ++done, of: products.size })
    }
    return 'imported'
  } finally {
    await file.close()
  }
}

async function importReading(
  search: PictureSearch,
  reading: Reading,
  named: Named,
): Promise<ImportedOne> {
  return reading.outcome === 'read'
    ? importProduct(search, reading.product, named)
    : { outcome: 'failed', problems: reading.problems, missingPictures: [] }
}

interface Tally {
  totals: ImportTotals
  badRow: (remark: Remark) => void
  product: (reading: Reading, imported: ImportedOne) => void
}

function openTally(tell: (event: ImportEvent) => void): Tally {
  const totals: ImportTotals = {
    created: 0,
    updated: 0,
    unchanged: 0,
    failed: 0,
    badRows: 0,
    missingPictures: 0,
    warnings: 0,
  }
  const badRow = (remark: Remark) => {
    totals.badRows++
    tell({ kind: 'bad-row', ...remark })
  }
  return {
    totals,
    badRow,
    product: (reading, { outcome, problems, missingPictures }) => {
      totals[outcome]++
      problems.forEach(badRow)
      for (const remark of missingPictures) {
        totals.missingPictures++
        tell({ kind: 'missing-picture', ...remark })
      }
      for (const remark of reading.outcome === 'read' ? reading.product.warnings : []) {
        totals.warnings++
        tell({ kind: 'warning', ...remark })
      }
    },
  }
}
