import { open } from 'node:fs/promises'
import { pMapIterable } from 'p-map'
import { takeTurns } from '#platform/concurrency/give-way.ts'
import type { Shop } from '../shop.ts'
import { findAttributes } from '../catalog/attributes/list-attributes.ts'
import { isOfNoAttribute, withAttributes } from './attributes/attribute-columns.ts'
import { openLeftOut } from './formats/left-out.ts'
import { withoutSpoilt } from './formats/spreadsheet-faults.ts'
import { checkAll } from './check-all.ts'
import { prepareEntry, writeEntry, type CheckedEntry } from './import-entry.ts'
import type { ImportedOne } from './import-product.ts'
import type { Reading } from './formats/product.ts'
import { indexProducts, readRows } from './index-products.ts'
import type { Index, RowPlace } from './product-index.ts'
import { withKept } from './keep-variants.ts'
import { openPictureLoading, type PictureLoading } from './pictures/load-pictures-ahead.ts'
import { openRecord } from './report/record-import.ts'
import {
  noTotals,
  openTally,
  type ImportEvent,
  type ImportTotals,
  type Tally,
} from './report/tally.ts'
import { askForStock, withStock } from './stock/untracked-stock.ts'
import { openCsv, type ChooseColumns, type CsvFile, type NoProductFile } from './csv/open-csv.ts'
import { watchColumns } from './columns/watch-columns.ts'
import type { ChangeRecorder } from './undo/change-recorder.ts'

export type ImportProductsResult =
  | { outcome: 'imported' | 'stopped'; totals: ImportTotals }
  | { outcome: 'needs-a-rule'; sentence: string }
  | NoProductFile

export interface ImportOptions {
  /** Says what would happen, and writes nothing. */
  dryRun?: boolean
  onEvent?: (event: ImportEvent) => void
  /** Of the file, where it is not UTF-8: windows-1252, utf-16le and other names of the web's encodings. */
  encoding?: string | undefined
  /** About the file, from whoever opened it. */
  note?: string | undefined
  /** Somebody said what its columns are. */
  columns?: ChooseColumns | undefined
  /** Pieces of each variant that the other shop does not count, once: its sales are counted from then on. */
  untrackedStock?: number | undefined
  /** Stops after the product that is being written. */
  signal?: AbortSignal
  /** Sent by somebody over the network: its pictures come from public URLs, and never from a path of this machine. */
  isFromOutside?: boolean
  /** What the audit keeps; else that of a script. */
  who?: { actorId: string | null; name: string }
  /** Of an import that was stopped: so many products are in already, with these totals. */
  after?: { done: number; totals: ImportTotals }
  /** With each product, category or bad entry, before the next one is written. */
  onEntry?: (imported: ImportedOne) => Promise<void>
  /** Keeps what it changes, so that it can be taken back. */
  keep?: ChangeRecorder | undefined
}

/** Read and waiting for their pictures while another is written. */
const entriesAhead = 16

type Settled = Required<
  Pick<ImportOptions, 'dryRun' | 'isFromOutside' | 'after' | 'onEvent' | 'onEntry'>
>

const usual: Settled = {
  dryRun: false,
  isFromOutside: false,
  after: { done: 0, totals: noTotals },
  onEvent: () => {},
  onEntry: async () => {},
}

/** Brings the products of a CSV file into the shop, each in a transaction of its own. */
export async function importProducts(
  shop: Shop,
  path: string,
  asked: ImportOptions = {},
): Promise<ImportProductsResult> {
  const options = { ...usual, ...asked, path }
  const opening = await openCsv(path, options.encoding, options.columns)
  if (opening.outcome !== 'opened') {
    const columns = opening.columns?.map((column) => ({ ...column, isRead: false }))
    if (columns) options.onEvent({ kind: 'columns', columns })
    return opening
  }
  const { csv } = opening
  try {
    const tally = openTally(options.onEvent, options.after.totals)
    options.onEvent({ kind: 'format', name: csv.format.name })
    if (options.note !== undefined) tally.warning({ line: 1, reason: options.note })
    const record = openRecord(shop, options)
    const result = await importAll(shop, csv, { ...options, onStart: record.begin }, tally)
    if ('totals' in result) await record.end(result.totals)
    return result
  } finally {
    await csv.close()
  }
}

type Wanted = ImportOptions & Settled & { path: string; onStart: () => Promise<void> }

async function importAll(
  shop: Shop,
  csv: CsvFile,
  options: Wanted,
  tally: Tally,
): Promise<ImportProductsResult> {
  const { untrackedStock, signal, dryRun, isFromOutside, path: csvPath } = options
  const index = await indexProducts(csv, tally)
  const file = await open(csv.path)
  const now = shop.now()
  const columns = watchColumns(csv)
  const attributes = await findAttributes(shop.database)
  const leftOut = openLeftOut(
    (heading) => csv.format.leavesOut(heading) || isOfNoAttribute(heading, attributes),
  )
  const rowsAt = async (places: RowPlace[]) =>
    (await readRows(csv, file, places)).map(columns.watched)
  const pictures = openPictureLoading({ shop, dryRun, csvPath, isFromOutside, signal })
  try {
    const question =
      untrackedStock === undefined
        ? await askForStock(csv, index.products.values(), async (places) =>
            csv.format.read(await rowsAt(places), now),
          )
        : undefined
    if (question !== undefined) {
      options.onEvent({ kind: 'columns', columns: columns.list() })
      return { outcome: 'needs-a-rule', sentence: question }
    }
    await options.onStart()
    const read = async (places: RowPlace[]) => {
      const rows = await rowsAt(places)
      leftOut.see(rows)
      const usable = withoutSpoilt(csv.format.read(rows, now))
      const reading = withAttributes(usable, rows, attributes)
      return withStock(withKept(reading, places, index), untrackedStock)
    }
    const isWhole = await writeAll({ shop, index, pictures, read }, options, tally)
    if (!isWhole) return { outcome: 'stopped', totals: tally.totals }
    const left = leftOut.inWords()
    if (left !== undefined) tally.warning({ line: 1, reason: left })
    options.onEvent({ kind: 'columns', columns: columns.list() })
    return { outcome: 'imported', totals: tally.totals }
  } finally {
    await pictures.end()
    await file.close()
  }
}

interface Ready {
  shop: Shop
  index: Index
  pictures: PictureLoading
  read: (places: RowPlace[]) => Promise<Reading>
}

/** False where it was stopped before the end. */
async function writeAll(
  { shop, index: { categories, products }, pictures, read }: Ready,
  { dryRun, signal, after, onEvent, onEntry, keep }: Wanted,
  tally: Tally,
): Promise<boolean> {
  const isBegun = after.done > 0
  // Categories are not counted among products.
  let done = isBegun ? after.done : -categories.size
  const skip = isBegun ? categories.size + after.done : 0
  const checked = checkAll([...categories.values(), ...products.values()], { skip, read })
  const prepare = (entry: CheckedEntry) => prepareEntry(pictures, entry)
  const target = {
    shop,
    dryRun,
    levels: new Map<string, number>(),
    pending: new Set<string>(),
    keep,
  }
  const inTurns = takeTurns()
  for await (const entry of pMapIterable(checked, prepare, { concurrency: entriesAhead })) {
    // Before it is written: its pictures may have been broken off.
    if (signal?.aborted) return false
    const imported = await inTurns(() => writeEntry(target, entry))
    tally.entry(imported)
    if (++done > 0)
      onEvent({ kind: 'progress', done, of: products.size, totals: { ...tally.totals } })
    await onEntry(imported)
  }
  return true
}
