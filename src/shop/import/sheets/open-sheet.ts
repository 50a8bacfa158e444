import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify/sync'
import { streamXlsxRows } from 'hucre/xlsx'
import { fitsUnpacked } from './check-archive.ts'

export type SheetOpening =
  | { outcome: 'opened'; path: string; close: () => Promise<void> }
  | { outcome: 'refused'; sentence: string }

const refuse = (sentence: string): SheetOpening => ({ outcome: 'refused', sentence })

type Cell = string | number | boolean | Date | null

/** A file as CSV, as long as it is read: of a workbook the first sheet, written once more. */
export async function openSheet(path: string, kind: 'csv' | 'xlsx'): Promise<SheetOpening> {
  if (kind === 'csv') return { outcome: 'opened', path, close: async () => {} }
  const workbook = await readFile(path).catch(() => undefined)
  if (!workbook) return refuse('The file is not there any more. Send it again.')
  if (!fitsUnpacked(workbook))
    return refuse(
      'The workbook cannot be read: it is damaged, protected by a password, or too large unpacked. Save it as "CSV UTF-8" and send that.',
    )
  const folder = await mkdtemp(join(tmpdir(), 'haat-sheet-'))
  const close = () => rm(folder, { recursive: true, force: true })
  const written = join(folder, 'sheet.csv')
  try {
    await pipeline(Readable.from(linesOf(workbook)), createWriteStream(written, { mode: 0o600 }))
    return { outcome: 'opened', path: written, close }
  } catch {
    await close()
    return refuse('The workbook cannot be read. Save its first sheet as "CSV UTF-8" and send that.')
  }
}

async function* linesOf(workbook: Buffer): AsyncGenerator<string> {
  for await (const { values } of streamXlsxRows(workbook, { sheet: 0 }))
    yield stringify([values.map(textOf)], { record_delimiter: '\n', quoted_match: /[\r\n]/ })
}

/** As a person reads it in the sheet. A day and time has no zone there: it is that of the shop. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ')
  if (typeof cell === 'number')
    return cell.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 10 })
  return String(cell)
}
