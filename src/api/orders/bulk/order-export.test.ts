import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '#shop/audit/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { openApi } from '../../open-api.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { personWith, type Person } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'

let shop: Shop
let admin: Person
beforeEach(async () => {
  shop = await openTestShop()
  admin = await personWith(shop, 'admin', 'admin')
})

/** Some of the same name and one of another, more than are read at once. */
async function fill(): Promise<string> {
  const teapot = await stocked(shop, { name: 'মাটির কেটলি', stock: 50 })
  const buyer = { fullName: '=HYPERLINK("http://a.example")', address: 'বাসা ১২, রোড ৩, মিরপুর ১০' }
  const order = { ...anOrderOf([teapot, 2]), ...buyer, phone: '+8801812987654' }
  const placed = await placeOrder(shop, order, crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  await shop.database.execute(sql`
    INSERT INTO orders (id, order_id, tracking_id, full_name, phone, district, area, address, zone, subtotal_in_paisa,
      delivery_charge_in_paisa, grand_total_in_paisa, status, placed_at, status_changed_at, idempotency_key, request_hash)
    SELECT gen_random_uuid(), 'X' || n, 'T' || n, 'Rahima ' || n, '+8801711000111', 'Sylhet', 'Beanibazar', 'House 12, Road 3', 'outside-dhaka',
      1000, 6000, 7000, 'Shipped', now() - n * interval '1 minute', now(), 'key ' || n, ''
    FROM generate_series(1, 1200) n`)
  return placed.orderId
}

async function download(query: string, by = admin): Promise<Response> {
  const cookie = [...by.browser.cookies].map((pair) => pair.join('=')).join('; ')
  const request = new Request(`http://localhost:3000/api/orders/export${query}`, {
    headers: { cookie },
  })
  return openApi(shop)(request, { ipAddress: '203.0.113.9', requestId: 'test' })
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

async function rowsOf(response: Response): Promise<unknown[][]> {
  const { sheets } = await readXlsx(await bytesOf(response))
  return sheets[0]?.rows ?? []
}

test('an export holds exactly what is filtered, opened again as XLSX and as CSV', async () => {
  await fill()
  const xlsx = await download('?format=xlsx&status=Shipped&sort=oldest&columns=order,phone,total')
  expect(xlsx.headers.get('content-disposition')).toBe('attachment; filename="orders.xlsx"')
  const rows = await rowsOf(xlsx)
  expect(rows).toHaveLength(1201)
  expect(rows[0]).toEqual(['order', 'phone', 'total'])
  expect(rows[1]).toEqual(['X1200', '01711-000111', 70])
  expect(new Set(rows.map(([order]) => order)).size).toBe(1201)

  const csv = await bytesOf(await download('?status=Shipped&columns=order'))
  expect(csv.subarray(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  const lines = parse(new TextDecoder().decode(csv), { bom: true })
  expect(lines).toHaveLength(1201)
  expect(lines[1]).toEqual(['X1'])
})

test('an export of an hour of a weekday holds the orders of that hour alone', async () => {
  await fill()
  const { rows } = await shop.database.execute<{ name: string; weekday: number; hour: number }>(sql`
    SELECT order_id AS name, extract(isodow FROM at)::int AS weekday, extract(hour FROM at)::int AS hour
    FROM (SELECT order_id, placed_at, placed_at AT TIME ZONE 'Asia/Dhaka' AS at FROM orders) o WHERE order_id LIKE 'X%' ORDER BY placed_at DESC`)
  const { weekday, hour } = rows[100] ?? { weekday: 0, hour: 0 }
  const wanted = rows.filter((row) => row.weekday === weekday && row.hour === hour)
  const query = `?status=Shipped&weekday=${weekday}&hour=${hour}&columns=order`
  const csv = await bytesOf(await download(query))
  const [, ...lines] = parse(new TextDecoder().decode(csv), { bom: true })
  expect(lines).toEqual(wanted.map(({ name }) => [name]))
  expect(wanted).toHaveLength(60)
})

test('only the orders that are named are exported, sorted as the list; where none is left, the file is empty', async () => {
  await fill()
  const named = await (await download('?orders=X7,X1100,X3,nobody&columns=order')).text()
  expect(parse(named, { bom: true })).toEqual([['order'], ['X3'], ['X7'], ['X1100']])
  const none = await (await download('?orders=&columns=order')).text()
  expect(parse(none, { bom: true })).toEqual([['order']])
})

test('Bangla stays as it is, a phone is text, and what looks like a formula is none', async () => {
  const orderId = await fill()
  const query = '?status=Pending&columns=tags,products,phone,name,order,address'
  const [, row] = await rowsOf(await download(`${query}&format=xlsx`))
  const address = 'বাসা ১২, রোড ৩, মিরপুর ১০'
  const products = expect.stringMatching(/^2 × মাটির কেটলি \(.+\)$/)
  const name = '=HYPERLINK("http://a.example")'
  expect(row?.slice(0, 5)).toEqual([orderId, name, '01812-987654', address, products])
  const csv = parse(await (await download(query)).text(), { bom: true, columns: true })
  expect(csv).toEqual([
    { order: orderId, name: `'${name}`, phone: '01812-987654', address, products, tags: '' },
  ])
})

test('moderators export nothing, others need a recent sign-in, and each export stands in the audit', async () => {
  await fill()
  const moderator = await personWith(shop, 'moderator', 'karim')
  expect((await download('', moderator)).status).toBe(403)
  expect((await download('?q=zz')).status).toBe(400)
  expect((await download('?columns=password')).status).toBe(400)
  expect((await download('?status=Shipped&q=rahima')).status).toBe(200)
  expect((await download('?status=Shipped')).status).toBe(200)
  expect((await download('')).status).toBe(200)
  const entries = await shop.database.select().from(audit)
  expect(entries).toMatchObject([
    {
      action: 'orders-exported',
      actorId: admin.id,
      after: { filtered: true, columns: 28, filter: { status: 'Shipped', q: true } },
    },
    { after: { filtered: true, filter: { status: 'Shipped' } } },
    { after: { filtered: false } },
  ])
  expect(JSON.stringify(entries)).not.toContain('rahima')
  const later = new Date(shop.now().getTime() + 11 * 60_000)
  shop.now = () => later
  const late = await download('')
  expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([
    409,
    'requires-recent-login',
  ])
})
