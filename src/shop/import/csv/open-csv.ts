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
import { recogniseFormat, refusalOfHeadings, refusalOfRepeats } from './headings.ts'

export interface CsvFile {
  /** In UTF-8: where the file is in another encoding, a copy for as long as it is read. */
  path: string
  format: Format
  columns: SampledColumn[]
  delimiter: string
  /** Number of the row with the headings. */
  headingsLine: number
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
  const separator = separatorIn(start.toString())
  const delimiters = separator === undefined ? [',', ';', '\t'] : [separator]
  const found = await findTable(path, delimiters, choose)
  if ('sentence' in found) return refuse(found.sentence)
  const { format, ...table } = found
  if (format) {
    const columns = await sample(path, table)
    return { outcome: 'opened', csv: { ...table, path, format, columns, close } }
  }
  const refusal = refuse(
    'The headings are those of no format that is known here: Shopify has Handle and Title, WooCommerce has Type, Name and Regular price, our own has name, sku and price. See docs/import.md.',
  )
  const mayBe = table.columns.length > 2
  return { ...refusal, columns: mayBe ? await sample(path, table) : undefined }
}

const tooManyColumns = (columns: number) =>
  `The file has ${columns} columns; at most ${mostHeadings} can be imported. Delete the columns that are not about products and send the file again.`

/** Where the headings are, and what they are of; without a format the row that looks most like headings. */
async function findTable(
  path: string,
  delimiters: readonly string[],
  choose: ChooseColumns,
): Promise<(Table & { format?: Format }) | { sentence: string }> {
  let likeliest: Table = { columns: [], delimiter: ',', headingsLine: 1 }
  for (const delimiter of delimiters) {
    for (const { line, headings, isFirst, cells } of await readFirstRows(path, delimiter)) {
      if (cells > mostHeadings) return { sentence: tooManyColumns(cells) }
      const columns = understand(headings, isFirst ? await choose(headings) : {})
      const table = { columns, delimiter, headingsLine: line }
      const recognised = recognise(columns)
      if (recognised) return 'sentence' in recognised ? recognised : { ...table, ...recognised }
      if (isFirst && columns.length > likeliest.columns.length) likeliest = table
    }
  }
  return likeliest
}

/** Whether these cells are headings of a product file, or of one that is refused with a reason of its own. */
export async function areHeadings(
  cells: readonly string[],
  choose: ChooseColumns,
): Promise<boolean> {
  const headings = cells.map(headingKey)
  return recognise(understand(headings, await choose(headings))) !== undefined
}

function recognise(
  columns: readonly NamedColumn[],
): { format: Format } | { sentence: string } | undefined {
  const names = new Set(columns.map(({ as }) => as))
  const format = recogniseFormat(names)
  const sentence = refusalOfHeadings(names) ?? (format && refusalOfRepeats(columns, format))
  if (sentence !== undefined) return { sentence }
  return format && { format }
}

interface Table {
  columns: NamedColumn[]
  delimiter: string
  headingsLine: number
}

const sample = (path: string, { columns, delimiter, headingsLine }: Table) =>
  withSamples(columns, readSheet(path, { delimiter, headingsLine }))

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

/** The rows below the headings that are not empty. */
export async function* readSheet(
  path: string,
  { delimiter, headingsLine }: Pick<CsvFile, 'delimiter' | 'headingsLine'>,
): AsyncGenerator<SplitRecord<string[]>> {
  for await (const record of splitRecords(path, parseCells(delimiter)))
    if (record.line > headingsLine && !isEmpty(record)) yield record
}

const isEmpty = (record: SplitRecord<string[]>) =>
  record.outcome === 'read' && record.cells.every((cell) => cell.trim() === '')

/** People write a title or a date above their headings. */
const mostRowsAbove = 10

interface FirstRow {
  line: number
  headings: string[]
  cells: number
  isFirst: boolean
}

async function readFirstRows(path: string, delimiter: string): Promise<FirstRow[]> {
  const rows: FirstRow[] = []
  for await (const record of readSheet(path, { delimiter, headingsLine: 0 })) {
    const cells = record.outcome === 'read' ? record.cells : []
    const isFirst = rows.length === 0
    // Only the first row says how many columns there are; those below it are not read when they have too many.
    if (!isFirst && cells.length > mostHeadings) break
    const headings = cells.length > mostHeadings ? [] : cells.map(headingKey)
    rows.push({ line: record.line, headings, cells: cells.length, isFirst })
    if (rows.length > mostRowsAbove || cells.length > mostHeadings) break
  }
  return rows
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
  return { outcome: 'row', row: { line, cells: new Map(entries) } }
}
