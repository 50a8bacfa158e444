import { Readable } from 'node:stream'
import { beforeEach, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { writeXlsx } from 'hucre/xlsx'
import { listWholeProducts } from '#shop/catalog/products/list-whole-products.ts'
import type { Shop } from '#shop/shop.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { countFindings, findImport, listFindings } from './list-imports.ts'
import { beginImport, checkAgain, stopImport } from './move-import.ts'
import { fileOf, sheetFileOf } from './product-import.ts'
import { queueImport } from './queue-import.ts'
import { reportImport } from './report-import.ts'
import { sweepImports } from './sweep-imports.ts'
import { workOnImport } from './work-on-import.ts'

let shop: Shop
const never = new AbortController().signal
beforeEach(async () => {
  const opened = await openTestShop()
  // Also where the shop's own machine may ask its neighbours, a file that was sent may not.
  const environment = { ...opened.environment, importFromPrivateAddresses: true }
  shop = { ...opened, environment }
})

async function send(
  content: string | Uint8Array,
  { fileKind = 'csv', untrackedStock = null }: Partial<Sent> = {},
): Promise<string> {
  const id = newId()
  await shop.importFiles.write(fileOf({ id, fileKind }), Readable.from([Buffer.from(content)]))
  const file = { fileName: 'goods.csv', bytes: content.length, fileKind, untrackedStock }
  expect(await queueImport(shop, aScript, { ...file, id })).toMatchObject({ outcome: 'queued' })
  return id
}
interface Sent {
  fileKind: 'csv' | 'xlsx'
  untrackedStock: number | null
}

const check = async (...sent: Parameters<typeof send>) => {
  const id = await send(...sent)
  await workOnImport(shop, never)
  return id
}
const found = (id: string, isCheck: boolean) => listFindings(shop, id, { isCheck, most: 100 })
const names = async () =>
  (await listWholeProducts(shop.database, { limit: 100 })).map(({ name }) => name)

const csv = [
  'handle,name,category,sku,price,stock,secret,pictures',
  'cup,Cup,Kitchen,CUP,120,5,x,',
  'pot,Pot,Kitchen,POT,ten,5,,',
  'jar,Jar,Kitchen,JAR,300,4,,',
].join('\n')

test('a file that is sent is looked at first: what is new, changed field by field, and refused with row and reason; nothing is written', async () => {
  await shelve(shop, {
    name: 'Jar',
    slug: 'jar',
    category: 'kitchen',
    variants: [
      { sku: 'JAR', priceInPaisa: 25_000, stock: 4 },
      { sku: 'JAR-XL', size: 'XL' },
    ],
  })
  const id = await check(csv)
  expect(await findImport(shop, id)).toMatchObject({
    state: 'checked',
    total: 3,
    totals: null,
    checked: { created: 1, updated: 1, failed: 1, badRows: 1 },
  })
  const columns = (await findImport(shop, id))?.columns ?? []
  expect(columns.filter(({ isRead }) => !isRead)).toMatchObject([{ heading: 'secret' }])
  expect((await found(id, true)).map(({ kind, line, name }) => [kind, line, name])).toEqual([
    ['new', 2, 'Cup'],
    ['refused', 3, 'Pot'],
    ['changed', 4, 'Jar'],
    ['removed', 4, 'Jar'],
  ])
  const [changed] = await listFindings(shop, id, { isCheck: true, kinds: ['changed'], most: 1 })
  expect(changed?.after).toMatchObject({ 'JAR priceInPaisa': 30_000 })
  expect(await countFindings(shop, id, { isCheck: true })).toMatchObject({
    new: 1,
    refused: 1,
    removed: 1,
  })
  expect(await names()).toEqual(['Jar'])
})

test('what was checked is imported when somebody says so, once', async () => {
  const id = await check(csv)
  expect(await beginImport(shop, aScript, { id })).toMatchObject({ outcome: 'begun' })
  expect(await beginImport(shop, aScript, { id })).toMatchObject({ outcome: 'not-now' })
  await workOnImport(shop, never)
  expect(await findImport(shop, id)).toMatchObject({
    state: 'imported',
    totals: { created: 2, failed: 1 },
  })
  expect((await names()).toSorted()).toEqual(['Cup', 'Jar'])
  expect((await found(id, false)).map(({ kind }) => kind)).toEqual(['new', 'refused', 'new'])
})

test('one that is stopped goes on where it was, with all of its figures', async () => {
  const many = Array.from({ length: 6 }, (_, i) => `g-${i},Good ${i},Kitchen,G-${i},100,1,,`)
  const id = await check([csv.split('\n')[0], ...many].join('\n'))
  await beginImport(shop, aScript, { id })
  // Somebody presses while the third one is written.
  let written = 0
  let stopping: ReturnType<typeof stopImport> | undefined
  // What is written next waits for it: a busy machine would write all the others first.
  const database = new Proxy(shop.database, {
    get: (target, key) => {
      if (key !== 'transaction') return Reflect.get(target, key) as unknown
      return async (...work: Parameters<typeof target.transaction>) => {
        await stopping
        return target.transaction(...work)
      }
    },
  })
  const watched: Shop = {
    ...shop,
    database,
    now: () => {
      if (++written === 3) stopping = stopImport(shop, aScript, { id })
      return shop.now()
    },
  }
  await workOnImport(watched, never)
  expect(await stopping).toMatchObject({ outcome: 'stopped' })
  expect((await findImport(shop, id))?.state).toBe('stopped')
  expect(await checkAgain(shop, aScript, { id })).toMatchObject({ outcome: 'not-now' })
  await beginImport(shop, aScript, { id })
  await workOnImport(shop, never)
  const after = await findImport(shop, id)
  expect(after).toMatchObject({ state: 'imported', done: 6, totals: { created: 6, failed: 0 } })
  expect(await names()).toHaveLength(6)
})

test('a process that ends gives it back, and the next one does it', async () => {
  const id = await send(csv)
  const ending = new AbortController()
  ending.abort()
  await workOnImport(shop, ending.signal)
  expect((await findImport(shop, id))?.state).toBe('to-check')
  await workOnImport(shop, never)
  expect((await findImport(shop, id))?.state).toBe('checked')
  expect(await workOnImport(shop, never)).toBe(false)
})

test('a workbook is read as its sheet of products; one that is none is refused in words; no sheet is left behind', async () => {
  const rows = csv.split('\n').map((line) => line.split(',').map(asCell))
  const workbook = await writeXlsx({ sheets: [{ name: 'Goods', rows }] })
  const id = await check(workbook, { fileKind: 'xlsx' })
  expect(await findImport(shop, id)).toMatchObject({ state: 'checked', checked: { created: 2 } })
  const none = await check('PK\u0003\u0004 nothing of a zip', { fileKind: 'xlsx' })
  expect(await findImport(shop, none)).toMatchObject({
    state: 'refused',
    sentence: expect.stringContaining('is damaged') as string,
  })
  const left = (await shop.importFiles.list()).map(({ name }) => name)
  expect(left.filter((name) => name.includes('sheet'))).toEqual([])
})

test('the sheet that a killed process left behind goes with the next tidying, one that is being read stays', async () => {
  const id = await send(csv)
  const [read, left] = [sheetFileOf({ id, attempts: 0 }), sheetFileOf({ id, attempts: 1 })]
  for (const name of [read, left]) await shop.importFiles.write(name, Readable.from([csv]))
  const later = new Date(shop.now().getTime() + 86_400_000)
  await sweepImports({ ...shop, now: () => later })
  const kept = (await shop.importFiles.list()).map(({ name }) => name)
  expect(kept.toSorted()).toEqual([read, `${id}.csv`].toSorted())
})

const asCell = (text: string) => (/^\d+$/.test(text) ? Number(text) : text)

test('no path of this machine is read, and no address of its network is asked', async () => {
  const row = (sku: string, picture: string) => `${sku},${sku},Kitchen,${sku},100,1,,${picture}`
  const heading = csv.split('\n')[0] ?? ''
  const paths = [
    '/etc/passwd',
    '../../secret.png',
    'file:///etc/passwd',
    'http://127.0.0.1:1/a.png',
  ]
  const id = await check([heading, ...paths.map((path, i) => row(`P${i}`, path))].join('\n'))
  const missing = await listFindings(shop, id, { isCheck: true, kinds: ['picture'], most: 10 })
  expect(missing.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('/etc/passwd is a path'),
    expect.stringContaining('secret.png is a path'),
    expect.stringContaining('neither an http address'),
    expect.stringMatching(/127\.0\.0\.1.*(private|public|reserved|local)/),
  ])
})

test('another encoding is named, and the file is looked at again in it; uncounted stock is asked for', async () => {
  const latin = Buffer.from('name,sku,price\nCaf\xe9,CAFE,350\n', 'latin1')
  const id = await check(latin)
  expect(await findImport(shop, id)).toMatchObject({
    state: 'refused',
    likelyEncoding: 'windows-1252',
  })
  await checkAgain(shop, aScript, { id, encoding: 'windows-1252' })
  await workOnImport(shop, never)
  expect((await found(id, true)).map(({ name }) => name)).toEqual(['Café'])
  const shopify =
    'Handle,Title,Variant Price,Variant Inventory Tracker,Variant Inventory Qty\ntea,Tea,100,,\n'
  const uncounted = await check(shopify)
  expect((await findImport(shop, uncounted))?.state).toBe('stock-unknown')
  await checkAgain(shop, aScript, { id: uncounted, untrackedStock: 20 })
  await workOnImport(shop, never)
  expect((await findImport(shop, uncounted))?.state).toBe('checked')
})

test('the report guards what a spreadsheet would run; files and imports of a month ago go', async () => {
  const id = await check('name,sku,price\n=HYPERLINK(1),=1+1,100\n,BAD,100\n')
  const job = await findImport(shop, id)
  if (!job) throw new Error('Expected the import')
  let report = ''
  for await (const part of reportImport(shop, job)) report += part
  expect(report).toContain("2,new,'=HYPERLINK")
  expect(report).toMatch(/3,refused,'=HYPERLINK/)
  const later = new Date(shop.now().getTime() + 31 * 86_400_000)
  await sweepImports({ ...shop, now: () => later })
  expect([await findImport(shop, id), await shop.importFiles.list()]).toEqual([undefined, []])
})

test('two at once are one too many', async () => {
  await send(csv)
  const second = { id: newId(), fileName: 'b.csv', fileKind: 'csv', bytes: 3 } as const
  expect(await queueImport(shop, aScript, second)).toMatchObject({ outcome: 'one-already' })
})
