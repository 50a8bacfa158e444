/** What a file is that is not a CSV file in UTF-8, by its first bytes, and what to do about it. */

interface Kind {
  /** One of these stands at the very beginning (as Latin-1). */
  begins: readonly string[]
  /** And this somewhere behind it. */
  has?: RegExp
  /** For the person who gave the file. */
  sentence: string
}

const saveAsCsv =
  'Open it in its program, save it as "CSV UTF-8 (comma delimited)", and import that.'
const zip = 'PK\u0003\u0004'

const binaryKinds: readonly Kind[] = [
  {
    begins: [zip],
    has: /xl\/|\[Content_Types\]/,
    sentence: `The file is an Excel workbook (.xlsx), not a CSV file. ${saveAsCsv}`,
  },
  {
    begins: [zip],
    has: /mimetypeapplication\/vnd\.oasis/,
    sentence: `The file is an OpenDocument spreadsheet (.ods), not a CSV file. ${saveAsCsv}`,
  },
  {
    begins: [zip, '\u001F\u008B'],
    sentence: 'The file is a compressed archive. Unpack it, and import the CSV file in it.',
  },
  {
    begins: ['\u00D0\u00CF\u0011\u00E0'],
    sentence: `The file is an old Excel workbook (.xls), not a CSV file. ${saveAsCsv}`,
  },
  {
    begins: ['%PDF-'],
    sentence:
      'The file is a PDF, from which products cannot be read. Export the products as CSV from the shop or program that made it.',
  },
  {
    begins: ['{\\rtf'],
    sentence: `The file is a text document (.rtf), not a CSV file. ${saveAsCsv}`,
  },
  {
    begins: ['\u0089PNG', '\u00FF\u00D8\u00FF', 'GIF8', 'RIFF'],
    sentence: 'The file is a picture. Name the CSV file that lists the products.',
  },
]

const textKinds: readonly { looks: RegExp; sentence: string }[] = [
  {
    looks: /^(?:\xef\xbb\xbf)?\s{0,100}<(?:!doctype|html|\?xml)/i,
    sentence:
      'The file is a web page or XML, not a CSV file. Was a sign-in page saved in the place of the export? Export the products as CSV again.',
  },
  {
    looks: /^(?:\xef\xbb\xbf)?\s{0,100}(?:\[\s{0,100}\{|\{\s{0,100}")/,
    sentence: 'The file is JSON, not a CSV file. Export the products as CSV.',
  },
  {
    // In the first line, outside of quotes.
    looks: /^[^"\n]*(?:"[^"]*"[^"\n]*)*\r(?!\n)/,
    sentence:
      'The lines of the file end as on old Macs, with a carriage return alone. Save it as "CSV UTF-8 (comma delimited)", not as "CSV (Macintosh)", and import that.',
  },
]

interface Refusal {
  sentence: string
  /** In which it would be read. */
  encoding?: string
}

/** Undefined where the start of the file may be that of a CSV file. */
export function refusalOfKind(start: Buffer): Refusal | undefined {
  if (start.length === 0) return { sentence: 'The file is empty.' }
  const encoding = nameOfUtf16(start)
  if (encoding) {
    const sentence = `The file is in UTF-16. Save it as "CSV UTF-8" and import that, or import it with --encoding ${encoding}.`
    return { sentence, encoding }
  }
  const text = start.toString('latin1')
  const kind =
    binaryKinds.find((binary) => isKind(binary, text)) ??
    textKinds.find(({ looks }) => looks.test(text))
  if (kind) return { sentence: kind.sentence }
  return start.includes(0)
    ? { sentence: 'The file is not a text, so it is no CSV file.' }
    : undefined
}

const isKind = ({ begins, has }: Kind, text: string) =>
  begins.some((bytes) => text.startsWith(bytes)) && (has?.test(text) ?? true)

/** Latin letters in UTF-16 have a zero beside them, which text in UTF-8 never has. */
function nameOfUtf16(start: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = start
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [...start.keys()].filter((index) => start[index] === 0)
  if (zeros.length < start.length / 5) return undefined
  if (zeros.every((index) => index % 2 === 1)) return 'utf-16le'
  return zeros.every((index) => index % 2 === 0) ? 'utf-16be' : undefined
}
