import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { beforeEach, expect, test } from 'vitest'
import { rowsOfLists } from '#shop/exported-lists.ts'
import { productFields, snakeCase } from '#shop/catalog/product-fields.ts'
import { writeNextExport } from '#shop/exports/write-next-export.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../tests/examples/examples.ts'
import { personWith, type Person } from '../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { openApi } from '../../api/open-api.ts'
import { productColumns } from './columns.ts'

let shop: Shop
let mina: Person
beforeEach(async () => {
  shop = await openTestShop()
  mina = await personWith(shop, 'moderator', 'mina')
  const variants = [
    { sku: 'CUP-S', size: 'S', priceInPaisa: 12_050, stock: 4 },
    { sku: 'CUP-L', size: 'L', priceInPaisa: 15_000, stock: 0 },
  ]
  await shelve(shop, { name: '=Cup', slug: 'cup', category: 'kitchen', variants })
  await shelve(shop, { name: 'Fan', slug: 'fan', variants: [{ sku: 'FAN' }], status: 'draft' })
})

async function download(path: string, { browser } = mina): Promise<Response> {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  const request = new Request(`http://localhost:3000${path}`, { headers: { cookie } })
  return openApi(shop)(request, { ipAddress: '203.0.113.9', requestId: 'test' })
}

const rowsAt = async (path: string): Promise<string[][]> =>
  parse(await (await download(path)).text(), { bom: true })

test('a moderator takes along exactly the products that are filtered or ticked, a row for each variant', async () => {
  expect(
    await rowsAt('/api/products/export?category=kitchen&columns=name,size,sku,price,stock'),
  ).toEqual([
    ['name', 'size', 'sku', 'price', 'stock'],
    ["'=Cup", 'S', 'CUP-S', '120.5', '4'],
    ['', 'L', 'CUP-L', '150', '0'],
  ])
  const fan = (await mina.browser.get('/products?q=fan')).content as unknown as { id: string }[]
  const ticked = await rowsAt(`/api/products/export?products=${fan[0]?.id}`)
  expect(ticked).toHaveLength(2)
  expect(ticked[0]).toEqual(expect.arrayContaining(['handle', 'status', 'units_sold']))
  const file = await download('/api/products/export?format=xlsx&status=draft&columns=sku,stock')
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="products.xlsx"')
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  expect(sheets[0]?.rows).toEqual([
    ['sku', 'stock'],
    ['FAN', expect.any(Number)],
  ])
  expect((await download('/api/products/export?q=%25')).status).toBe(400)
  expect(
    (await download('/api/products/export', await personWith(shop, 'customer', 'rahima'))).status,
  ).toBe(403)
})

test('a long one is written in the background, for the person who asked, without a sign-in of a moment ago', async () => {
  const body = { filter: { status: 'active' }, columns: ['handle', 'sku', 'attributes'] }
  const asked = await mina.browser.post('/products/exports', body)
  expect(asked.status).toBe(202)
  await writeNextExport(shop, rowsOfLists, new AbortController().signal)
  const path = `/exports/${String(asked.content['id'])}`
  const { content } = await mina.browser.get(path)
  expect(content).toMatchObject({ list: 'products', state: 'ready', total: 2, done: 2 })
  expect(await rowsAt(`/api${path}/file`)).toEqual([
    ['handle', 'sku'],
    ['cup', 'CUP-S'],
    ['cup', 'CUP-L'],
  ])
  const admin = await personWith(shop, 'admin', 'admin')
  expect((await download(`/api${path}/file`, admin)).status).toBe(404)
})

test('each field of a product is a column', () => {
  expect(productColumns).toEqual(
    expect.arrayContaining(Object.keys(productFields).map((name) => snakeCase(name))),
  )
})
