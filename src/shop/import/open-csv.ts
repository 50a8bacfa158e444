import { open } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { recogniseFormat } from './formats/format.ts'
import type { Format } from './formats/product.ts'
import { headingKey, type Row } from './formats/row.ts'
import { splitRecords, type Parse } from './split-records.ts'

export interface CsvFile {
  path: string
  format: Format
  headings: string[]
  delimiter: string
}

export type OpenCsvResult =
  | { outcome: 'opened'; csv: CsvFile }
  /** The sentence is for the person who gave the file. */
  | { outcome: 'not-a-product-file'; sentence: string }

/** Finds out what wrote the file. Spreadsheets in some countries separate with semicolons. */
export async function openCsv(path: string): Promise<OpenCsvResult> {
  const start = await readStart(path)
  if (start === undefined) return refuse(`There is no file ${path} that can be read.`)
  if (start.equals(utf16little) || start.equals(utf16big)) {
    return refuse('The file is in UTF-16. Save it as "CSV UTF-8" and import that.')
  }
  for (const delimiter of [',', ';', '\t']) {
    const headings = await readHeadings(path, delimiter)
    const format = recogniseFormat(new Set(headings))
    if (format) return { outcome: 'opened', csv: { path, format, headings, delimiter } }
  }
  return refuse(
    'The headings are those of no format that is known here: Shopify has Handle and Title, WooCommerce has Type, Name and Regular price, our own has name, sku and price. See docs/import.md.',
  )
}

const refuse = (sentence: string): OpenCsvResult => ({ outcome: 'not-a-product-file', sentence })

const utf16little = Buffer.from([0xff, 0xfe])
const utf16big = Buffer.from([0xfe, 0xff])

async function readStart(path: string): Promise<Buffer | undefined> {
  try {
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  } catch {
    return undefined
  }
}

async function readHeadings(path: string, delimiter: string): Promise<string[]> {
  for await (const record of splitRecords(path, parseCells(delimiter))) {
    return record.outcome === 'read' ? record.cells.map(headingKey) : []
  }
  return []
}

export function parseCells(delimiter: string): Parse<string[]> {
  return (record) => {
    try {
      const [cells = []] = parse(record, { delimiter, ...oneRecord }) as string[][]
      return { cells }
    } catch (error) {
      return {
        reason: reasons[(error as { code?: string }).code ?? ''] ?? (error as Error).message,
      }
    }
  }
}

/** Said rather than found out, which would cost more than all the rest. */
const oneRecord = { record_delimiter: ['\r\n', '\n'], relax_column_count: true }

const inQuotes = 'a field with quotes in it stands in quotes, and its own quotes are doubled'
const reasons: Record<string, string> = {
  INVALID_OPENING_QUOTE: `A quote stands in the middle of a field: ${inQuotes}`,
  CSV_INVALID_CLOSING_QUOTE: `Text follows a closing quote: ${inQuotes}`,
  CSV_QUOTE_NOT_CLOSED: 'A quote is opened and never closed',
}

export type RowReading = { outcome: 'row'; row: Row } | { outcome: 'bad'; reason: string }

/** Puts cells under their headings. Cells that are missing at the end are empty: spreadsheets leave them out. */
export function rowFrom({ headings }: CsvFile, line: number, cells: readonly string[]): RowReading {
  const extra = cells.slice(headings.length)
  if (extra.some((cell) => cell.trim() !== '')) {
    return {
      outcome: 'bad',
      reason: `There are ${cells.length} cells under ${headings.length} headings; is a comma missing its quotes?`,
    }
  }
  const entries = headings.map((heading, index): [string, string] => [heading, cells[index] ?? ''])
  // Of two columns with one heading the first counts.
  return { outcome: 'row', row: { line, cells: new Map(entries.toReversed()) } }
}
