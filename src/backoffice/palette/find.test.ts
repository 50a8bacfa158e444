import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrderOf, stocked } from '../../../tests/examples/order-examples.ts'
import { personWith } from '../../../tests/examples/staff-examples.ts'
import { openPageDoor, type PageDoor } from '../../../tests/support/page-door.ts'
import { loadPages } from '../../../tests/support/pages-from-source.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { foldAllCustomers } from '#shop/customers/people/fold-customers.ts'
import type { Shop } from '#shop/shop.ts'
import type { Found } from './found.ts'

let shop: Shop
let door: PageDoor
beforeAll(async () => {
  shop = await openTestShop()
  door = await openPageDoor(shop, await loadPages())
})
afterAll(() => door.close())

async function cookieOf(role: 'moderator' | 'customer'): Promise<string> {
  const { browser } = await personWith(shop, role)
  return [...browser.cookies].map((pair) => pair.join('=')).join('; ')
}

test('the palette finds at most five orders, the customers and the products that fit, for staff alone', async () => {
  const cup = await stocked(shop, { name: 'Clay cup', stock: 50 })
  const numbers: string[] = []
  for (let index = 0; index < 6; index++) {
    const order = { ...anOrderOf([cup, 1]), phone: `+88017000000${10 + index}` }
    const placed = await placeOrder(shop, order, crypto.randomUUID())
    if (placed.outcome === 'placed') numbers.push(placed.orderId)
  }
  const cookie = await cookieOf('moderator')
  const find = async (typed: string) => {
    const path = `/dashboard/panelboard/find?${new URLSearchParams({ q: typed })}`
    const answer = await door.ask(path, { headers: { cookie } })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    return (await answer.json()) as Found
  }
  expect((await find('0170000001')).orders).toHaveLength(5)
  expect((await find('০১৭০০০০০০১২')).orders.map(({ orderId }) => orderId)).toEqual([numbers[2]])
  expect((await find(numbers[4] ?? '')).orders).toMatchObject([{ status: 'Pending' }])
  await foldAllCustomers(shop)
  expect((await find('০১৭০০-০০০ ০১২')).customers).toMatchObject([{ phone: '+8801700000012' }])
  expect((await find('rahima')).customers).toHaveLength(5)
  expect((await find('clay')).products).toMatchObject([{ name: 'Clay cup' }])
  for (const typed of ['', 'ab', '%%%', 'nobody has this'])
    expect(await find(typed)).toEqual({ orders: [], customers: [], products: [] })
  const stranger = { headers: { cookie: await cookieOf('customer') } }
  const refused = await door.ask('/dashboard/panelboard/find?q=clay', stranger)
  expect(refused.status).toBe(403)
})
