import { Readable } from 'node:stream'
import { asc, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '#shop/audit/tables.ts'
import { listTree } from '#shop/catalog/categories/list-whole-categories.ts'
import { listWholeProducts } from '#shop/catalog/products/list-whole-products.ts'
import { amendProduct } from '#shop/catalog/desk/bulk/amend-product.ts'
import { adjustStock } from '#shop/catalog/stock/adjust-stock.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import type { Shop } from '#shop/shop.ts'
import { stockMovements } from '#shop/stock/tables.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { anOrderOf } from '../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { findImport, listFindings } from '../jobs/list-imports.ts'
import { beginImport, stopImport } from '../jobs/move-import.ts'
import { fileOf, undoKinds } from '../jobs/product-import.ts'
import { productImports } from '../jobs/tables.ts'
import { noTotals } from '../report/tally.ts'
import { workOnImport } from '../jobs/work-on-import.ts'
import { progressOf, undoImport } from './undo-import.ts'

let shop: Shop
const never = new AbortController().signal
beforeEach(async () => {
  shop = await openTestShop()
})

async function importFile(...rows: string[]): Promise<string> {
  const id = newId()
  const content = rows.join('\n')
  const name = fileOf({ id, fileKind: 'csv' })
  await shop.importFiles.write(name, Readable.from([Buffer.from(content)]))
  const file = { fileName: 'goods.csv', bytes: content.length, fileKind: 'csv' } as const
  // As if it had been looked at: the dry run is tested beside it, and takes as long as the import.
  const looked = { state: 'checked', checked: noTotals, askedAt: shop.now() } as const
  await shop.database.insert(productImports).values({ ...file, ...looked, id })
  expect(await beginImport(shop, aScript, { id })).toMatchObject({ outcome: 'begun' })
  await workOnImport(shop, never)
  return id
}

async function undo(id: string): Promise<void> {
  expect(await undoImport(shop, aScript, { id })).toMatchObject({ outcome: 'queued' })
  await workOnImport(shop, never)
  expect(await findImport(shop, id)).toMatchObject({ state: 'undone' })
}

const found = async (id: string) =>
  (await listFindings(shop, id, { isCheck: false, kinds: undoKinds, most: 2000 })).map(
    ({ kind, name, reason, before, after }) => ({ kind, name, reason, before, after }),
  )
const all = () => listWholeProducts(shop.database, { limit: 2000 })
const find = async (slug: string) => (await all()).find((product) => product.slug === slug)!
const variantOf = async (slug: string, index = 0) => (await find(slug)).variants[index]!
const buy = async (slug: string, quantity: number) => {
  const { id } = await variantOf(slug)
  const placed = await placeOrder(shop, anOrderOf([id, quantity]), crypto.randomUUID())
  expect(placed.outcome).toBe('placed')
}
const ledgerOf = async (variantId: string) =>
  (
    await shop.database
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.variantId, variantId))
      .orderBy(asc(stockMovements.id))
  ).map(({ kind, stockBefore, stockAfter, reason }) => [kind, stockBefore, stockAfter, reason])

/** Without what counts writings. */
const asTold = async () =>
  (await all()).map((product) => ({ ...product, version: 0, updatedAt: 0 }))

// A thousand rows go in and out in a browser (imports.spec.ts).
test('two hundred rows with three bad ones go in, and all of it comes out again, after a process that ended half-way', async () => {
  const jar = await shelve(shop, {
    name: 'Jar',
    slug: 'good-7',
    category: 'kitchen',
    variants: [{ sku: 'G-7', priceInPaisa: 25_000, stock: 4 }],
  })
  const before = await asTold()
  const categories = (await listTree(shop.database)).map(({ slug }) => slug)
  const rows = Array.from({ length: 200 }, (_, i) => {
    const price = i === 20 || i === 100 || i === 180 ? 'ten' : '100'
    return `good-${i},Good ${i},shelf-${i % 3},G-${i},${price},5`
  })
  const id = await importFile('handle,name,category,sku,price,stock', ...rows)
  expect(await findImport(shop, id)).toMatchObject({
    state: 'imported',
    totals: { created: 196, updated: 1, failed: 3, badRows: 3 },
  })
  expect(await all()).toHaveLength(197)
  expect((await find('good-7')).id).toBe(jar.id)

  expect(await undoImport(shop, aScript, { id })).toMatchObject({ outcome: 'queued' })
  expect(await stopImport(shop, aScript, { id })).toMatchObject({ outcome: 'not-now' })
  const job = (await findImport(shop, id))!
  expect(await progressOf(shop, job)).toEqual({ done: 0, total: 200 })
  // A process that ends gives it back, and another one goes on.
  const ending = new AbortController()
  let written = 0
  const watched = {
    ...shop,
    now: () => {
      if (++written === 100) ending.abort()
      return shop.now()
    },
  }
  await workOnImport(watched, ending.signal)
  const halfway = (await findImport(shop, id))!
  expect(halfway.state).toBe('to-undo')
  const { done } = await progressOf(shop, halfway)
  expect(done).toBeGreaterThan(80)
  await workOnImport(shop, never)

  expect(await findImport(shop, id)).toMatchObject({ state: 'undone' })
  expect(await asTold()).toEqual(before)
  expect((await listTree(shop.database)).map(({ slug }) => slug)).toEqual(categories)
  const kinds = Map.groupBy(await found(id), ({ kind }) => kind)
  expect([kinds.get('deleted')?.length, kinds.get('restored')?.length, kinds.get('kept')]).toEqual([
    196 + 3,
    1,
    undefined,
  ])
  const entries = await shop.database.select().from(audit).where(eq(audit.action, 'import-undone'))
  expect(entries).toMatchObject([{ subjectId: id, after: { deleted: 199, restored: 1 } }])
  expect(await undoImport(shop, aScript, { id })).toMatchObject({ outcome: 'not-now' })
}, 120_000)

test('field by field: what somebody changed since stays and is named, what was sold stays sold', async () => {
  await shelve(shop, {
    name: 'Jar',
    nameBn: 'বয়াম',
    slug: 'jar',
    category: 'kitchen',
    brand: 'Clay',
    tags: ['old'],
    attributes: undefined,
    variants: [
      { sku: 'JAR', size: 'M', priceInPaisa: 25_000, stock: 4 },
      { sku: 'JAR-XL', size: 'XL', priceInPaisa: 40_000, stock: 3 },
    ],
  })
  const xl = await variantOf('jar', 1)
  const id = await importFile(
    'handle,name,name_bn,brand,tags,category,size,sku,price,stock,status',
    'jar,Big jar,,Glass,new,shelf,M,JAR,300,20,draft',
    'jar,,,,,,S,JAR-S,100,7,',
  )
  expect(await find('jar')).toMatchObject({ name: 'Big jar', status: 'draft', brand: 'Glass' })
  const { id: jar } = await find('jar')
  const amend = (amendment: object) => amendProduct(shop, aScript, { id: jar, amendment } as never)
  await amend({ what: 'status', status: 'active' })
  await amend({ what: 'tag', tag: 'mine', isSet: true })
  await buy('jar', 6)
  await undo(id)

  const now = await find('jar')
  expect(now).toMatchObject({
    name: 'Jar',
    nameBn: 'বয়াম',
    brand: 'Clay',
    tags: ['new', 'mine'],
    category: { slug: 'kitchen' },
  })
  expect(
    now.variants.map(({ sku, size, priceInPaisa, stock }) => [sku, size, priceInPaisa, stock]),
  ).toEqual([
    // 4 before, 6 of the 20 were sold: none is left, and none is missing.
    ['JAR', 'M', 25_000, 0],
    ['JAR-XL', 'XL', 40_000, 3],
  ])
  expect(now.variants[1]?.id).toBe(xl.id)
  expect((await ledgerOf(now.variants[0]!.id)).slice(-3)).toEqual([
    ['import', 4, 20, ''],
    ['order', 20, 14, ''],
    ['import', 14, 0, 'undone: goods.csv'],
  ])
  expect((await ledgerOf(xl.id)).slice(-2)).toEqual([
    ['import', 3, 0, ''],
    ['import', 0, 3, 'undone: goods.csv'],
  ])
  expect(await found(id)).toEqual([
    {
      kind: 'restored',
      name: 'Jar',
      reason: '',
      before: expect.objectContaining({
        name: 'Big jar',
        category: 'shelf',
        'JAR priceInPaisa': 30_000,
      }) as object,
      after: expect.objectContaining({
        name: 'Jar',
        category: 'kitchen',
        'JAR priceInPaisa': 25_000,
        variantsAdded: ['JAR-XL'],
        variantsRemoved: ['JAR-S'],
      }) as object,
    },
    {
      kind: 'kept',
      name: 'Jar',
      reason: 'changed',
      before: {},
      after: expect.objectContaining({ tags: ['new', 'mine'] }) as object,
    },
    { kind: 'deleted', name: 'shelf', reason: 'category', before: {}, after: {} },
  ])
})

test('of what it made, the sold and the changed are archived; a category in use stays; the same file comes in again as if for the first time', async () => {
  const file = [
    'handle,name,category,sku,price,stock',
    'cup,Cup,shelf,CUP,120,5',
    'pot,Pot,shelf,POT,350,12',
    'pan,Pan,shelf,PAN,500,2',
    'lid,Lid,shelf,LID,50,9',
  ]
  const id = await importFile(...file)
  await buy('cup', 2)
  await amendProduct(shop, aScript, {
    id: (await find('pot')).id,
    amendment: { what: 'tag', tag: 'mine', isSet: true },
  })
  const lid = await variantOf('lid')
  await adjustStock(shop, aScript, { variantId: lid.id, change: 1, reason: 'found' })
  await undo(id)
  expect((await all()).map(({ slug, status }) => [slug, status])).toEqual([
    ['cup', 'archived'],
    ['pot', 'archived'],
    ['lid', 'archived'],
  ])
  expect((await found(id)).map(({ kind, name, reason }) => [kind, name, reason])).toEqual([
    ['archived', 'Lid', 'changed'],
    ['deleted', 'Pan', ''],
    ['archived', 'Pot', 'changed'],
    ['archived', 'Cup', 'sold'],
    ['kept', 'shelf', 'in-use'],
  ])
  await importFile(...file)
  expect((await find('pan')).variants[0]?.stock).toBe(2)
})

test('counted since, its stock stays; an unknown SKU that somebody took in between leaves the product as it is', async () => {
  await shelve(shop, { name: 'Jar', slug: 'jar', variants: [{ sku: 'JAR', stock: 4 }] })
  await shelve(shop, {
    name: 'Mug',
    slug: 'mug',
    variants: [
      { sku: 'MUG', size: 'S' },
      { sku: 'MUG-L', size: 'L' },
    ],
  })
  const id = await importFile(
    'handle,name,size,sku,price,stock',
    'jar,Jar,,JAR,100,20',
    'mug,Mug,S,MUG,100,1',
  )
  const jar = await variantOf('jar')
  await adjustStock(shop, aScript, { variantId: jar.id, change: -3, reason: 'broken' })
  await shelve(shop, { name: 'Large mug', slug: 'large', variants: [{ sku: 'MUG-L' }] })
  await undo(id)
  expect((await variantOf('jar')).stock).toBe(17)
  expect((await find('mug')).variants.map(({ sku }) => sku)).toEqual(['MUG'])
  expect(await found(id)).toMatchObject([
    { kind: 'kept', name: 'Mug', reason: 'sku-taken' },
    { kind: 'restored', name: 'Jar' },
    { kind: 'kept', name: 'Jar', after: { 'JAR stock': 17 } },
  ])
})

test('free options that an import renamed and filled are what they were before', async () => {
  await shelve(shop, {
    name: 'Cable',
    slug: 'cable',
    category: 'shelf',
    options: [{ name: 'Length', nameBn: 'দৈর্ঘ্য' }],
    variants: [
      { sku: 'C-5', optionValues: ['5 ft'] },
      { sku: 'C-6', optionValues: ['6 ft'] },
    ],
  })
  const before = await asTold()
  const optionsNow = async () => {
    const { options, variants } = await find('cable')
    return [options, variants.map(({ sku, optionValues }) => [sku, ...optionValues])]
  }
  const file = [
    'handle,name,sku,price,option1_name,option1_name_bn,option1_value,option2_name,option2_value',
    'cable,Cable,C-5,500,Long,লম্বা,1.5 m,Plug,C',
    'cable,,C-6,500,,,1.8 m,,C',
    'cable,,C-7,500,,,1.8 m,,Lightning',
  ]
  const id = await importFile(...file)
  const imported = [
    [
      { name: 'Long', nameBn: 'লম্বা' },
      { name: 'Plug', nameBn: null },
    ],
    [
      ['C-5', '1.5 m', 'C'],
      ['C-6', '1.8 m', 'C'],
      ['C-7', '1.8 m', 'Lightning'],
    ],
  ]
  expect(await optionsNow()).toEqual(imported)
  await undo(id)
  expect(await asTold()).toEqual(before)
  expect((await found(id)).map(({ kind, name }) => [kind, name])).toEqual([['restored', 'Cable']])
  await importFile(...file)
  expect(await optionsNow()).toEqual(imported)
})

test('only the last import is taken back', async () => {
  const first = await importFile('name,sku,price', 'Cup,CUP,120')
  const second = await importFile('name,sku,price', 'Pot,POT,350')
  expect(await undoImport(shop, aScript, { id: first })).toMatchObject({
    outcome: 'nothing-to-undo',
  })
  await undo(second)
  expect((await all()).map(({ name }) => name)).toEqual(['Cup'])
})
