import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'

export type EncodingCheck =
  | { outcome: 'utf-8' }
  /** The excerpt is the place as Windows-1252 would read it. */
  | { outcome: 'not-utf-8'; line: number; excerpt: string }
  | { outcome: 'endless-line'; line: number }

const longestLine = 2 * 1024 * 1024
const newline = 0x0a

/** Reads the whole file, in pieces, so that nothing is written of one whose letters would be lost. */
export async function checkEncoding(path: string): Promise<EncodingCheck> {
  let line = 1
  let rest: Buffer = Buffer.alloc(0)
  const check = (lines: Buffer): EncodingCheck | undefined => {
    if (!isUtf8(lines)) return firstThatIsNot(lines, line)
    line += count(lines)
    return undefined
  }
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const read = Buffer.concat([rest, chunk])
    const end = read.lastIndexOf(newline) + 1
    const wrong = check(read.subarray(0, end))
    if (wrong) return wrong
    rest = read.subarray(end)
    if (rest.length > longestLine) return { outcome: 'endless-line', line }
  }
  return check(rest) ?? { outcome: 'utf-8' }
}

function count(lines: Buffer): number {
  let found = 0
  for (let at = lines.indexOf(newline); at >= 0; at = lines.indexOf(newline, at + 1)) found++
  return found
}

function firstThatIsNot(lines: Buffer, firstLine: number): EncodingCheck | undefined {
  let line = firstLine
  for (let from = 0; from < lines.length; line++) {
    const end = lines.indexOf(newline, from)
    const one = lines.subarray(from, end < 0 ? lines.length : end)
    if (!isUtf8(one)) return { outcome: 'not-utf-8', line, excerpt: excerptOf(one) }
    from += one.length + 1
  }
  return undefined
}

/** A few words around the first byte that is none of UTF-8. */
function excerptOf(line: Buffer): string {
  let good = 0
  for (let half = line.length; half >= 1; half = Math.floor(half / 2))
    while (good + half <= line.length && startsWell(line.subarray(0, good + half))) good += half
  const around = line.subarray(Math.max(0, good - 20), good + 12)
  return new TextDecoder('windows-1252').decode(around).trim()
}

/** Whether it is UTF-8 up to a letter that may not be complete. */
function startsWell(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
