import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPageDoor, type PageDoor } from '../../../tests/support/page-door.ts'
import { loadPages, type SourcePages } from '../../../tests/support/pages-from-source.ts'
import { loadOrders } from '../../../tests/examples/list-pages.ts'
import { personWith, type Person } from '../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import type { Shop } from '#shop/shop.ts'

let source: SourcePages
let shop: Shop
let door: PageDoor
let cookie: string
let karim: Person
const logged: unknown[] = []
beforeAll(async () => {
  source = await loadPages()
})
beforeEach(async () => {
  const opened = await openTestShop()
  logged.length = 0
  const log = Object.assign(Object.create(opened.log) as Shop['log'], {
    error: (...entry: unknown[]) => void logged.push(entry),
  })
  shop = { ...opened, log }
  karim = await personWith(shop, 'moderator')
  cookie = [...karim.browser.cookies].map((pair) => pair.join('=')).join('; ')
  door = await openPageDoor(shop, source)
})
afterEach(() => door.close())

const ask = (path: string) => door.ask(path, { headers: { cookie } })

test('a list that cannot be loaded is logged, and the next try shows it (spec 8)', async () => {
  const list = '/dashboard/orders?q=teapot'
  expect((await ask(list)).status).toBe(200)
  expect(logged).toEqual([])
  await shop.database.execute(sql`ALTER TABLE orders RENAME COLUMN district TO place`)
  try {
    expect((await ask(list)).status).toBe(500)
    expect(logged).toMatchObject([
      [{ err: { cause: { message: expect.stringContaining('district') } } }, 'a page failed'],
    ])
  } finally {
    await shop.database.execute(sql`ALTER TABLE orders RENAME COLUMN place TO district`)
  }
  expect((await ask(list)).status).toBe(200)
})

test('an address that nobody offered asks for nothing, and is never refused', async () => {
  const odd =
    'status=Lost&payment=1&district=Atlantis&from=2026-02-30&to=x&totalFrom=-1&after=1&sort=2'
  expect((await ask(`/dashboard/orders?${odd}`)).status).toBe(200)
  expect((await ask('/dashboard/orders?q=%00%F0%9F%98%80%F0%9F')).status).toBe(200)
  expect(logged).toEqual([])
})

/** As a browser without scripts sends a form of the list. */
async function send(list: string, fields: [string, string][]): Promise<string | null> {
  const headers = { cookie, origin: shop.environment.shopUrl, 'sec-fetch-site': 'same-origin' }
  const body = new URLSearchParams(fields)
  const answer = await door.ask(list, { method: 'POST', body, headers })
  return answer.headers.get('location')
}

test('columns are chosen for oneself, stand in the address, and what nobody knows is left out', async () => {
  const list = '/dashboard/orders?status=Pending'
  const shown = async (path: string) => (await loadOrders(shop, karim, path)).shown
  const usual = ['customer', 'products', 'place', 'total', 'status']
  expect(await shown(list)).toEqual(usual)
  expect(await shown(`${list}&columns=tags,lost,products`)).toEqual(['products', 'tags'])
  expect(await shown(`${list}&columns=none`)).toEqual([])

  const chosen: [string, string][] = [
    ['shown', 'payment'],
    ['shown', 'customer'],
  ]
  const to = await send(`/bn${list}`, [['what', 'columns'], ...chosen])
  expect(to).toBe('/bn/dashboard/orders?status=Pending&columns=customer%2Cpayment')
  expect(await shown(list)).toEqual(['customer', 'payment'])
  expect(await shown(`${list}&columns=total`)).toEqual(['total'])
  expect(await send(list, [['what', 'columns-usual']])).toBe(list)
  expect(await shown(list)).toEqual(usual)
})

test('details without a number lead to the list, and a number that no order has leads nowhere', async () => {
  for (const language of ['', '/bn']) {
    const bare = await ask(`${language}/dashboard/order-details`)
    expect([bare.status, bare.headers.get('location')]).toEqual([
      302,
      `${language}/dashboard/orders`,
    ])
  }
  expect((await ask('/dashboard/order-details/12345')).status).toBe(404)
})
