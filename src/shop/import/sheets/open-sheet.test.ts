import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { hostileWorkbooks } from '../../../../tests/examples/hostile-workbooks.ts'
import { rowOf, workbookOf, zipOf } from '../../../../tests/examples/workbook.ts'
import { areHeadings } from '../csv/open-csv.ts'
import { parseCells } from '../csv/parse-cells.ts'
import { splitRecords } from '../csv/split-records.ts'
import { openFile } from './open-sheet.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-sheets-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})

const never = new AbortController().signal

async function opened(workbook: Buffer, signal = never) {
  const path = join(folder, 'goods.xlsx')
  await writeFile(path, workbook)
  return openFile(path, 'xlsx', {
    into: join(folder, 'sheet.csv'),
    isHeadings: (cells) => areHeadings(cells, async () => ({})),
    signal,
  })
}

/** The rows below the headings, each with its number in the sheet. */
async function rowsIn(workbook: Buffer) {
  const opening = await opened(workbook)
  if (opening.outcome === 'refused') throw new Error(opening.sentence)
  const rows: [number, ...string[]][] = []
  for await (const record of splitRecords(opening.path, parseCells(',')))
    if (record.outcome === 'read') rows.push([record.line, ...record.cells])
  return { note: opening.note, rows: rows.slice(1), headings: rows[0] }
}

const fixture = (name: string) => readFile(join(import.meta.dirname, '../fixtures', name))
const headings = ['name', 'sku', 'price', 'stock']

test('cells are read as a person sees them: leading zeros, days, whole barcodes, results of formulas', async () => {
  const { rows } = await rowsIn(await fixture('x1-excel-mangled.xlsx'))
  expect(rows.map((row) => row.slice(6))).toEqual([
    ['10-Dec', '00123', '1250.1', '1150.05', '8901234567894', '5', '999', '2026-12-31 23:59'],
    ['6-Aug', '00124', '1250.1', '', '8901234567900', '3'],
  ])
})

test('hidden sheets and covers are passed over; which sheet was read is said where a person may have meant another', async () => {
  const hidden = await rowsIn(await fixture('x2-hidden-first.xlsx'))
  expect(hidden).toMatchObject({
    note: undefined,
    rows: [[2, 'Hidden sheet test mug', 'HSM-1', '250', '4']],
  })
  const cover = await rowsIn(await fixture('x3-notes-first.xlsx'))
  expect(cover).toMatchObject({
    note: 'The sheet "Products" was read. Not read: "Read me"',
    rows: [[2, 'Second sheet mug', 'SSM-1', '250', '4']],
  })
})

test('empty and coloured rows are passed over, and rows have the numbers of the sheet', async () => {
  expect((await rowsIn(await fixture('x6-blank-rows.xlsx'))).rows).toEqual([
    [2, 'Gap mug', 'GM-1', '250', '4'],
    [5, 'Gap mug two', 'GM-2', 'abc', '4'],
  ])
  expect((await rowsIn(await fixture('x9-cr.xlsx'))).rows).toEqual([
    [2, 'CR mug', 'CR-1', '250', '4', 'Line one\nLine two'],
    [3, 'Esc mug', 'CR-2', '250', '4', 'a _ b'],
    [4, 'After mug', 'CR-3', 'abc', '4', 'x'],
  ])
})

test('number formats of Excel, LibreOffice and Google Sheets show codes, prices, units and days', async () => {
  const formats = [
    '00000',
    '"SKU-"0000',
    '000-000',
    '[$৳-845]#,##0.00',
    '_(* #,##0_);_(* \\(#,##0\\);_(* "-"??_);_(@_)',
    '0" ml"',
    '# ?/?',
    '0%',
    'd-mmm',
    'd/m',
    'dd/mm/yyyy',
    'd" "mmmm" "yyyy',
    'yyyy-mm-dd"T"hh:mm',
    '0.00E+00',
    '"Tk" #,##0',
    '[<=99]0;#,##0',
    '0',
  ]
  const values = [
    7, 12, 12_345, 1250.5, 0, 250, 7.5, 0.6, 46_366, 46_366, 46_366, 46_366, 46_366.75,
    8_901_234_567_894, 1250, 1250, 99.6,
  ]
  const cells = values.map((value, index) => ({ value, style: index + 1 }))
  const rows = rowOf(1, headings) + rowOf(2, cells)
  const read = await rowsIn(await workbookOf({ sheets: [{ name: 'A', rows }], formats }))
  expect(read.rows[0]?.slice(1)).toEqual([
    '00007',
    'SKU-0012',
    '012-345',
    '1250.50',
    '0',
    '250 ml',
    '7 1/2',
    '60%',
    '10-Dec',
    '10/12',
    '2026-12-10',
    '2026-12-10',
    '2026-12-10 18:00',
    '8901234567894',
    '1250',
    '1250',
    '100',
  ])
})

test('days of a Mac workbook count from 1904', async () => {
  const rows = rowOf(1, headings) + rowOf(2, ['A', { value: 44_904, style: 1 }])
  const workbook = { sheets: [{ name: 'A', rows }], formats: ['d-mmm-yy'], is1904: true }
  expect((await rowsIn(await workbookOf(workbook))).rows).toEqual([[2, 'A', '2026-12-10']])
})

test('titles above the headings are passed over; without headings the first row of three cells is taken', async () => {
  const titled =
    rowOf(1, ['Rahman Store']) + rowOf(3, ['As of December']) + rowOf(4, headings) + rowOf(5, ['T'])
  const read = await rowsIn(await workbookOf({ sheets: [{ name: 'A', rows: titled }] }))
  expect([read.headings, read.rows]).toEqual([[4, ...headings], [[5, 'T']]])
  const unknown = rowOf(2, ['My list']) + rowOf(3, ['কোড', 'Taka', 'Pcs']) + rowOf(4, ['A', 9, 2])
  const other = await rowsIn(await workbookOf({ sheets: [{ name: 'A', rows: unknown }] }))
  expect(other).toMatchObject({ headings: [3, 'কোড', 'Taka', 'Pcs'], rows: [[4, 'A', '9', '2']] })
})

test('rich text, phonetic guides, spaces, entities, CDATA and missing references are read as text', async () => {
  const strings = [
    '<si><r><rPr><b/></rPr><t xml:space="preserve">Red </t></r><r><t>mug &amp; cup</t></r></si>',
    '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>',
    '<si><t><![CDATA[<b>]]>&#2453;</t></si>',
  ]
  const shared = [0, 1, 2, 99].map((index) => `<c t="s"><v>${index}</v></c>`).join('')
  const rows = `${rowOf(1, headings)}<row>${shared}</row>`
  const read = await rowsIn(await workbookOf({ sheets: [{ name: 'A', rows }], strings }))
  expect(read.rows).toEqual([[2, 'Red mug & cup', '東京', '<b>ক']])
})

test('errors and formulas without a result are no values', async () => {
  const rows =
    rowOf(1, headings) +
    rowOf(2, [{ error: '#N/A', formula: 'VLOOKUP(1,A1,1)' }, { formula: 'A1&"x"' }, 1, 1])
  const read = await rowsIn(await workbookOf({ sheets: [{ name: 'A', rows }] }))
  expect(read.rows).toEqual([[2, '#N/A', '#FORMULA!', '1', '1']])
})

test('other prefixes and absolute paths, as other programs write them, are understood', async () => {
  const main = 'http://purl.oclc.org/ooxml/spreadsheetml/main'
  const links = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
  const link = (id: string, type: string, target: string) =>
    `<p:Relationships xmlns:p="x"><p:Relationship Target="${target}" Type="${links}/${type}" Id="${id}"/></p:Relationships>`
  const text = (value: string) => `<x:c t="inlineStr"><x:is><x:t>${value}</x:t></x:is></x:c>`
  const workbook = await zipOf([
    { name: '_rels/.rels', content: link('a', 'officeDocument', '/xl/Book.xml') },
    { name: 'xl/_rels/Book.xml.rels', content: link('s', 'worksheet', '/xl/Sheets/One.xml') },
    {
      name: 'xl/Book.xml',
      content: `<?xml version="1.0"?><!-- Made by hand --><x:workbook xmlns:x="${main}" xmlns:q="${links}"><x:sheets><x:sheet name="One" sheetId="1" q:id="s"/></x:sheets></x:workbook>`,
    },
    {
      name: 'xl/sheets/one.xml',
      content: `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row>${headings.map(text).join('')}</x:row><x:row>${text('A')}</x:row></x:sheetData></x:worksheet>`,
    },
  ])
  expect((await rowsIn(workbook)).rows).toEqual([[2, 'A']])
})

test('what is no workbook is refused with what to do instead', async () => {
  const spreadsheet = await zipOf([{ name: 'content.xml', content: '<a/>' }])
  const workbook = await workbookOf({ sheets: [{ name: 'A', rows: rowOf(1, headings) }] })
  for (const [file, words] of [
    [spreadsheet, 'OpenDocument spreadsheet'],
    [await zipOf([{ name: 'goods.csv', content: 'name,sku' }]), 'is no Excel workbook'],
    [Buffer.from('PK\u0003\u0004 nothing of a zip'), 'is damaged'],
    [workbook.subarray(0, -30), 'is damaged'],
    [Buffer.concat([workbook, Buffer.from('more')]), 'is damaged'],
    [await workbookOf({ sheets: [{ name: 'A', rows: '' }] }), 'is empty'],
    [await workbookOf({ sheets: [{ name: 'A', rows: '<!DOCTYPE a [<!ENTITY b "c">]>' }] }), 'dam'],
  ] as const)
    expect(await opened(file)).toEqual({
      outcome: 'refused',
      sentence: expect.stringContaining(words) as string,
    })
})

test('whoever stops reading gets no sheet', async () => {
  const stop = new AbortController()
  const reading = opened(
    await workbookOf({ sheets: [{ name: 'A', rows: rowOf(1, headings) }] }),
    stop.signal,
  )
  stop.abort(new Error('stopped'))
  await expect(reading).rejects.toThrow('stopped')
})

test.each(Object.entries(hostileWorkbooks))(
  '%s: refused before it takes more than it may',
  async (_name, make) => {
    expect(await opened(await make())).toEqual({
      outcome: 'refused',
      sentence: expect.stringMatching(refusals) as string,
    })
  },
  60_000,
)

const refusals =
  /^(?:The workbook is too large|The workbook is damaged|Cell (?:XFD2|A2|A200001) (?:is beyond|has more))/
