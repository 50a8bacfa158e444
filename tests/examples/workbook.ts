import { createDeflateRaw, crc32 } from 'node:zlib'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** Workbooks as spreadsheets write them, and as nobody does. */

type Content = string | Iterable<string>

interface Part {
  name: string
  content: Content
  /** As the local header names it, where that differs. */
  localName?: string
}

interface Packed {
  name: Buffer
  localName: Buffer
  packed: Buffer
  crc: number
  bytes: number
}

/** Not each short text by itself. */
function* inPieces(content: Content): Generator<string> {
  let gathered = ''
  for (const text of typeof content === 'string' ? [content] : content) {
    gathered += text
    if (gathered.length < 64 * 1024) continue
    yield gathered
    gathered = ''
  }
  yield gathered
}

async function pack({ name, content, localName = name }: Part): Promise<Packed> {
  let crc = 0
  let bytes = 0
  function* counted() {
    for (const piece of inPieces(content)) {
      const written = Buffer.from(piece)
      crc = crc32(written, crc)
      bytes += written.length
      yield written
    }
  }
  const packed = await buffer(Readable.from(counted()).pipe(createDeflateRaw()))
  return { name: Buffer.from(name), localName: Buffer.from(localName), packed, crc, bytes }
}

function localHeader({ localName, packed, crc, bytes }: Packed): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04_03_4b_50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(8, 8)
  header.writeUInt32LE(crc, 14)
  header.writeUInt32LE(packed.length, 18)
  header.writeUInt32LE(bytes, 22)
  header.writeUInt16LE(localName.length, 26)
  return Buffer.concat([header, localName])
}

function directoryEntry({ name, packed, crc, bytes }: Packed, local: number): Buffer {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02_01_4b_50, 0)
  entry.writeUInt16LE(20, 6)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(bytes, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(local, 42)
  return Buffer.concat([entry, name])
}

/** The end record of a directory. */
export function zipEnd(count: number, bytes: number, at: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(bytes, 12)
  end.writeUInt32LE(at, 16)
  return end
}

interface Zip {
  locals: Buffer
  directory: Buffer
  count: number
}

export async function zipParts(parts: readonly Part[], from = 0): Promise<Zip> {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = from
  for (const part of parts) {
    const packed = await pack(part)
    const local = Buffer.concat([localHeader(packed), packed.packed])
    entries.push(directoryEntry(packed, at))
    locals.push(local)
    at += local.length
  }
  return {
    locals: Buffer.concat(locals),
    directory: Buffer.concat(entries),
    count: parts.length,
  }
}

export async function zipOf(parts: readonly Part[]): Promise<Buffer> {
  const { locals, directory, count } = await zipParts(parts)
  return Buffer.concat([locals, directory, zipEnd(count, directory.length, locals.length)])
}

interface Sheet {
  name: string
  state?: string
  /** What stands in sheetData. */
  rows: Content
}

interface Workbook {
  sheets: readonly Sheet[]
  /** The `si` elements. */
  strings?: Content
  /** Number formats, each of one cell style: the first is style 1. */
  formats?: readonly string[]
  is1904?: boolean
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationships = (inside: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`

function* within(before: string, content: Content, after: string): Generator<string> {
  yield before
  yield* typeof content === 'string' ? [content] : content
  yield after
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function stylesOf(formats: readonly string[]): string {
  const codes = formats.map(
    (code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escaped(code)}"/>`,
  )
  const styles = ['<xf numFmtId="0"/>', ...formats.map((_, i) => `<xf numFmtId="${200 + i}"/>`)]
  return `<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`
}

/** The parts of a workbook, for who wants to change them. */
export function workbookParts({
  sheets,
  strings = '',
  formats = [],
  is1904 = false,
}: Workbook): Part[] {
  const named = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  )
  const targets = [
    ...sheets.map((_, index) => `worksheet|worksheets/sheet${index + 1}.xml`),
    'sharedStrings|sharedStrings.xml',
    'styles|styles.xml',
  ].map((link, index) => {
    const [type, target] = link.split('|')
    return `<Relationship Id="rId${index + 1}" Type="${links}/${type}" Target="${target}"/>`
  })
  return [
    {
      name: '_rels/.rels',
      content: relationships(
        `<Relationship Id="rId1" Type="${links}/officeDocument" Target="xl/workbook.xml"/>`,
      ),
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${links}"><workbookPr date1904="${Number(is1904)}"/><sheets>${named.join('')}</sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: relationships(targets.join('')) },
    { name: 'xl/sharedStrings.xml', content: within(`<sst xmlns="${main}">`, strings, '</sst>') },
    { name: 'xl/styles.xml', content: stylesOf(formats) },
    ...sheets.map(({ rows }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: within(`<worksheet xmlns="${main}"><sheetData>`, rows, '</sheetData></worksheet>'),
    })),
  ]
}

export const workbookOf = (workbook: Workbook): Promise<Buffer> => zipOf(workbookParts(workbook))

const letter = (column: number) => String.fromCharCode(65 + column)

/** A cell: its text, a number, one of a style, a formula, or nothing. */
type Cell =
  | string
  | number
  | null
  | { value?: number | string; style?: number; formula?: string; error?: string }

/** A row of cells, in the columns from A on. */
export function rowOf(row: number, cells: readonly Cell[]): string {
  const written = cells.map((cell, column) => cellXml(`${letter(column)}${row}`, cell))
  return `<row r="${row}">${written.join('')}</row>`
}

function cellXml(at: string, cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string')
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  const { value, style = 0, formula, error } = cell
  const f = formula === undefined ? '' : `<f>${escaped(formula)}</f>`
  if (error !== undefined) return `<c r="${at}" s="${style}" t="e">${f}<v>${error}</v></c>`
  const v = value === undefined ? '' : `<v>${value}</v>`
  return `<c r="${at}" s="${style}"${typeof value === 'string' ? ' t="str"' : ''}>${f}${v}</c>`
}
