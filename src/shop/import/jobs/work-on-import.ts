import { rm } from 'node:fs/promises'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { cannotWrite } from '#platform/files/cannot-write.ts'
import type { Shop } from '#shop/shop.ts'
import { importProducts, type ImportProductsResult } from '../import-products.ts'
import { choicesIn } from '../columns/column.ts'
import { findColumnChoices } from '../columns/remembered-columns.ts'
import { areHeadings } from '../csv/open-csv.ts'
import { openFile } from '../sheets/open-sheet.ts'
import { noTotals } from '../report/tally.ts'
import {
  inSeconds,
  leaseSeconds,
  NobodysImport,
  openProgress,
  say,
  type Change,
} from './import-progress.ts'
import type { ProductImport } from './list-imports.ts'
import {
  crashedSentence,
  fileOf,
  importStates,
  isCheck,
  isUnderWay,
  isUndo,
  sheetFileOf,
  statesOf,
} from './product-import.ts'
import { recordChanges } from '../undo/record-changes.ts'
import { recordUndo, takeBackImport } from '../undo/take-back-import.ts'
import { productImports } from './tables.ts'

const mostAttempts = 3
const pauseSeconds = 30

/**
 * Works on the file that waits the longest: looks at it, or imports it. One at a time in the whole shop, so that shoppers notice nothing. False
 * where none waits. `stopping`: it is given back, and goes on at the next instance.
 */
export async function workOnImport(shop: Shop, stopping: AbortSignal): Promise<boolean> {
  const job = await begin(shop)
  if (!job) return false
  try {
    await work(shop, job, stopping)
  } catch (error) {
    if (stopping.aborted) await giveBack(shop, job)
    else if (!(error instanceof NobodysImport)) await fail(shop, job, error)
  }
  return !stopping.aborted
}

async function begin(shop: Shop): Promise<ProductImport | undefined> {
  return shop.database.transaction(async (database) => {
    await database.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended('product-imports', 0))`,
    )
    const isDue = sql<boolean>`coalesce(${productImports.notBefore} <= now(), true)`
    const open = await database
      .select({
        id: productImports.id,
        state: productImports.state,
        attempts: productImports.attempts,
        isDue,
      })
      .from(productImports)
      .where(inArray(productImports.state, importStates.filter(isUnderWay)))
      .orderBy(asc(productImports.askedAt))
    if (open.some(({ state, isDue: over }) => statesOf(state).works === state && !over))
      return undefined
    const crashed = open.filter(hasCrashed)
    for (const { id, state } of crashed) {
      shop.log.error({ import: id }, 'an import ended the process; it is set aside')
      const failed = { state: statesOf(state).failed, sentence: crashedSentence }
      await database
        .update(productImports)
        .set({ ...ended(shop), ...failed })
        .where(eq(productImports.id, id))
    }
    const next = open.find((one) => one.isDue && !crashed.includes(one))
    if (!next) return undefined
    const [job] = await database
      .update(productImports)
      .set({
        state: statesOf(next.state).works,
        attempts: sql`${productImports.attempts} + 1`,
        notBefore: inSeconds(leaseSeconds),
      })
      .where(eq(productImports.id, next.id))
      .returning()
    return job
  })
}

/** Its last attempt has not ended: the process ended first. */
const hasCrashed = (one: Pick<ProductImport, 'state' | 'attempts'> & { isDue: boolean }) =>
  one.isDue && one.state === statesOf(one.state).works && one.attempts >= mostAttempts

async function work(shop: Shop, job: ProductImport, stopping: AbortSignal): Promise<void> {
  if (isUndo(job.state)) {
    await takeBackImport(shop, job, stopping)
    await say(shop, job, { ...ended(shop), state: 'undone' })
    return recordUndo(shop, job)
  }
  const progress = openProgress(shop, job)
  const signal = AbortSignal.any([stopping, progress.signal])
  const sheet = shop.importFiles.pathOf(sheetFileOf(job))
  try {
    const result = await readFile(shop, job, { progress, signal, sheet }).finally(progress.end)
    stopping.throwIfAborted()
    if (result.outcome === 'stopped') throw new NobodysImport('it was stopped')
    await say(shop, job, { ...ended(shop), ...endingOf(result, isCheck(job.state)) })
  } finally {
    await rm(sheet, { force: true })
  }
}

interface Reading {
  progress: ReturnType<typeof openProgress>
  signal: AbortSignal
  /** Where the sheet of a workbook is written as CSV. */
  sheet: string
}

async function readFile(
  shop: Shop,
  job: ProductImport,
  { progress, signal, sheet }: Reading,
): Promise<ImportProductsResult> {
  const dryRun = isCheck(job.state)
  // What was looked at is imported: what is remembered since is of the next file.
  const columns = async (headings: readonly string[]) =>
    dryRun ? findColumnChoices(shop.database, headings) : choicesIn(job.columns)
  const path = shop.importFiles.pathOf(fileOf(job))
  const opening = await openFile(path, job.fileKind, {
    into: sheet,
    isHeadings: (cells) => areHeadings(cells, columns),
    signal,
  })
  if (opening.outcome === 'refused')
    return { outcome: 'not-a-product-file', sentence: opening.sentence }
  return importProducts(shop, opening.path, {
    dryRun,
    isFromOutside: true,
    encoding: job.fileKind === 'csv' ? (job.encoding ?? undefined) : undefined,
    columns,
    note: opening.note,
    untrackedStock: job.untrackedStock ?? undefined,
    who: { actorId: job.userId, name: job.fileName },
    signal,
    ...(!dryRun && {
      after: { done: job.done, totals: job.totals ?? noTotals },
      keep: recordChanges(job.id),
    }),
    onEvent: progress.onEvent,
    onEntry: progress.onEntry,
  })
}

const ended = (shop: Shop): Change => ({ endedAt: shop.now(), notBefore: null })

function endingOf(result: ImportProductsResult, dryRun: boolean): Change {
  switch (result.outcome) {
    case 'not-a-product-file': {
      const { sentence, encoding: likelyEncoding = null } = result
      return { state: 'refused', sentence, likelyEncoding }
    }
    case 'needs-a-rule':
      return { state: 'stock-unknown', sentence: result.sentence }
    default:
      return dryRun
        ? { state: 'checked', checked: result.totals, done: 0, totals: null }
        : { state: 'imported', totals: result.totals }
  }
}

async function giveBack(shop: Shop, job: ProductImport): Promise<void> {
  const state = statesOf(job.state).waits
  await say(shop, job, { state, attempts: job.attempts - 1, notBefore: null }).catch(ifNobodys)
}

async function fail(shop: Shop, job: ProductImport, error: unknown): Promise<void> {
  shop.log.error({ err: error, import: job.id }, 'an import of products failed')
  const isFinal = job.attempts >= mostAttempts || cannotWrite(error)
  const { waits, failed } = statesOf(job.state)
  const change: Change = isFinal
    ? { ...ended(shop), state: failed }
    : { state: waits, notBefore: inSeconds(pauseSeconds) }
  await say(shop, job, change).catch(ifNobodys)
}

function ifNobodys(error: unknown): void {
  if (!(error instanceof NobodysImport)) throw error
}
