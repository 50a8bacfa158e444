import { beforeAll, beforeEach, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { customerIdentities, customers } from '#shop/customers/tables.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import type { Shop } from '#shop/shop.ts'
import { anOrderOf, stocked } from '../../../tests/examples/order-examples.ts'
import { personWith, type Person } from '../../../tests/examples/staff-examples.ts'
import { openPageDoor, type PageDoor } from '../../../tests/support/page-door.ts'
import { loadPages } from '../../../tests/support/pages-from-source.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { byPerson } from '../initiator.ts'
import { mostReadCounted, recordReading } from './record-reading.ts'
import { audit } from './tables.ts'

let pages: Awaited<ReturnType<typeof loadPages>>
let shop: Shop
let door: PageDoor
let mina: Person
let now = new Date()
beforeAll(async () => {
  pages = await loadPages()
})
beforeEach(async () => {
  now = new Date()
  shop = { ...(await openTestShop()), now: () => now }
  mina = await personWith(shop, 'moderator', 'mina')
  door = await openPageDoor(shop, pages)
  return () => door.close()
})

const recorded = async () => {
  const entries = await shop.database.select().from(audit).orderBy(audit.id)
  return entries.flatMap(({ action, actorId, after }) =>
    action.endsWith('-read') ? [{ action, actorId, after }] : [],
  )
}
const cookieOf = ({ browser }: Person) =>
  [...browser.cookies].map((pair) => pair.join('=')).join('; ')
const byMina = () => byPerson({ userId: mina.id, role: 'moderator' } as Actor, '203.0.113.7')
const openPage = (path: string) => door.ask(path, { headers: { cookie: cookieOf(mina) } })

const phoneOf = (index: number) => `+88017${String(index).padStart(8, '0')}`

async function addCustomers(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId())
  await shop.database
    .insert(customerIdentities)
    .values(ids.map((id, index) => ({ id, customerId: id, phone: phoneOf(index), since: now })))
  await shop.database.insert(customers).values(
    ids.map((id, index) => ({
      id,
      name: `Customer ${index}`,
      hasAccount: false,
      orders: 0,
      delivered: 0,
      canceled: 0,
      returned: 0,
      spentInPaisa: 0,
      mark: 'none' as const,
      tags: [],
      phone: phoneOf(index),
      searchedText: `customer ${index}`,
      activeAt: now,
    })),
  )
  return ids.toSorted().toReversed()
}

test('reading all customers page by page is one entry with a count, through pages and API', async () => {
  const ids = await addCustomers(160)
  expect((await openPage('/dashboard/customers')).status).toBe(200)
  expect((await openPage(`/dashboard/customers?after=${ids[49]}`)).status).toBe(200)
  // The same page again is not more.
  await openPage(`/dashboard/customers?after=${ids[49]}`)
  expect(await recorded()).toEqual([])
  const action = 'customers-read'
  await openPage(`/dashboard/customers?after=${ids[99]}`)
  expect(await recorded()).toEqual([{ action, actorId: mina.id, after: { customers: 150 } }])
  const last = await mina.browser.get(`/customers?after=${ids[149]}`)
  expect(last.content).toHaveLength(10)
  expect(await recorded()).toEqual([{ action, actorId: mina.id, after: { customers: 160 } }])

  now = new Date(now.getTime() + 3_600_000)
  await recordReading(shop, byMina(), { kind: 'customers', ids: ids.slice(0, 100) })
  expect(await recorded()).toHaveLength(1)
  await recordReading(shop, byMina(), { kind: 'customers', ids: ids.slice(0, 101) })
  expect((await recorded()).map(({ after }) => after)).toEqual([
    { customers: 160 },
    { customers: 101 },
  ])
})

test('opening one customer or one order leaves no entry, opening more than 100 does', async () => {
  const ids = await addCustomers(101)
  for (const id of ids.slice(0, 100)) await mina.browser.get(`/customers/${id}`)
  expect(await recorded()).toEqual([])
  expect((await openPage(`/dashboard/customers/${ids[100]}`)).status).toBe(200)
  expect(await recorded()).toMatchObject([{ after: { customers: 101 } }])
})

test('the orders that a page and calls of the API show count as one kind of reading', async () => {
  const teapot = await stocked(shop, { name: 'Teapot', stock: 50 })
  let placed = await place(teapot)
  const action = 'orders-read'
  const reads: Record<string, () => Promise<{ status: number }>> = {
    list: () => openPage('/dashboard/orders'),
    page: () => openPage(`/dashboard/order-details/${placed.orderId}`),
    live: () => openPage(`/dashboard/orders/now?shown=${placed.id}`),
    print: () => openPage(`/dashboard/orders/print?orders=${placed.orderId}`),
    'API list': () => mina.browser.get('/orders'),
    'API order': () => mina.browser.get(`/order/${placed.orderId}`),
    'API all': () => mina.browser.get('/order'),
  }
  const others = Array.from({ length: 100 }, () => newId())
  await recordReading(shop, byMina(), { kind: 'orders', ids: others })
  let count = 100
  for (const [name, read] of Object.entries(reads)) {
    placed = await place(teapot)
    expect([name, (await read()).status]).toEqual([name, 200])
    count += name === 'list' ? 2 : 1
    const after = { orders: count }
    expect([name, await recorded()]).toEqual([name, [{ action, actorId: mina.id, after }]])
  }
})

async function place(variantId: string) {
  const placed = await placeOrder(shop, anOrderOf([variantId, 1]), crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  return placed
}

test('the count, and with it memory and writes, has an end', async () => {
  const many = Array.from({ length: mostReadCounted + 50 }, () => newId())
  await recordReading(shop, byMina(), { kind: 'orders', ids: many })
  expect(await recorded()).toMatchObject([{ after: { orders: mostReadCounted } }])
})
