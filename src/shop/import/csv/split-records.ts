import { open, type FileHandle } from 'node:fs/promises'

/** The cells, or a sentence where the record cannot be read as it is. */
export type Parse<Cells> = (record: Buffer) => { cells: Cells } | { reason: string }

export type SplitRecord<Cells> =
  /** The line is the number of the row in a spreadsheet, where a cell may have several lines. */
  | { outcome: 'read'; line: number; offset: number; length: number; cells: Cells }
  | { outcome: 'unreadable'; line: number; reason: string }

const longestRecord = 2 * 1024 * 1024
const chunkBytes = 256 * 1024
const newline = 0x0a
const quote = 0x22

interface Scan {
  file: FileHandle
  /** What is read of the file and not yet given out. */
  pending: Buffer
  offset: number
  line: number
  ended: boolean
}

/**
 * Reads a CSV file record by record. A quote that is never closed would swallow the rest of the file: a record that makes
 * no sense is given up after its first line, and reading goes on at the next one.
 */
export async function* splitRecords<Cells>(
  path: string,
  parse: Parse<Cells>,
): AsyncGenerator<SplitRecord<Cells>> {
  const file = await open(path)
  try {
    const scan: Scan = { file, pending: Buffer.alloc(0), offset: 0, line: 1, ended: false }
    await readMore(scan)
    if (scan.pending.subarray(0, 3).equals(byteOrderMark)) advance(scan, 3, 0)
    // A spreadsheet does not show it.
    if (separatorIn(scan.pending.subarray(0, 16).toString()) !== undefined)
      advance(scan, await endOfLine(scan), 0)
    while (scan.pending.length > 0 || !scan.ended) {
      const record = await nextRecord(scan, parse)
      if (record) yield record
    }
  } finally {
    await file.close()
  }
}

/** Excel writes and reads a first line such as "sep=;" that names what separates the cells. */
export const separatorIn = (line: string): string | undefined =>
  /^\uFEFF?"?sep=([^\w\s"]|\t)"?\r?\n/i.exec(line)?.[1]

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

async function nextRecord<Cells>(
  scan: Scan,
  parse: Parse<Cells>,
): Promise<SplitRecord<Cells> | undefined> {
  const end = await findEnd(scan)
  const { line, offset } = scan
  if (end.outcome === 'no-end') {
    const length = await endOfLine(scan)
    const parsed = parse(scan.pending.subarray(0, length))
    advance(scan, length, 1)
    return { outcome: 'unreadable', line, reason: 'reason' in parsed ? parsed.reason : end.reason }
  }
  const bytes = scan.pending.subarray(0, end.length)
  if (isBlank(bytes)) {
    advance(scan, end.length, 1)
    return undefined
  }
  const parsed = parse(bytes)
  if ('reason' in parsed) {
    advance(scan, end.lines > 1 ? await endOfLine(scan) : end.length, 1)
    return { outcome: 'unreadable', line, reason: parsed.reason }
  }
  const { cells } = parsed
  advance(scan, end.length, 1)
  return { outcome: 'read', line, offset, length: bytes.length, cells }
}

type End = { outcome: 'end'; length: number; lines: number } | { outcome: 'no-end'; reason: string }

/** The first line end that is not inside quotes. */
async function findEnd(scan: Scan): Promise<End> {
  let quotes = 0
  let lines = 0
  for (let from = 0; ;) {
    const lineEnd = await endOfLine(scan, from)
    quotes += countQuotes(scan.pending.subarray(from, lineEnd))
    lines++
    if (quotes % 2 === 0) return { outcome: 'end', length: lineEnd, lines }
    if (lineEnd === scan.pending.length && scan.ended) {
      return { outcome: 'no-end', reason: 'A quote is opened and never closed' }
    }
    if (lineEnd > longestRecord) {
      return { outcome: 'no-end', reason: 'A quote is opened and not closed within 2 MB' }
    }
    from = lineEnd
  }
}

/** Just behind the next line end, or the end of the file. */
async function endOfLine(scan: Scan, from = 0): Promise<number> {
  for (let searched = from; ;) {
    const found = scan.pending.indexOf(newline, searched)
    if (found >= 0) return found + 1
    searched = scan.pending.length
    if (scan.ended) return searched
    await readMore(scan)
  }
}

async function readMore(scan: Scan): Promise<void> {
  const chunk = Buffer.allocUnsafe(chunkBytes)
  const position = scan.offset + scan.pending.length
  const { bytesRead } = await scan.file.read(chunk, 0, chunkBytes, position)
  scan.ended = bytesRead === 0
  scan.pending = Buffer.concat([scan.pending, chunk.subarray(0, bytesRead)])
}

function advance(scan: Scan, bytes: number, lines: number): void {
  scan.pending = scan.pending.subarray(bytes)
  scan.offset += bytes
  scan.line += lines
}

function countQuotes(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(quote); at >= 0; at = bytes.indexOf(quote, at + 1)) count++
  return count
}

const isBlank = (bytes: Buffer) => bytes.length < 3 && bytes.toString().trim() === ''
