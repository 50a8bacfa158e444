import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { pMapIterable } from 'p-map'
import { v7 as newId } from 'uuid'
import type { AuditEntry } from '../audit/audit.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { byScript, nameOfInitiator } from '../initiator.ts'
import type { Shop } from '../shop.ts'
import type { Named } from './check-product.ts'
import { openLeftOut } from './formats/left-out.ts'
import type { Reading } from './formats/product.ts'
import type { Remark } from './formats/row.ts'
import { checkEntry, prepareEntry, writeEntry, type CheckedEntry } from './import-entry.ts'
import type { ImportedOne } from './import-product.ts'
import { indexProducts, readRows, type RowPlace } from './index-products.ts'
import { openPictureLoading } from './pictures/load-pictures-ahead.ts'
import { askForStock, withStock } from './stock/untracked-stock.ts'
import { openCsv, type CsvFile } from './csv/open-csv.ts'

export interface ImportTotals {
  created: number
  updated: number
  unchanged: number
  failed: number
  /** New or changed by a row of their own. */
  categories: number
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
  onEvent?: (event: ImportEvent) => void
  /** Of the file, where it is not UTF-8: windows-1252, utf-16le and other names of the web's encodings. */
  encoding?: string | undefined
  /** Pieces of each variant that the other shop does not count, once: its sales are counted from then on. */
  untrackedStock?: number | undefined
  /** Stops after the product that is being written. */
  signal?: AbortSignal
}

/** Read and waiting for their pictures while another is written. */
const entriesAhead = 16

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
    const tally = openTally(options.onEvent ?? (() => {}))
    options.onEvent?.({ kind: 'format', name: csv.format.name })
    if (csv.lostLetter !== undefined) tally.warning({ line: csv.lostLetter, reason: lostLetters })
    const subject = { type: 'import', id: newId(), name: basename(path) } as const
    const onStart = async () => {
      if (!options.dryRun) await remember(shop, { action: 'import-started', subject, after: {} })
    }
    const result = await importAll(shop, csv, { ...options, picturesBeside: path, onStart }, tally)
    if (!options.dryRun && 'totals' in result) {
      const after = Object.fromEntries(
        Object.entries(result.totals).filter(([, count]) => count > 0),
      )
      await remember(shop, { action: 'products-imported', subject, after })
    }
    return result
  } finally {
    await csv.close()
  }
}

/** One row before the first product is written, so that an import that is killed has left a trace, and one for all of it; no product has its own. */
async function remember(
  shop: Shop,
  change: Pick<AuditEntry, 'action' | 'subject' | 'after'>,
): Promise<void> {
  const origin = nameOfInitiator(byScript('import'))
  await recordAudit(shop.database, { ...change, actorId: null, origin }, shop.now())
}

const lostLetters =
  'The sign � stands where a letter was lost when the file was saved; export it again as UTF-8'

async function importAll(
  shop: Shop,
  csv: CsvFile,
  options: ImportOptions & { picturesBeside: string; onStart: () => Promise<void> },
  tally: Tally,
): Promise<ImportProductsResult> {
  const { onEvent, signal, untrackedStock, dryRun = false } = options
  const { categories, products } = await indexProducts(csv, tally.badRow)
  const file = await open(csv.path)
  const now = shop.now()
  const read = async (places: RowPlace[]) => csv.format.read(await readRows(csv, file, places), now)
  const leftOut = openLeftOut(csv.format.leavesOut)
  const pictures = openPictureLoading({ shop, dryRun, csvPath: options.picturesBeside, signal })
  try {
    const question =
      untrackedStock === undefined ? await askForStock(csv, products.values(), read) : undefined
    if (question !== undefined) return { outcome: 'needs-a-rule', sentence: question }
    await options.onStart()
    const inOrder = [...categories.values(), ...products.values()]
    const checked = checkAll(inOrder, async (places) => {
      const rows = await readRows(csv, file, places)
      leftOut.see(rows)
      return withStock(csv.format.read(rows, now), untrackedStock)
    })
    const prepare = (entry: CheckedEntry) => prepareEntry(pictures, entry)
    const target = { shop, dryRun, levels: new Map<string, number>() }
    let done = -categories.size
    for await (const entry of pMapIterable(checked, prepare, { concurrency: entriesAhead })) {
      // Before it is written: its pictures may have been broken off.
      if (signal?.aborted) return { outcome: 'stopped', totals: tally.totals }
      tally.entry(await writeEntry(target, entry))
      if (++done > 0) onEvent?.({ kind: 'progress', done, of: products.size })
    }
    const columns = leftOut.inWords()
    if (columns !== undefined) tally.warning({ line: 1, reason: columns })
    return { outcome: 'imported', totals: tally.totals }
  } finally {
    await pictures.end()
    await file.close()
  }
}

async function* checkAll(
  all: Iterable<RowPlace[]>,
  read: (places: RowPlace[]) => Promise<Reading>,
): AsyncGenerator<CheckedEntry> {
  const named: Named = { skus: new Map(), slugs: new Map() }
  for (const places of all) yield checkEntry(await read(places), named)
}

interface Tally {
  totals: ImportTotals
  badRow: (remark: Remark) => void
  warning: (remark: Remark) => void
  entry: (imported: ImportedOne) => void
}

function openTally(onEvent: (event: ImportEvent) => void): Tally {
  const totals: ImportTotals = {
    created: 0,
    updated: 0,
    unchanged: 0,
    failed: 0,
    categories: 0,
    badRows: 0,
    missingPictures: 0,
    warnings: 0,
  }
  const badLines = new Set<number>()
  const badRow = (remark: Remark) => {
    badLines.add(remark.line)
    totals.badRows = badLines.size
    onEvent({ kind: 'bad-row', ...remark })
  }
  const warning = (remark: Remark) => {
    totals.warnings++
    onEvent({ kind: 'warning', ...remark })
  }
  return {
    totals,
    badRow,
    warning,
    entry: ({ outcome, problems, missingPictures, changes, warnings }) => {
      if (outcome !== 'category') totals[outcome]++
      else if (changes.length > 0) totals.categories++
      problems.forEach(badRow)
      for (const remark of missingPictures) {
        totals.missingPictures++
        onEvent({ kind: 'missing-picture', ...remark })
      }
      for (const remark of changes) onEvent({ kind: 'change', ...remark })
      warnings.forEach(warning)
    },
  }
}
