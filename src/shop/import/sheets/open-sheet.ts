import { createRequire } from 'node:module'
import { rm } from 'node:fs/promises'
import { ConfinedProcess } from '#platform/process/confined-process.ts'
import { chooseSheet, type SheetStart } from './choose-sheet.ts'

type FileOpening =
  | {
      outcome: 'opened'
      path: string
      /** Which sheet is read, where a person may have meant another one. */
      note: string | undefined
    }
  | { outcome: 'refused'; sentence: string }

/** What the process answers; see reader/sheet-reader.mjs. */
type Answer<Result> = { outcome: 'done'; result: Result } | { outcome: 'refused'; sentence: string }

/** Beyond what the process starts with: with that it stays under 150 MB. */
const mostBytes = 88 * 1024 * 1024
/** A workbook of 10 MB takes a few seconds; on a busy machine shoppers' pages go before it. */
const patienceMs = 60_000

const tooLarge =
  'The workbook is too large to be read. Split it into several files, or save the sheet as "CSV UTF-8" and send that.'

interface Opening {
  /** Where its sheet is written as CSV; there is no such file yet. Who calls takes it away, whatever comes of it. */
  into: string
  isHeadings: (cells: readonly string[]) => Promise<boolean>
  signal: AbortSignal
}

/** A file as CSV: of a workbook the sheet that has the products. */
export async function openFile(
  path: string,
  kind: 'csv' | 'xlsx',
  opening: Opening,
): Promise<FileOpening> {
  if (kind === 'csv') return { outcome: 'opened', path, note: undefined }
  return openSheet(path, opening)
}

/**
 * Writes the sheet of a workbook that has the products as CSV. Strangers' workbooks can be made so that reading one takes all memory
 * or all time, so it happens in a process of its own (docs/decisions/0222).
 */
async function openSheet(
  path: string,
  { into, isHeadings, signal }: Opening,
): Promise<FileOpening> {
  await rm(into, { force: true })
  const reader = await ConfinedProcess.start({ path: program(), mostBytes })
  const ask = async <Result>(task: object): Promise<Answer<Result>> => {
    const answer = await reader.ask<Answer<Result>>(task, { patienceMs, signal })
    signal.throwIfAborted()
    return answer ?? { outcome: 'refused', sentence: tooLarge }
  }
  try {
    const looked = await ask<SheetStart[]>({ step: 'look', path })
    if (looked.outcome === 'refused') return looked
    const chosen = await chooseSheet(looked.result, isHeadings)
    if (!chosen) return { outcome: 'refused', sentence: 'The workbook is empty.' }
    const written = await ask({ step: 'write', sheet: chosen.sheet, from: chosen.row, into })
    if (written.outcome === 'refused') return written
    return { outcome: 'opened', path: into, note: noteOf(looked.result, chosen.sheet) }
  } finally {
    reader.end()
  }
}

const program = () =>
  createRequire(import.meta.url).resolve('#shop/import/sheets/reader/sheet-reader.mjs')

/** Empty sheets are none that somebody may have meant. */
function noteOf(sheets: readonly SheetStart[], chosen: number): string | undefined {
  const others = sheets
    .filter(({ rows }, index) => index !== chosen && rows.length > 0)
    .map(({ name }) => JSON.stringify(name))
  if (others.length === 0) return undefined
  return `The sheet ${JSON.stringify(sheets[chosen]?.name)} was read. Not read: ${others.join(', ')}`
}
