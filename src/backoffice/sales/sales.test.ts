import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import { orders } from '#shop/orders/tables.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { countNightly } from '#shop/sales/nightly/count-nightly.ts'
import { sumUpAllSales } from '#shop/sales/sums/sum-up.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../tests/examples/examples.ts'
import { aScript, inNameOf } from '../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../tests/examples/order-examples.ts'
import { changeSettings } from '../../../tests/examples/settings-examples.ts'
import { openShopWith, type Person } from '../../../tests/examples/staff-examples.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import * as cellPage from './cell/cell-page.tsx'
import * as customersCell from './cell/customers-cell.tsx'
import * as customersReport from './further/customers-report.tsx'
import * as money from './further/money.tsx'
import * as reasons from './further/reasons.tsx'
import * as stockReport from './further/stock-report.tsx'
import * as ordersPage from '../orders/orders.tsx'
import * as productsPage from '../products/products.tsx'
import * as vat from './further/vat.tsx'
import * as page from './sales.tsx'

let shop: Shop
let people: Record<'ayesha', Person>
beforeEach(async () => {
  const opened = await openShopWith({ ayesha: 'admin' })
  shop = opened.shop
  people = opened.people
})

const actor = async () => (await inNameOf(shop, people.ayesha.id)).actor
const path = '/dashboard/sales'
/** A page that takes nothing. */
const noForm = { action: undefined }

async function draw(query = '') {
  const pages = drawPages(shop, await actor(), { path, page })
  return (await pages(`${path}${query}`)).html
}

async function drawCell(to: string) {
  const at = `${path}/orders`
  const pages = drawPages(shop, await actor(), {
    path: at,
    page: { ...cellPage, ...noForm },
  })
  return (await pages(to.replaceAll('&amp;', '&'))).html
}

/** The order is delivered, and another one is canceled. */
async function deliver() {
  const [first] = await shop.database.select({ id: orders.id }).from(orders)
  const orderRef = first?.id ?? ''
  for (const to of ['Processing', 'Shipped', 'Delivered'] as const)
    await moveOrder(shop, aScript, { orderRef, to })
  const cup = await stocked(shop, { name: 'Cup', stock: 9 })
  const lost = await placeOrder(shop, anOrderOf([cup, 1]), crypto.randomUUID())
  if (lost.outcome !== 'placed') throw new Error(lost.outcome)
  await moveOrder(shop, aScript, { orderRef: lost.id, to: 'Canceled', reason: 'Too dear' })
  await sumUpAllSales(shop)
}

async function order() {
  const tea = await stocked(shop, { name: 'Tea', stock: 9, priceInPaisa: 12_350 })
  const placed = await placeOrder(shop, anOrderOf([tea, 2]), crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  await sumUpAllSales(shop)
  return placed.orderId
}

describe('the sales', () => {
  test('are empty in words, and say how each figure is counted', async () => {
    const html = await draw('?by=product')
    expect(html).toContain('Nothing on these days')
    expect(html).toContain('Save this report to get it by mail')
    expect(html.match(/How it is counted: /g)?.length).toBeGreaterThanOrEqual(10)
    expect(html).not.toMatch(/ style="/)
  })

  test('keep report, days and columns in the address, and lead from a cell to its orders', async () => {
    const orderId = await order()
    const html = await draw('?by=product&columns=ordered,orders&range=7')
    expect(html).toContain('/dashboard/sales?range=90&amp;by=product&amp;columns=orders%2Cordered')
    expect(html).toContain('/dashboard/sales?by=district&amp;columns=orders%2Cordered&amp;range=7')
    const cells = [...html.matchAll(/href="(\/dashboard\/sales\/orders\?[^"]*by=product[^"]*)"/g)]
    const ofAmount = cells.map(([, to]) => to ?? '').find((to) => to.includes('figure=ordered'))
    const behind = await drawCell(ofAmount ?? '')
    expect(behind).toContain(`/dashboard/order-details/${orderId}`)
    expect(behind.match(/৳247/g)).toHaveLength(2)
    expect(behind).toContain('/api/reports/sales/orders?figure=ordered&amp;by=product')
    const rate = /href="(\/dashboard\/sales\/orders\?ended=delivered[^"]*)"/.exec(html)?.[1] ?? ''
    expect(words(await drawCell(rate))).toContain('Orders · Delivered ·')
    const open = await drawCell(rate.replace('delivered', 'open'))
    expect(open).toContain(`/dashboard/order-details/${orderId}`)
    expect(open).toContain('/api/reports/sales/orders?ended=open')
  })

  test('count in rows what was canceled, and tell its share of the orders of the days above', async () => {
    await order()
    await deliver()
    // What is canceled in these days was placed before them.
    await shop.database.execute(sql`
      UPDATE sales_entries SET day = day - 60 WHERE kind = 'ordered'
        AND order_ref IN (SELECT order_ref FROM sales_entries WHERE kind = 'canceled')`)
    await shop.database.execute(sql`
      UPDATE sales_line_entries SET day = day - 60 WHERE kind = 'ordered'
        AND order_ref IN (SELECT order_ref FROM sales_line_entries WHERE kind = 'canceled')`)
    await shop.database.execute(sql`
      INSERT INTO stale_sales_days
      SELECT DISTINCT day + later, is_cohort FROM sales_entries, (VALUES (0), (60)) l(later), (VALUES (true), (false)) c(is_cohort)`)
    await sumUpAllSales(shop)
    for (const by of ['day', 'staff', 'source', 'product']) {
      const table =
        /<table[^]*<\/table>/.exec(await draw(`?by=${by}&range=7&columns=orders,canceled`))?.[0] ??
        ''
      // One was placed on these days, and another one was canceled on them: as many as the amount beside tells of.
      expect([by, words(table)]).toEqual([by, expect.stringMatching(/In all 0 Orders 1 Canceled/)])
      expect(words(table)).not.toContain('%')
    }
    expect(words(await draw('?range=7'))).toMatch(/Canceled, of orders [^%]* 0% /)
  })

  test('lead from an hour and from a weekday to the orders that were placed then', async () => {
    const orderId = await order()
    const list = { path: '/dashboard/orders', page: { ...ordersPage, ...noForm } }
    for (const by of ['hour', 'weekday']) {
      const html = await draw(`?by=${by}&range=7`)
      const row = new RegExp(`href="(/dashboard/orders\\?${by}=\\d+&amp;from=[^"]*)"`)
      const to = row.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
      const listed = (await drawPages(shop, await actor(), list)(to)).html
      expect(listed).toContain('1 order found')
      expect(listed).toContain(`/dashboard/order-details/${orderId}`)
      const cell = /href="(\/dashboard\/orders\?weekday=\d&amp;hour=\d+&amp;from=[^"]*)"/.exec(html)
      expect(cell).not.toBeNull()
    }
  })

  test('are searched by name, and an address that nobody offered is never refused', async () => {
    await order()
    expect(await draw('?by=product&sort=orders&q=te')).toContain('Tea')
    expect(await draw('?by=product&q=cup')).toContain('Nothing fits')
    for (const odd of [
      '?by=lost&sort=1&after=zzz&range=8&from=x',
      '?by=product&after=WyIxIiwiIl0',
      '?by=product&q=%00%27%25',
    ])
      expect(await draw(odd)).toContain('Sales')
    for (const odd of ['?by=product&key=x', '?by=category&key=%00', '?figure=x&after=1&by=day'])
      expect(await drawCell(`${path}/orders${odd}`)).toContain('Orders behind a figure')
  })
})

type ReportOf<Props> = Omit<Parameters<typeof drawPages<Props>>[2]['page'], 'action'>

const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe('the reports beside them', () => {
  const open = async <Props>(name: string, report: ReportOf<Props>, query = '') => {
    const at = `${path}/${name}`
    const pages = drawPages(shop, await actor(), { path: at, page: { ...report, ...noForm } })
    return words((await pages(`${at}${query}`)).html)
  }

  test('what was sold of a variant leads to the orders that hold it', async () => {
    const orderId = await order()
    await deliver()
    await countNightly(shop)
    const at = `${path}/stock`
    const report = { path: at, page: { ...stockReport, ...noForm } }
    const { html } = await drawPages(shop, await actor(), report)(at)
    const links = [...html.matchAll(/href="(\/dashboard\/orders\?q=[^"]+)"/g)].map(
      ([, to = '']) => to,
    )
    expect(links).toHaveLength(2)
    const list = { path: '/dashboard/orders', page: { ...ordersPage, ...noForm } }
    for (const to of links) {
      const listed = await drawPages(shop, await actor(), list)(to.replaceAll('&amp;', '&'))
      expect(listed.html).toContain(orderId)
      expect([...new Set(listed.html.match(/order-details\/[\w-]+/g))]).toHaveLength(1)
    }
  })

  test('what is sold out and what has no cost lead to as many products as they say', async () => {
    const known = { purchaseCostInPaisa: 100 }
    await shelve(shop, {
      name: 'Gone',
      variants: [
        { ...known, stock: 0 },
        { ...known, size: 'L', stock: 0 },
      ],
    })
    await shelve(shop, {
      name: 'Half',
      variants: [{ stock: 0 }, { size: 'L', ...known, stock: 3 }],
    })
    await shelve(shop, { name: 'Costless', variants: [{ stock: 4 }, { size: 'L', stock: 1 }] })
    await shelve(shop, { name: 'Full', variants: [{ ...known, stock: 5 }] })
    await shelve(shop, { name: 'Draft', status: 'draft', variants: [{ stock: 0 }] })
    const publishedAt = new Date(shop.now().getTime() + 86_400_000)
    await shelve(shop, { name: 'Tomorrow', publishedAt, variants: [{ stock: 0 }] })
    await countNightly(shop)
    const report = { path: `${path}/stock`, page: { ...stockReport, ...noForm } }
    const { html } = await drawPages(shop, await actor(), report)(report.path)
    const list = { path: '/dashboard/products', page: { ...productsPage, ...noForm } }
    const openList = async (asked: string) => {
      const to = `/dashboard/products?status=active&${asked}`
      expect(html).toContain(`href="${to.replace('&', '&amp;')}"`)
      return words((await drawPages(shop, await actor(), list)(to)).html)
    }
    expect(words(html)).toMatch(/Sold-out variants.* 3 in 2 products/)
    const soldOut = await openList('stock=one-sold-out')
    expect(soldOut).toContain('2 products found')
    expect(soldOut).toMatch(/Half.*Gone/)
    expect(words(html)).toMatch(/Pieces without a cost.* 5 in 2 products/)
    const costless = await openList('missing=cost')
    expect(costless).toContain('2 products found')
    expect(costless).toMatch(/Costless.*Half/)
  })

  test('each cell of customers by month leads to the orders that it is made of, and to a file of them', async () => {
    const orderId = await order()
    await deliver()
    await countNightly(shop)
    const at = `${path}/customers`
    const report = { path: at, page: { ...customersReport, ...noForm } }
    const { html } = await drawPages(shop, await actor(), report)(at)
    const links = [...html.matchAll(/href="([^"]*\/customers\/orders\?[^"]+)"/g)].map(
      ([, to = '']) => to.replaceAll('&amp;', '&'),
    )
    const month = 'cohort=2026-11&month=2026-11'
    expect(links).toEqual([
      `${at}/orders?${month}`,
      `${at}/orders?cohort=2026-11`,
      `${at}/orders?${month}`,
    ])
    const cell = { path: `${at}/orders`, page: { ...customersCell, ...noForm } }
    const look = async (to: string) => (await drawPages(shop, await actor(), cell)(to)).html
    for (const to of links) {
      const behind = await look(to)
      expect(behind).toContain(`/dashboard/order-details/${orderId}`)
      // The figure, and what its one order adds.
      expect(behind.match(/৳247/g)?.length).toBeGreaterThanOrEqual(2)
    }
    const behind = await look(links[0] ?? '')
    expect(words(behind)).toContain('Customers who bought 1 of 1 (100%)')
    expect(behind).toContain(
      `/api/reports/customers/orders?${month.replace('&', '&amp;')}&amp;format=csv`,
    )
    for (const odd of ['', '?cohort=2026-13&month=x', '?cohort=2020-01&after=2026-01-01_x'])
      expect(words(await look(`${at}/orders${odd}`))).toContain('Orders behind a figure')
  })

  test('say in words that there is nothing yet', async () => {
    expect(await open('money', money)).toContain('To collect')
    expect(await open('customers', customersReport)).toContain('No customers yet')
    expect(await open('stock', stockReport)).toContain('it has not been counted yet')
    expect(await open('reasons', reasons)).toContain('Nothing came to nothing')
    expect(await open('vat', vat)).toContain('The shop has no BIN')
  })

  test('tell where money is, who came back, what lies on the shelf, why orders ended, and of VAT', async () => {
    await order()
    await deliver()
    await changeSettings(shop, { bin: '001234567' })
    await countNightly(shop)
    const moneyWords = await open('money', money, '?range=today')
    expect(moneyWords).toMatch(/To collect [^৳]*৳307/)
    expect(await open('customers', customersReport)).toMatch(/Nov 2026 1 ৳247 100%/)
    expect(await open('stock', stockReport)).toMatch(/Tea .*In stock 7/)
    expect(await open('stock', stockReport, '?q=tea')).toMatch(/Tea .*In stock 7/)
    expect(await open('stock', stockReport, '?q=kettle')).toContain('Nothing here')
    expect(await open('reasons', reasons)).toMatch(/Too dear Canceled before sending 1 \(100%\)/)
    expect(await open('vat', vat, '?month=2026-11')).toMatch(/Supplies \(sent\) 1 Orders ৳307/)
    for (const odd of ['?until=2026-13', '?sort=x&after=y', '?month=x']) {
      expect(await open('customers', customersReport, odd)).toContain('Sales')
      expect(await open('stock', stockReport, odd)).toContain('Sales')
      expect(await open('vat', vat, odd)).toContain('Sales')
    }
  })
})
