import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { beforeEach, expect, test } from 'vitest'
import { rowsOfLists } from '#shop/exported-lists.ts'
import { writeNextExport } from '#shop/exports/write-next-export.ts'
import { sessions } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { customerOf, placedFor } from '../../../tests/examples/customer-examples.ts'
import { stocked } from '../../../tests/examples/order-examples.ts'
import { personWith, type Person } from '../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { openApi } from '../open-api.ts'

const [rahima, karim] = ['+8801712345678', '+8801812345678'] as const

let shop: Shop
let admin: Person
let mina: Person
beforeEach(async () => {
  shop = await openTestShop()
  admin = await personWith(shop, 'admin', 'admin')
  mina = await personWith(shop, 'moderator', 'mina')
  const towel = await stocked(shop, { stock: 50 })
  for (const phone of [rahima, karim]) await placedFor(shop, towel, { phone })
})

const write = () => writeNextExport(shop, rowsOfLists, new AbortController().signal)

async function download(path: string, { browser } = admin): Promise<Response> {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  const request = new Request(`http://localhost:3000${path}`, { headers: { cookie } })
  return openApi(shop)(request, { ipAddress: '203.0.113.9', requestId: 'test' })
}

test('a program has customers written in the background, sees how far it is, and gets the file', async () => {
  const id = await customerOf(shop, karim)
  const body = { filter: { q: '018' }, format: 'xlsx', columns: ['id', 'phone'] }
  const asked = await admin.browser.post('/customers/exports', body)
  expect(asked.status).toBe(202)
  const path = String(asked.headers.get('location')).replace('/api', '')
  expect((await admin.browser.get(path)).content).toMatchObject({
    id: asked.content['id'],
    list: 'customers',
    format: 'xlsx',
    state: 'waiting',
    done: 0,
    file: null,
  })
  expect((await download(`/api${path}/file`)).status).toBe(404)
  await write()
  const { content } = await admin.browser.get(path)
  expect(content).toMatchObject({ state: 'ready', total: 1, done: 1, problem: null })
  expect((await admin.browser.get('/exports')).content).toEqual([content])
  const file = await download(String(content['file']))
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="customers.xlsx"')
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  expect(sheets[0]?.rows).toEqual([
    ['phone', 'id'],
    ['01812-345678', id],
  ])
  expect((await admin.browser.send('DELETE', path)).status).toBe(200)
  expect((await admin.browser.get(path)).content['code']).toBe('unknown-export')
  expect((await download(String(content['file']))).status).toBe(404)
})

test('a program has orders written in the background, one export at a time', async () => {
  const asked = await admin.browser.post('/orders/exports', { columns: ['order', 'phone'] })
  expect(asked.status).toBe(202)
  const second = await admin.browser.post('/customers/exports', {})
  expect([second.status, second.content['code']]).toEqual([409, 'one-already'])
  await write()
  const path = `/api/exports/${String(asked.content['id'])}/file`
  const rows: string[][] = parse(await (await download(path)).text(), { bom: true })
  expect(rows).toHaveLength(3)
  const short = await admin.browser.post('/orders/exports', { filter: { q: 'z' } })
  expect([short.status, short.content['code']]).toEqual([400, 'search-too-short'])
  const none = await admin.browser.post('/customers/exports', { columns: [] })
  expect(none.status).toBe(400)
})

test('an export is of one person alone, and people are given out after a sign-in of a moment ago', async () => {
  const asked = await admin.browser.post('/customers/exports', {})
  await write()
  const path = `/exports/${String(asked.content['id'])}`
  const owner = await personWith(shop, 'owner', 'owner')
  for (const by of [owner, mina]) {
    expect((await by.browser.get('/exports')).content).toEqual([])
    expect((await by.browser.get(path)).status).toBe(404)
    expect((await by.browser.send('DELETE', path)).status).toBe(404)
  }
  expect((await download(`/api${path}/file`, owner)).status).toBe(404)
  expect((await download(`/api${path}/file`, mina)).status).toBe(404)
  for (const list of ['orders', 'customers'])
    expect((await mina.browser.post(`/${list}/exports`, {})).status).toBe(403)
  await shop.database.update(sessions).set({ createdAt: new Date(Date.now() - 11 * 60_000) })
  const late = await admin.browser.post('/orders/exports', {})
  expect([late.status, late.content['code']]).toEqual([409, 'requires-recent-login'])
  expect((await download(`/api${path}/file`)).status).toBe(409)
  expect((await admin.browser.get(path)).status).toBe(200)
})

test('customers begin at once as XLSX, too, with the columns that are asked for', async () => {
  await customerOf(shop, rahima)
  const file = await download('/api/customers/export?format=xlsx&columns=phone,orders&q=017')
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  expect(sheets[0]?.rows).toEqual([
    ['phone', 'orders'],
    ['01712-345678', 1],
  ])
  expect((await admin.browser.get('/customers/export?columns=password')).status).toBe(400)
})

test('programs tag all customers that fit a filter piece by piece, or those they name', async () => {
  const [one, other] = [await customerOf(shop, rahima), await customerOf(shop, karim)]
  const tag = (chosen: object, more = {}) =>
    mina.browser.post('/customers/tags', { chosen, tag: 'Eid', ...more })
  const first = await tag({ filter: { ordersFrom: 1 }, limit: 1 })
  expect(first.content).toMatchObject({ changed: [expect.any(String)], refused: [] })
  const rest = await tag({ filter: { ordersFrom: 1 }, after: first.content['next'] })
  const changed = [first, rest].flatMap(({ content }) => content['changed'])
  expect(changed.toSorted()).toEqual([one, other].toSorted())
  const gone = crypto.randomUUID()
  expect((await tag({ ids: [one, gone] }, { isSet: false })).content).toEqual({
    changed: [one],
    refused: [{ id: gone, why: 'not-found' }],
  })
  const short = await tag({ filter: { q: 'z' } })
  expect([short.status, short.content['code']]).toEqual([400, 'search-too-short'])
})
