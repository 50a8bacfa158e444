import { beforeEach, describe, expect, test } from 'vitest'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { sumUpAllSales } from '#shop/sales/sums/sum-up.ts'
import type { Shop } from '#shop/shop.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../tests/examples/order-examples.ts'
import { openShopWith, type Person } from '../../../tests/examples/staff-examples.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import * as cellPage from './cell/cell-page.tsx'
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

async function draw(query = '') {
  const pages = drawPages(shop, await actor(), { path, page })
  return (await pages(`${path}${query}`)).html
}

async function drawCell(to: string) {
  const at = `${path}/orders`
  const pages = drawPages(shop, await actor(), { path: at, page: cellPage })
  return (await pages(to.replaceAll('&amp;', '&'))).html
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
    expect(html.match(/How it is counted: /g)?.length).toBeGreaterThanOrEqual(10)
    expect(html).not.toMatch(/ style="/)
  })

  test('keep report, days and columns in the address, and lead from a cell to its orders', async () => {
    const orderId = await order()
    const html = await draw('?by=product&columns=ordered,orders&range=7')
    expect(html).toContain('/dashboard/sales?by=product&amp;columns=orders%2Cordered&amp;range=90')
    expect(html).toContain('/dashboard/sales?by=district&amp;columns=orders%2Cordered&amp;range=7')
    const cells = [...html.matchAll(/href="(\/dashboard\/sales\/orders\?[^"]*by=product[^"]*)"/g)]
    const ofAmount = cells.map(([, to]) => to ?? '').find((to) => to.includes('figure=ordered'))
    const behind = await drawCell(ofAmount ?? '')
    expect(behind).toContain(`/dashboard/order-details/${orderId}`)
    expect(behind.match(/৳247/g)).toHaveLength(2)
    expect(behind).toContain('/api/reports/sales/orders?figure=ordered&amp;by=product')
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
