import { open } from 'node:fs/promises'
import { checkEncoding, type EncodingCheck } from './check-encoding.ts'
import { decodeFile } from './decode-file.ts'
import { refusalOfKind } from './file-kind.ts'
import type { Format } from '../formats/product.ts'
import { headingKey, type Row } from '../formats/row.ts'
import {
  understand,
  type ColumnChoices,
  type NamedColumn,
  type SampledColumn,
} from '../columns/column.ts'
import { withSamples } from '../columns/with-samples.ts'
import { parseCells } from './parse-cells.ts'
import { separatorIn, splitRecords, type SplitRecord } from './split-records.ts'
import { haat } from '../formats/haat/haat.ts'
import { shopify } from '../formats/shopify.ts'
import { wooCommerce } from '../formats/woocommerce/woocommerce.ts'

export interface CsvFile {
  /** In UTF-8: where the file is in another encoding, a copy for as long as it is read. */
  path: string
  format: Format
  columns: SampledColumn[]
  delimiter: string
  close: () => Promise<void>
}

export interface NoProductFile {
  outcome: 'not-a-product-file'
  /** For the person who gave the file. */
  sentence: string
  /** In which it may be, where that is all that is wrong. */
  encoding?: string | undefined
  /** Where it may be one once somebody says what its columns are. */
  columns?: SampledColumn[] | undefined
}

/** What somebody said of columns with these headings. */
export type ChooseColumns = (headings: readonly string[]) => Promise<ColumnChoices>

export type OpenCsvResult = { outcome: 'opened'; csv: CsvFile } | NoProductFile

/** Finds out what wrote the file, and whether it can be read whole. The encoding is UTF-8 unless another one is named. */
export async function openCsv(
  path: string,
  encoding?: string,
  choose: ChooseColumns = async () => ({}),
): Promise<OpenCsvResult> {
  if ((await readStart(path)) === undefined)
    return refuse(`There is no file ${path} that can be read.`)
  if (encoding === undefined) return openUtf8(path, async () => {}, choose)

  const decoding = await decodeFile(path, encoding)
  if (decoding.outcome === 'unknown-encoding')
    return refuse(`There is no encoding ${encoding}; windows-1252 and utf-16le are two that are.`)
  if (decoding.outcome === 'other-encoding')
    return refuse(`The file is not in ${encoding}: some of its bytes mean nothing there.`)
  const opening = await openUtf8(decoding.path, decoding.remove, choose)
  if (opening.outcome !== 'opened') await decoding.remove()
  return opening
}

async function openUtf8(
  path: string,
  close: () => Promise<void>,
  choose: ChooseColumns,
): Promise<OpenCsvResult> {
  const start = (await readStart(path)) ?? Buffer.alloc(0)
  const other = refusalOfKind(start)
  if (other) return refuse(other.sentence, other.encoding)
  const check = await checkEncoding(path)
  if (check.outcome !== 'utf-8')
    return refuse(sentenceOf(check), check.outcome === 'not-utf-8' ? 'windows-1252' : undefined)
  let likeliest: { columns: NamedColumn[]; delimiter: string } = { columns: [], delimiter: ',' }
  const separator = separatorIn(start.toString())
  for (const delimiter of separator === undefined ? [',', ';', '\t'] : [separator]) {
    const headings = await readHeadings(path, delimiter)
    if (headings.length > mostHeadings) return refuseHeadings(headings.length)
    const columns = understand(headings, await choose(headings))
    const format = recogniseFormat(new Set(columns.map(({ as }) => as)))
    if (format) {
      const sampled = await sample(path, { columns, delimiter })
      const csv = { path, format, columns: sampled, delimiter, close }
      return { outcome: 'opened', csv }
    }
    if (columns.length > likeliest.columns.length) likeliest = { columns, delimiter }
  }
  return refuseUnknown(path, likeliest)
}

const refuseHeadings = (headings: number) =>
  refuse(
    `The file has ${headings} columns; at most ${mostHeadings} can be imported. Delete the columns that are not about products and send the file again.`,
  )

/** It may be a file of products once somebody says what its columns are. */
async function refuseUnknown(
  path: string,
  likeliest: { columns: NamedColumn[]; delimiter: string },
): Promise<NoProductFile> {
  const refusal = refuse(
    'The headings are those of no format that is known here: Shopify has Handle and Title, WooCommerce has Type, Name and Regular price, our own has name, sku and price. See docs/import.md.',
  )
  const mayBe = likeliest.columns.length > 2
  return { ...refusal, columns: mayBe ? await sample(path, likeliest) : undefined }
}

const sample = (
  path: string,
  { columns, delimiter }: { columns: NamedColumn[]; delimiter: string },
) => withSamples(columns, readSheet(path, delimiter))

const refuse = (sentence: string, encoding?: string): NoProductFile => ({
  outcome: 'not-a-product-file',
  sentence,
  encoding,
})

function sentenceOf(check: Exclude<EncodingCheck, { outcome: 'utf-8' }>): string {
  if (check.outcome === 'endless-line')
    return `Line ${check.line} is longer than 2 MB, so this is no CSV file of products.`
  return `The file is not in UTF-8: line ${check.line} has other letters. Save it as "CSV UTF-8" and import that. If they read rightly here, ${JSON.stringify(check.excerpt)}, the file is in Windows-1252, as Excel writes "CSV (Comma delimited)", and can be imported with --encoding windows-1252.`
}

/** More than any shop writes. Each is shown on the page of the import. */
const mostHeadings = 1000

/** Enough for the headings of every format, and for the first names in an archive. */
const startBytes = 64 * 1024

async function readStart(path: string): Promise<Buffer | undefined> {
  try {
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0)
      // A line end of two bytes that is cut in half would look like one of old Macs.
      const ends = bytesRead === startBytes && buffer.at(-1) === 0x0d
      return buffer.subarray(0, ends ? bytesRead - 1 : bytesRead)
    } finally {
      await file.close()
    }
  } catch {
    return undefined
  }
}

/** The rows of a sheet that are not empty. The first one has the headings. */
export async function* readSheet(
  path: string,
  delimiter: string,
): AsyncGenerator<SplitRecord<string[]>> {
  for await (const record of splitRecords(path, parseCells(delimiter)))
    if (record.outcome === 'unreadable' || record.cells.some((cell) => cell.trim() !== ''))
      yield record
}

async function readHeadings(path: string, delimiter: string): Promise<string[]> {
  for await (const record of readSheet(path, delimiter)) {
    return record.outcome === 'read' ? record.cells.map(headingKey) : []
  }
  return []
}

export type RowReading = { outcome: 'row'; row: Row } | { outcome: 'bad'; reason: string }

/** Puts cells under their headings. Cells that are missing at the end are empty: spreadsheets leave them out. */
export function rowFrom({ columns }: CsvFile, line: number, cells: readonly string[]): RowReading {
  const extra = cells.slice(columns.length)
  if (extra.some((cell) => cell.trim() !== '')) {
    return {
      outcome: 'bad',
      reason: `There are ${cells.length} cells under ${columns.length} headings; is a comma missing its quotes?`,
    }
  }
  const entries = columns.flatMap(({ as }, index): [string, string][] =>
    as === '' ? [] : [[as, cells[index] ?? '']],
  )
  // Of two columns with one heading the first counts.
  return { outcome: 'row', row: { line, cells: new Map(entries.toReversed()) } }
}

/** Which shop wrote this file, by its headings (as headingKey makes them). */
export function recogniseFormat(headings: ReadonlySet<string>): Format | undefined {
  const has = (...names: string[]) => names.every((name) => headings.has(name))
  if (has('title') && (has('handle') || has('url handle'))) return shopify
  if (has('type', 'name', 'regular price')) return wooCommerce
  if (has('name', 'price', 'sku')) return haat
  return undefined
}
