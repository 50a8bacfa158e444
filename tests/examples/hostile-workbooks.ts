import { rowOf, workbookOf, workbookParts, zipEnd, zipOf, zipParts } from './workbook.ts'

/** Workbooks of a few kilobytes that take all memory, all time or all disk of a program that believes them. */

const headings = rowOf(1, ['name', 'sku', 'price', 'stock'])

function* repeated(count: number, of: (index: number) => string): Generator<string> {
  for (let index = 0; index < count; index++) yield of(index)
}

function* rows(count: number, of: (row: number) => string): Generator<string> {
  yield headings
  yield* repeated(count, (index) => `<row r="${index + 2}">${of(index + 2)}</row>`)
}

const oneSheet = (content: Iterable<string>, strings?: Iterable<string>) =>
  workbookOf({ sheets: [{ name: 'Goods', rows: content }], ...(strings && { strings }) })

const strings = (...texts: string[]) => texts.map((text) => `<si><t>${text}</t></si>`)

/** The last end record points to a small directory, the ZIP64 one to another with 200 MB of strings. */
async function twoDirectories(): Promise<Buffer> {
  const parts = workbookParts({ sheets: [{ name: 'Goods', rows: headings }] })
  const shown = await zipParts(parts)
  const bomb = workbookParts({
    sheets: [{ name: 'Goods', rows: headings }],
    strings: repeated(2000, () => `<si><t>${'x'.repeat(100_000)}</t></si>`),
  })
  const hidden = await zipParts(bomb, shown.locals.length)
  const shownAt = shown.locals.length + hidden.locals.length
  const hiddenAt = shownAt + shown.directory.length
  const end64 = Buffer.alloc(56)
  end64.writeUInt32LE(0x06_06_4b_50, 0)
  end64.writeBigUInt64LE(44n, 4)
  end64.writeBigUInt64LE(BigInt(hidden.count), 24)
  end64.writeBigUInt64LE(BigInt(hidden.count), 32)
  end64.writeBigUInt64LE(BigInt(hidden.directory.length), 40)
  end64.writeBigUInt64LE(BigInt(hiddenAt), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07_06_4b_50, 0)
  locator.writeBigUInt64LE(BigInt(hiddenAt + hidden.directory.length), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([
    shown.locals,
    hidden.locals,
    shown.directory,
    hidden.directory,
    end64,
    locator,
    zipEnd(shown.count, shown.directory.length, shownAt),
  ])
}

/** The local headers name other parts than the directory does. */
function otherNames(): Promise<Buffer> {
  const parts = workbookParts({ sheets: [{ name: 'Goods', rows: headings }] })
  return zipOf(parts.map((part) => ({ ...part, localName: part.name.toUpperCase() })))
}

const nested = (name: string, depth: number) => [
  `<${name}>`.repeat(depth) + `</${name}>`.repeat(depth),
]

export const hostileWorkbooks: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a cell in the last column of 40,000 rows': () =>
    oneSheet(rows(40_000, (row) => `<c r="XFD${row}"><v>1</v></c>`)),
  'a cell in column 1000 of 5,000 rows': () =>
    oneSheet(rows(5000, (row) => `<c r="ALL${row}"><v>1</v></c>`)),
  'a text of 100 kB in 2,000 cells': () =>
    oneSheet(
      rows(2000, (row) => `<c r="A${row}" t="s"><v>0</v></c>`),
      strings('x'.repeat(100_000)),
    ),
  'a text of 32,767 characters in 200,000 cells': () =>
    oneSheet(
      rows(
        20_000,
        (row) => `<c t="s" r="A${row}"><v>0</v></c>${'<c t="s"><v>0</v></c>'.repeat(9)}`,
      ),
      strings('ক'.repeat(32_767)),
    ),
  '600,000 texts': () =>
    oneSheet(
      rows(1, () => ''),
      repeated(600_000, (index) => `<si><t>${index}</t></si>`),
    ),
  'texts of 40 MB': () =>
    oneSheet(
      rows(1, () => ''),
      repeated(1300, () => `<si><t>${'x'.repeat(32_000)}</t></si>`),
    ),
  'one text of 200 MB': () =>
    oneSheet(
      rows(1, () => ''),
      ['<si><t>', ...repeated(200, () => 'x'.repeat(1024 * 1024)), '</t></si>'],
    ),
  'one attribute of 2 MB': () =>
    oneSheet([
      headings,
      '<row r="2" spans="',
      ...repeated(2, () => 'x'.repeat(1024 * 1024)),
      '"></row>',
    ]),
  'an element with 100,000 attributes': () =>
    oneSheet([headings, '<row r="2" ', ...repeated(100_000, (index) => `a${index}="" `), '/>']),
  'texts in each other, 200,000 deep': () =>
    oneSheet(
      rows(1, () => ''),
      nested('si', 200_000),
    ),
  'rows in each other, 200,000 deep': () => oneSheet(nested('row', 200_000)),
  'four million empty cells': () => oneSheet(rows(40_000, () => '<c s="0"/>'.repeat(100))),
  'a sheet that unpacks to 200 MB': () => oneSheet(repeated(200, () => ' '.repeat(1024 * 1024))),
  '300,000 rows': () => oneSheet(rows(300_000, (row) => `<c r="A${row}"><v>1</v></c>`)),
  'a directory behind a ZIP64 record': twoDirectories,
  'parts with two names': otherNames,
}
