import type { FileHandle } from 'node:fs/promises'
import type { Remark, Row } from './formats/row.ts'
import { readSheet, rowFrom, type CsvFile } from './csv/open-csv.ts'
import { parseCells } from './csv/parse-cells.ts'
import { spansRows } from './csv/spans-rows.ts'
import { openIndex, type Index, type NamedRemark, type RowPlace } from './product-index.ts'

interface Remarks {
  badRow: (remark: NamedRemark) => void
  warning: (remark: Remark) => void
}

/** Programs write � for a letter that they cannot read. */
const letterLost =
  'The sign � stands where a letter was lost when the file was saved; export it again as UTF-8'
const quoteMissing =
  'This row spans several lines that look like rows themselves; is a quote missing?'

/**
 * Finds the rows of each product, wherever in the file they are, and keeps only their places: a file of any length is
 * read with the memory of one product.
 */
export async function indexProducts(csv: CsvFile, { badRow, warning }: Remarks): Promise<Index> {
  const index = openIndex(csv, badRow)
  let hasLostLetter = false
  for await (const reading of rowsOf(csv)) {
    if (reading.outcome === 'bad') {
      index.lose(reading.remark)
      continue
    }
    const { row, place } = reading
    if (!hasLostLetter && [...row.cells.values()].some((cell) => cell.includes('\uFFFD'))) {
      hasLostLetter = true
      warning({ line: row.line, reason: letterLost })
    }
    if (reading.spansRows) {
      index.removeNothing()
      warning({ line: row.line, reason: quoteMissing })
    }
    index.add(row, place)
  }
  return index.end()
}

type IndexedRow =
  | { outcome: 'row'; row: Row; place: RowPlace; spansRows: boolean }
  | { outcome: 'bad'; remark: Remark }

async function* rowsOf(csv: CsvFile): AsyncGenerator<IndexedRow> {
  for await (const record of readSheet(csv.path, csv)) {
    const { line } = record
    if (record.outcome === 'unreadable') {
      yield { outcome: 'bad', remark: { line, reason: record.reason } }
    } else {
      const { offset, length, cells } = record
      const reading = rowFrom(csv, line, cells)
      yield reading.outcome === 'bad'
        ? { outcome: 'bad', remark: { line, reason: reading.reason } }
        : {
            outcome: 'row',
            row: reading.row,
            place: { line, offset, length },
            spansRows: spansRows(cells, csv),
          }
    }
  }
}

/** Reads again the rows of one product. */
export async function readRows(
  csv: CsvFile,
  file: FileHandle,
  places: readonly RowPlace[],
): Promise<Row[]> {
  const rows: Row[] = []
  for (const { line, offset, length } of places) {
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, offset)
    const parsed = parseCells(csv.delimiter)(buffer)
    const reading = 'cells' in parsed ? rowFrom(csv, line, parsed.cells) : undefined
    if (reading?.outcome !== 'row')
      throw new Error(`Line ${line} of ${csv.path} has changed meanwhile`)
    rows.push(reading.row)
  }
  return rows
}
