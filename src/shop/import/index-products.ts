import type { FileHandle } from 'node:fs/promises'
import type { Remark, Row } from './formats/row.ts'
import { rowFrom, type CsvFile } from './csv/open-csv.ts'
import { parseCells } from './csv/parse-cells.ts'
import { splitRecords } from './csv/split-records.ts'

/** Where in the file a row stands. */
export interface RowPlace {
  line: number
  offset: number
  length: number
}

export interface Index {
  products: Map<string, RowPlace[]>
  /** Rows that are of a category alone. */
  categories: Map<string, RowPlace[]>
}

/**
 * Finds the rows of each product, wherever in the file they stand, and keeps only their places: a file of any length is
 * read with the memory of one product.
 */
export async function indexProducts(
  csv: CsvFile,
  onBadRow: (remark: Remark) => void,
): Promise<Index> {
  const products = new Map<string, RowPlace[]>()
  const categories = new Map<string, RowPlace[]>()
  const otherNames = new Map<string, string>()
  const parts: { of: string; place: RowPlace }[] = []
  for await (const { row, place } of rowsOf(csv, onBadRow)) {
    const belongs = csv.format.place(row)
    if ('problem' in belongs) onBadRow({ line: row.line, reason: belongs.problem })
    else if ('partOf' in belongs) parts.push({ of: belongs.partOf, place })
    else if ('category' in belongs) add(categories, belongs.category, place)
    else {
      add(products, belongs.product, place)
      if (belongs.alsoKnownAs) otherNames.set(belongs.alsoKnownAs, belongs.product)
    }
  }
  for (const { of, place } of parts) {
    const product = products.get(otherNames.get(of) ?? of)
    if (product) product.push(place)
    else
      onBadRow({
        line: place.line,
        reason: `Its product ${of.replace(/^sku:/, '')} is not in the file`,
      })
  }
  return { products, categories }
}

function add(index: Map<string, RowPlace[]>, name: string, place: RowPlace): void {
  const places = index.get(name)
  if (places) places.push(place)
  else index.set(name, [place])
}

async function* rowsOf(
  csv: CsvFile,
  onBadRow: (remark: Remark) => void,
): AsyncGenerator<{ row: Row; place: RowPlace }> {
  let first = true
  for await (const record of splitRecords(csv.path, parseCells(csv.delimiter))) {
    if (first) {
      first = false
    } else if (record.outcome === 'unreadable') {
      onBadRow({ line: record.line, reason: record.reason })
    } else {
      const { line, offset, length } = record
      const reading = rowFrom(csv, line, record.cells)
      if (reading.outcome === 'bad') onBadRow({ line, reason: reading.reason })
      else yield { row: reading.row, place: { line, offset, length } }
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
