import { sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { beforeEach, expect, test, vi } from 'vitest'
import { troubleIn } from '#pages/form/form-result.ts'
import { openApi } from '../../api/open-api.ts'
import { rowsOfLists } from '#shop/exported-lists.ts'
import { longestDirectExport } from '#shop/exports/long-export.ts'
import { writeNextExport } from '#shop/exports/write-next-export.ts'
import type { Shop } from '#shop/shop.ts'
import {
  loadCustomers,
  loadOrders,
  sendToCustomers,
  sendToOrders,
} from '../../../tests/examples/list-pages.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { personWith, type Person } from '../../../tests/examples/staff-examples.ts'
import { contextOf } from '../../../tests/support/post-form.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { loader as exportsNow } from './exports-now.ts'
import type { ShownExport } from './shown-export.ts'

let shop: Shop
let admin: Person
beforeEach(async () => {
  shop = await openTestShop()
  admin = await personWith(shop, 'admin', 'admin')
  await shop.database.execute(sql`
    INSERT INTO orders (id, order_id, tracking_id, full_name, phone, district, area, address, zone, subtotal_in_paisa,
      delivery_charge_in_paisa, grand_total_in_paisa, status, placed_at, status_changed_at, idempotency_key, request_hash)
    SELECT gen_random_uuid(), 'X' || n, 'T' || n, 'Rahima', '+8801711000111', 'Sylhet', 'Beanibazar', 'House 12', 'outside-dhaka',
      1000, 6000, 7000, CASE WHEN n = 1 THEN 'Shipped' ELSE 'Pending' END, now() - n * interval '1 minute', now(), 'key ' || n, ''
    FROM generate_series(1, ${longestDirectExport + 2}::int) n`)
})

const send = (form: Record<string, string>, path?: string, by = admin) =>
  sendToOrders(shop, by, { ...(path !== undefined && { path }), form })

async function download(href: unknown, { browser } = admin): Promise<Response> {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  const request = new Request(`http://localhost:3000${String(href)}`, { headers: { cookie } })
  return openApi(shop)(request, { ipAddress: '203.0.113.9', requestId: 'test' })
}

const exportCsv = { what: 'export-csv', column: 'order' }

/** Has it written, and asks between any two pieces of the file how far it is, as an open page does every two seconds. */
async function watchWriting(): Promise<ShownExport[]> {
  const seen: ShownExport[] = []
  const { actor } = await inNameOf(shop, admin.id)
  const context = contextOf(shop, actor)
  const now = performance.now.bind(performance)
  let aheadMs = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + aheadMs)
  async function* watched(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      const [own] = (await (await exportsNow({ context } as never)).json()) as ShownExport[]
      if (own) seen.push(own)
      // It says so each second.
      aheadMs += 1000
      yield chunk
    }
  }
  const exportFiles: Shop['exportFiles'] = {
    ...shop.exportFiles,
    write: (name, chunks) => shop.exportFiles.write(name, watched(chunks)),
  }
  await writeNextExport({ ...shop, exportFiles }, rowsOfLists, new AbortController().signal)
  clock.mockRestore()
  return seen
}

test('a long list is exported in the background: the page shows how far it is, and gives it to the person who asked', async () => {
  const short = await send(exportCsv, '/dashboard/orders?status=Shipped')
  expect(short.answer).toMatchObject({ href: expect.stringContaining('/api/orders/export?') })
  const long = await send(exportCsv, '/dashboard/orders?status=Pending')
  expect(long.answer).toEqual({ isLong: true })
  const [waiting] = (await loadOrders(shop, admin)).exports
  expect(waiting).toMatchObject({ state: 'waiting', format: 'csv' })
  expect(troubleIn(await send(exportCsv))).toBe('one-already')

  const seen = await watchWriting()
  expect(seen.every(({ state }) => state === 'writing')).toBe(true)
  expect(seen.at(-1)?.total).toBe(longestDirectExport + 1)
  const done = seen.map((one) => one.done)
  expect(done).toEqual(done.toSorted((one, other) => one - other))
  expect(new Set(done).size).toBeGreaterThan(10)
  const [ready] = (await loadOrders(shop, admin)).exports
  expect(ready).toMatchObject({ state: 'ready', done: longestDirectExport + 1 })
  const take = { what: 'file-take', id: ready?.id ?? '' }
  const { answer } = await send(take)
  const file = await download(answer?.['href'])
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="orders.csv"')
  expect((await file.text()).split('\r\n')).toHaveLength(longestDirectExport + 3)

  const other = await personWith(shop, 'owner', 'owner')
  expect((await download(answer?.['href'], other)).status).toBe(404)
  expect((await download('/api/exports/x/file')).status).toBe(404)
  const moderator = await personWith(shop, 'moderator', 'karim')
  expect(troubleIn(await send(take, undefined, moderator))).toBe('not-permitted')
  expect((await loadOrders(shop, moderator)).exports).toEqual([])

  expect((await send({ what: 'file-drop', id: take.id })).reset).toBe(true)
  expect((await loadOrders(shop, admin)).exports).toEqual([])
  expect((await download(answer?.['href'])).status).toBe(404)
})

test('a long list of customers is exported in the background as orders are, whichever page watches it', async () => {
  await shop.database.execute(sql`
    INSERT INTO customer_identities (id, phone, customer_id, since)
    SELECT id, '+88017' || lpad(n::text, 8, '0'), id, now() - interval '1 day'
    FROM (SELECT n, gen_random_uuid() AS id FROM generate_series(1, ${longestDirectExport + 2}::int) n) made`)
  await shop.database.execute(sql`
    INSERT INTO customers (id, name, phone, has_account, orders, delivered, canceled, returned, spent_in_paisa, active_at, mark, tags, searched_text)
    SELECT id, 'Rahima', phone, false, CASE WHEN phone = '+8801700000001' THEN 2 ELSE 1 END, 0, 0, 0, 0, now(), 'none', '{}', 'rahima ' || phone
    FROM customer_identities`)
  const press = (path: string, form: Record<string, string> = {}) =>
    sendToCustomers(shop, admin, {
      path,
      form: { what: 'export-xlsx', column: 'phone', ...form },
    })
  const short = await press('/dashboard/customers?ordersFrom=2')
  expect(short.answer).toMatchObject({
    href: '/api/customers/export?ordersFrom=2&format=xlsx&columns=phone',
  })
  expect((await press('/dashboard/customers', { all: 'on' })).answer).toEqual({ isLong: true })
  expect(troubleIn(await send(exportCsv))).toBe('one-already')
  const waiting = { list: 'customers', state: 'waiting', format: 'xlsx' }
  expect((await loadOrders(shop, admin)).exports).toMatchObject([waiting])
  const seen = await watchWriting()
  expect(seen.at(-1)).toMatchObject({ list: 'customers', total: longestDirectExport + 2 })
  const [ready] = (await loadCustomers(shop, admin)).exports
  expect(ready).toMatchObject({ state: 'ready', done: longestDirectExport + 2 })
  const own = { id: ready?.id ?? '' }
  const { answer } = await press('/dashboard/customers', { what: 'file-take', ...own })
  const file = await download(answer?.['href'])
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="customers.xlsx"')
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  expect(sheets[0]?.rows).toHaveLength(longestDirectExport + 3)
  const dropped = await press('/dashboard/customers?q=rahima', { what: 'file-drop', ...own })
  expect(dropped.answer).toEqual({ list: '/dashboard/customers?q=rahima' })
  expect((await loadCustomers(shop, admin)).exports).toEqual([])
})
