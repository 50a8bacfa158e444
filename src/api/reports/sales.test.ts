import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { beforeEach, expect, test } from 'vitest'
import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import { orders } from '#shop/orders/tables.ts'
import { returnPieces } from '#shop/orders/returns/return-pieces.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { countNightly } from '#shop/sales/nightly/count-nightly.ts'
import { sumUpAllSales } from '#shop/sales/sums/sum-up.ts'
import type { Shop } from '#shop/shop.ts'
import { aScript } from '../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../tests/examples/order-examples.ts'
import { changeSettings } from '../../../tests/examples/settings-examples.ts'
import { personWith, type Person } from '../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { openApi } from '../open-api.ts'

let shop: Shop
let admin: Person
let today: string
beforeEach(async () => {
  shop = await openTestShop()
  admin = await personWith(shop, 'admin', 'admin')
  today = dayInDhaka(shop.now())
  const lines: [string, number][] = [
    [
      await stocked(shop, {
        name: '=Tea',
        stock: 10,
        priceInPaisa: 10_050,
        purchaseCostInPaisa: 6000,
      }),
      2,
    ],
    [await stocked(shop, { name: 'Cup', stock: 10, priceInPaisa: 5000 }), 1],
  ]
  await placeOrder(shop, anOrderOf(...lines), crypto.randomUUID())
  await sumUpAllSales(shop)
})

async function ask(path: string, by = admin): Promise<Response> {
  const cookie = [...by.browser.cookies].map((pair) => pair.join('=')).join('; ')
  const request = new Request(`http://localhost:3000/api/reports/${path}`, { headers: { cookie } })
  return openApi(shop)(request, { ipAddress: '203.0.113.7', requestId: 'test' })
}

test('a program gets sales by product as JSON, page by page, and the same as CSV, in taka', async () => {
  const range = `from=${today}&to=${today}&sort=ordered`
  const first = await ask(`sales?by=product&limit=1&${range}`)
  const [tea] = (await first.json()) as { name: string; sums: object }[]
  expect(tea).toMatchObject({
    name: '=Tea',
    sums: { ordered: { orders: 1, pieces: 2, gross: 201, net: 201, cost: 120, costed: 201 } },
  })
  const link = /<\/api\/reports\/([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  expect(await (await ask(link)).json()).toMatchObject([{ name: 'Cup' }])
  const file = await ask(`sales?by=product&format=csv&${range}`)
  expect(file.headers.get('content-disposition')).toContain('sales-by-product.csv')
  const rows = parse(await file.text(), { columns: true, bom: true }) as Record<string, string>[]
  expect(rows.map((row) => [row['name'], row['ordered_net'], row['delivered_net']])).toEqual([
    ["'=Tea", '201', '0'],
    ['Cup', '50', '0'],
  ])
})

test('sales over time and totals are of the days that were asked for', async () => {
  const days = await ask(`sales?from=${today}&to=${today}`)
  expect(await days.json()).toMatchObject([
    { key: today, sums: { ordered: { orders: 1, delivery: 60 } } },
  ])
  expect(await (await ask(`sales/totals?from=${today}&to=${today}`)).json()).toMatchObject({
    sums: { ordered: { net: 251 } },
    cohorts: { ordered: { orders: 1, open: 1 }, isProvisional: true },
    payments: { toCollect: { orders: 0, amount: 0 }, owed: 0 },
  })
})

test.each([
  ['sales?from=2026-02-30&to=2026-03-01', 'from'],
  ['sales?from=2026-03-02&to=2026-03-01', 'to'],
  ['sales?from=2000-03-02&to=2026-03-01', 'to'],
  ['sales?from=2026-03-01&to=2026-03-01&by=colour', 'by'],
  ['vat?month=2026-13', 'month'],
])('%s is refused in words', async (path, field) => {
  const refusal = await ask(path)
  expect(refusal.status).toBe(400)
  expect(Object.keys(((await refusal.json()) as { fields: object }).fields)).toEqual([field])
})

test('a moderator sees no sales (D6)', async () => {
  const moderator = await personWith(shop, 'moderator')
  for (const path of [
    'sales',
    'sales/totals',
    'customers',
    'customers/orders?cohort=2026-11',
    'stock',
    'vat?month=2026-11',
  ]) {
    const refusal = await ask(
      `${path}${path.includes('?') ? '' : `?from=${today}&to=${today}`}`,
      moderator,
    )
    expect([path, refusal.status]).toEqual([path, 403])
  }
})

test('customers, the shelf and VAT are reports, too', async () => {
  await countNightly(shop)
  expect(await (await ask(`customers?from=${today}&to=${today}`)).json()).toEqual([])
  const shelf = await ask('stock?limit=1')
  expect(await shelf.json()).toMatchObject({
    totals: { pieces: 17, value: 480 },
    rows: [{ name: '=Tea', value: 480, soldIn30Days: 2, coverDays: 120 }],
  })
  expect(shelf.headers.get('link')).toContain('after=')
  expect(await (await ask('stock?q=cUp')).json()).toMatchObject({ rows: [{ name: 'Cup' }] })
  expect((await ask('stock?after=x')).status).toBe(400)
  expect((await ask(`vat?month=${today.slice(0, 7)}`)).status).toBe(409)
  await changeSettings(shop, { bin: '000123456-0101' })
  expect(await (await ask(`vat?month=${today.slice(0, 7)}`)).json()).toMatchObject({
    rate: 15,
    supplies: { orders: 0, vat: 0 },
    netVat: 0,
  })
})

test('a report and the orders behind a figure are files: the sum comes to the cell, and no name becomes a formula', async () => {
  const range = `from=${today}&to=${today}`
  const file = await ask(
    `sales/file?by=product&sort=ordered&columns=ordered,pieces&format=csv&${range}`,
  )
  expect(file.headers.get('content-disposition')).toContain('sales.csv')
  const rows = parse(await file.text(), { columns: true, bom: true }) as Record<string, string>[]
  expect(rows).toMatchObject([
    { name: "'=Tea", ordered: '201', pieces: '0' },
    { name: 'Cup', ordered: '50', pieces: '0' },
  ])
  const behind = `figure=ordered&by=product&key=${rows[0]?.['product']}&${range}`
  expect(await (await ask(`sales/orders?${behind}`)).json()).toMatchObject([
    { day: today, kind: 'ordered', amount: 201 },
  ])
  const sheet = await ask(`sales/orders?format=xlsx&${behind}`)
  const { sheets } = await readXlsx(new Uint8Array(await sheet.arrayBuffer()))
  expect(sheets[0]?.rows.map((cells) => cells.at(-1))).toEqual(['ordered', 201])
  expect((await ask(`sales/orders?after=x&${range}`)).status).toBe(400)
  expect((await ask('sales/file?from=2026-02-02&to=2026-02-01')).status).toBe(400)
})

/** All of the order is delivered, and a cup comes back. */
async function deliver() {
  const [first] = await shop.database.select({ id: orders.id }).from(orders)
  const sold = { orderRef: first?.id ?? '' }
  for (const to of ['Processing', 'Shipped', 'Delivered'] as const)
    await moveOrder(shop, aScript, { ...sold, to })
  const back = { lines: [{ position: 1, fit: 1 }], returnedBefore: 0, reason: 'Broken' }
  await returnPieces(shop, aScript, { ...sold, ...back })
  await sumUpAllSales(shop)
  await countNightly(shop)
}

test('the orders behind customers by month come to their cell, page by page and as a file', async () => {
  await deliver()
  const answered = await (await ask(`customers?from=${today}&to=${today}`)).json()
  const [row] = answered as { cohort: string; months: { month: string; net: number }[] }[]
  const cell = `cohort=${row?.cohort}&month=${row?.months[0]?.month}`
  const page = await ask(`customers/orders?limit=1&${cell}`)
  const link = /<\/api\/reports\/([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
  const rows = [page, await ask(link)].map((response) => response.json())
  expect((await Promise.all(rows)).flat()).toMatchObject([
    { day: today, kind: 'returned', customers: 0, orders: 0, net: -50 },
    { day: today, kind: 'delivered', customers: 1, orders: 1, net: 251 },
  ])
  const text = await (await ask(`customers/orders?format=csv&${cell}`)).text()
  const listed = parse(text, { columns: true, bom: true }) as Record<string, string>[]
  const sum = (column: string) => listed.reduce((all, each) => all + Number(each[column]), 0)
  expect(row?.months).toEqual([
    { month: row?.cohort, customers: sum('customers'), orders: sum('orders'), net: sum('net') },
  ])
  expect((await ask(`customers/orders?after=x&${cell}`)).status).toBe(400)
  expect((await ask('customers/orders?cohort=2026-13')).status).toBe(400)
})

test('what stands beside the sales is a file, too', async () => {
  await countNightly(shop)
  await changeSettings(shop, { bin: '001234567' })
  const heads: Record<string, string> = {
    [`customers?from=${today}&to=${today}`]: 'cohort,first,month,customers,orders,net',
    [`reasons?from=${today}&to=${today}`]: 'kind,reason,orders,latest',
    'vat?month=2026-11': 'month,rate,what,orders,gross,value,vat',
    'stock?sort=value': 'sku,name,nameBn,stock,value,isCostKnown',
  }
  for (const [path, head] of Object.entries(heads)) {
    const text = await (await ask(`${path}&format=csv`)).text()
    expect(text.replace('\uFEFF', '').startsWith(head)).toBe(true)
  }
  expect(await (await ask('stock?format=csv')).text()).toContain("'=Tea")
})
