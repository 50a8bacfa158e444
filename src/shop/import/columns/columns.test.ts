import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { shopify } from '../formats/shopify.ts'
import { wooCommerce } from '../formats/woocommerce/woocommerce.ts'
import { recogniseFormat } from '../csv/headings.ts'
import { openCsv, rowFrom } from '../csv/open-csv.ts'
import { choicesIn, findTwice, understand } from './column.ts'
import { fieldsOf } from './fields.ts'
import { guessColumns, guessedHeadings } from './guess-columns.ts'
import { headingKey } from '../formats/row.ts'
import { watchColumns } from './watch-columns.ts'

test('a column is what somebody said of it; another one that is called so is left out', () => {
  const columns = understand(['code', 'name', 'price', 'sku'], { code: 'sku', name: '' })
  expect(columns.map(({ as }) => as)).toEqual(['sku', '', 'price', ''])
  expect(choicesIn(columns)).toEqual({ code: 'sku', name: '', sku: '' })
  expect(findTwice(columns)).toBeUndefined()
  expect(findTwice([...columns, { heading: 'article', as: 'sku' }])).toBe('sku')
  // Names that every object has are headings like others.
  expect(understand(['constructor'], {})).toEqual([{ heading: 'constructor', as: 'constructor' }])
})

async function opened(content: string, choices: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'haat-columns-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'goods.csv')
  await writeFile(path, content)
  return openCsv(path, undefined, async () => choices)
}

test('columns of a file of no known format make it one of ours; what is left out is in no row', async () => {
  const content = 'Code\tLabel\tRate\tMemo\n1\tTea\t90\tx\n'
  const nothing = await opened(content, {})
  expect(nothing).toMatchObject({
    outcome: 'not-a-product-file',
    columns: [{ heading: 'code' }, { heading: 'label' }, { heading: 'rate' }, { heading: 'memo' }],
  })
  const choices = { code: 'sku', label: 'name', rate: 'price', memo: '' }
  const opening = await opened(content, choices)
  if (opening.outcome !== 'opened') throw new Error(opening.sentence)
  expect(opening.csv).toMatchObject({ format: { name: 'Haat' }, delimiter: '\t' })
  const reading = rowFrom(opening.csv, 2, ['1', 'Tea', '90', 'x'])
  if (reading.outcome !== 'row') throw new Error(reading.reason)
  const { cells } = reading.row
  expect(Object.fromEntries(cells)).toEqual({ sku: '1', name: 'Tea', price: '90' })
  const watching = watchColumns(opening.csv)
  watching.watched(reading.row).onAsked?.('sku')
  expect(watching.list().slice(0, 2)).toEqual([
    { heading: 'code', as: 'sku', isRead: true, samples: ['1'] },
    { heading: 'label', as: 'name', isRead: false, samples: ['Tea'] },
  ])
})

test('the first few values of each column are told that differ, also where nobody knows what it is', async () => {
  const rows = ['1,Cup,', '2,Cup,', `,Pot,${'x'.repeat(70)}`, '"a""b,', '3,Jar,y', '4,Jug,']
  expect(await opened(['Code,Label,Memo', ...rows].join('\n'), {})).toMatchObject({
    columns: [
      { samples: ['1', '2', '3'] },
      { samples: ['Cup', 'Pot', 'Jar'] },
      { samples: [`${'x'.repeat(59)}…`, 'y'] },
    ],
  })
})

test('what usual headings mean is guessed, each field once, and not where the file has it already', () => {
  const guess = (...headings: string[]) =>
    guessColumns(headings.map((heading) => ({ heading: headingKey(heading) })))
  expect(guess('Item name', 'Code', 'Price (Tk)', 'Qty', 'Memo', 'constructor')).toEqual({
    'item name': 'name',
    code: 'sku',
    'price tk': 'price',
    qty: 'stock',
  })
  expect(guess('Taka', 'BDT', 'Quantity', 'name', 'Title', 'Vendor')).toEqual({
    taka: 'price',
    quantity: 'stock',
    vendor: 'brand',
  })
  const bangla = guess('নাম', 'কোড', 'দাম (৳)', 'স্টক', 'ছাড়ের দাম', 'কেনা দাম')
  expect(Object.values(bangla)).toEqual([
    'name',
    'sku',
    'price',
    'stock',
    'discount price',
    'purchase cost',
  ])
  // Once somebody has said something, nothing is guessed over it.
  expect(guessColumns([{ heading: 'qty' }, { heading: 'code', as: 'sku' }])).toEqual({})
})

test('what is guessed is a field of our own format', () => {
  const fields = new Set(fieldsOf(null, []).flatMap(({ headings }) => headings))
  expect(Object.values(guessedHeadings).filter((as) => !fields.has(as))).toEqual([])
})

const values: Record<string, string> = {
  handle: 'a',
  title: 'A',
  name: 'A',
  'variant price': '10',
  'regular price': '10',
  'sale price': '8',
  'date sale price ends': '2999-01-01',
}

test('each format asks for what a column may be said to be in its files', () => {
  for (const [format, required] of [
    [shopify, ['handle', 'title']],
    [wooCommerce, ['type', 'name', 'regular price']],
    [undefined, ['name', 'sku', 'price']],
  ] as const) {
    const fields = fieldsOf(format?.name ?? null, [])
    const headings = fields.map(({ headings: [first = ''] }) => first)
    expect(new Set(headings).size).toBe(headings.length)
    expect(headings).toEqual(expect.arrayContaining([...required]))
    if (!format) continue
    expect(recogniseFormat(new Set(headings))?.name).toBe(format.name)
    const asked = new Set<string>()
    const onAsked = (heading: string) => void asked.add(heading)
    const readAs = (type: string) => {
      const cells = new Map(headings.map((heading) => [heading, values[heading] ?? '']))
      return { line: 2, cells: cells.set('type', type), onAsked }
    }
    format.place(readAs('variation'))
    format.read([readAs('simple')], new Date())
    for (const { headings: ofOne } of fields) for (const one of ofOne) expect(asked).toContain(one)
  }
})
