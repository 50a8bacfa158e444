import { open } from 'node:fs/promises'
import type { Shop } from '../shop.ts'
import type { Named } from './check-product.ts'
import type { PictureSearch } from './find-picture.ts'
import { openLeftOut } from './formats/left-out.ts'
import type { Reading } from './formats/product.ts'
import type { Remark } from './formats/row.ts'
import { importProduct, type ImportedOne } from './import-product.ts'
import { indexProducts, readRows, type RowPlace } from './index-products.ts'
import { askForStock, withStock } from './untracked-stock.ts'
import { openCsv, type CsvFile } from './open-csv.ts'

export interface ImportTotals {
  created: number
  updated: number
  unchanged: number
  failed: number
  /** Lines with something wrong, those of failed products among them; one with two faults is one. */
  badRows: number
  missingPictures: number
  warnings: number
}

export type ImportEvent =
  | { kind: 'format'; name: string }
  | ({ kind: 'bad-row' | 'warning' | 'missing-picture' | 'change' } & Remark)
  | { kind: 'progress'; done: number; of: number }

export type ImportProductsResult =
  | { outcome: 'imported' | 'stopped'; totals: ImportTotals }
  | { outcome: 'not-a-product-file' | 'needs-a-rule'; sentence: string }

export interface ImportOptions {
  /** Says what would happen, and writes nothing. */
  dryRun?: boolean
  tell?: (event: ImportEvent) => void
  /** Of the file, where it is not UTF-8: windows-1252, utf-16le and other names of the web's encodings. */
  encoding?: string | undefined
  /** Pieces of each variant that the other shop does not count, once: its sales are counted from then on. */
  untrackedStock?: number | undefined
  /** Stops after the product that is being written. */
  signal?: AbortSignal
}

/** Brings the products of a CSV file into the shop, each in a transaction of its own. */
export async function importProducts(
  shop: Shop,
  path: string,
  options: ImportOptions = {},
): Promise<ImportProductsResult> {
  const opening = await openCsv(path, options.encoding)
  if (opening.outcome !== 'opened') return opening
  const { csv } = opening
  try {
    const tally = openTally(options.tell ?? (() => {}))
    options.tell?.({ kind: 'format', name: csv.format.name })
    if (csv.lostLetter !== undefined) tally.warning({ line: csv.lostLetter, reason: lostLetters })
    const search: PictureSearch = {
      shop,
      csvPath: path,
      dryRun: options.dryRun ?? false,
      silences: new Map(),
    }
    return await importAll(search, csv, options, tally)
  } finally {
    await csv.close()
  }
}

const lostLetters =
  'The sign � stands where a letter was lost when the file was saved; export it again as UTF-8'

async function importAll(
  search: PictureSearch,
  csv: CsvFile,
  { tell, signal, untrackedStock }: ImportOptions,
  tally: Tally,
): Promise<ImportProductsResult> {
  const products = await indexProducts(csv, tally.badRow)
  const named: Named = { skus: new Map(), slugs: new Map() }
  const file = await open(csv.path)
  const now = search.shop.now()
  const read = async (places: RowPlace[]) => csv.format.read(await readRows(csv, file, places), now)
  const leftOut = openLeftOut(csv.format.leavesOut)
  try {
    if (csv.format.mayNotCount && untrackedStock === undefined) {
      const question = await askForStock(csv, products.values(), read)
      if (question !== undefined) return { outcome: 'needs-a-rule', sentence: question }
    }
    let done = 0
    for (const places of products.values()) {
      if (signal?.aborted) return { outcome: 'stopped', totals: tally.totals }
      const rows = await readRows(csv, file, places)
      leftOut.see(rows)
      const reading = withStock(csv.format.read(rows, now), untrackedStock)
      tally.product(reading, await importReading(search, reading, named))
      tell?.({ kind: 'progress', done: ++done, of: products.size })
    }
    const columns = leftOut.inWords()
    if (columns !== undefined) tally.warning({ line: 1, reason: columns })
    return { outcome: 'imported', totals: tally.totals }
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
    : {
        outcome: 'failed',
        problems: reading.problems,
        missingPictures: [],
        changes: [],
        warnings: [],
      }
}

interface Tally {
  totals: ImportTotals
  badRow: (remark: Remark) => void
  warning: (remark: Remark) => void
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
  const badLines = new Set<number>()
  const badRow = (remark: Remark) => {
    badLines.add(remark.line)
    totals.badRows = badLines.size
    tell({ kind: 'bad-row', ...remark })
  }
  const warning = (remark: Remark) => {
    totals.warnings++
    tell({ kind: 'warning', ...remark })
  }
  return {
    totals,
    badRow,
    warning,
    product: (reading, { outcome, problems, missingPictures, changes, warnings }) => {
      totals[outcome]++
      problems.forEach(badRow)
      for (const remark of missingPictures) {
        totals.missingPictures++
        tell({ kind: 'missing-picture', ...remark })
      }
      for (const remark of changes) tell({ kind: 'change', ...remark })
      if (reading.outcome === 'read') reading.product.warnings.forEach(warning)
      warnings.forEach(warning)
    },
  }
}
