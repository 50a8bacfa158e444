import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '#shop/identity/tables.ts'
import { orders } from '#shop/orders/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { signedUp, TestBrowser } from '../../../tests/examples/identity-examples.ts'
import { anOrderOf, stocked } from '../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

let shop: Shop
let teapot: string
beforeEach(async () => {
  shop = await openTestShop()
  teapot = await stocked(shop, { name: 'Teapot', stock: 50, priceInPaisa: 125_050 })
})

const buy = (browser: TestBrowser, headers: Record<string, string> = {}) =>
  browser.post('/order', anOrderOf([teapot, 1]), {
    'idempotency-key': crypto.randomUUID(),
    ...headers,
  })

const ordersOf = async (browser: TestBrowser, query = '') => {
  const { content, headers } = await browser.get(`/order${query}`)
  return { list: content as unknown as { _id: string }[], link: headers.get('link') }
}

describe('GET /api/order (D4)', () => {
  test('lists the orders of who is signed in, newest first, in full, and nobody else’s', async () => {
    const rahima = await signedUp(shop)
    const other = await signedUp(shop, { email: 'other@example.com' })
    const first = await buy(rahima)
    const second = await buy(rahima)
    await buy(other)
    await buy(new TestBrowser(shop))
    const { list } = await ordersOf(rahima)
    expect(list).toEqual([second.content, first.content])
    expect((await ordersOf(other)).list).toHaveLength(1)
  })

  test('knows the customer by the access token too, when ordering and when listing', async () => {
    const browser = await signedUp(shop)
    const { content } = await browser.post('/jwt', { email: 'rahima@example.com' })
    const bearer = { authorization: `Bearer ${String(content['token'])}` }
    const phone = new TestBrowser(shop)
    await buy(phone, bearer)
    const { content: list } = await phone.get('/order', bearer)
    expect(list).toHaveLength(1)
  })

  test('goes on page by page', async () => {
    const browser = await signedUp(shop)
    for (let count = 0; count < 5; count++) await buy(browser)
    const seen: string[] = []
    let query = '?limit=2'
    for (let pages = 0; query && pages < 9; pages++) {
      const { list, link } = await ordersOf(browser, query)
      seen.push(...list.map(({ _id }) => _id))
      query = /\/api\/order(\?[^>]+)>; rel="next"/.exec(link ?? '')?.[1] ?? ''
    }
    expect(new Set(seen).size).toBe(5)
    expect(seen).toEqual(seen.toSorted().toReversed())
  })

  test('shows staff the orders of everybody', async () => {
    await buy(await signedUp(shop))
    await buy(new TestBrowser(shop))
    const moderator = await signedUp(shop, { email: 'staff@example.com' })
    expect((await ordersOf(moderator)).list).toEqual([])
    await shop.database
      .update(users)
      .set({ role: 'moderator' })
      .where(eq(users.email, 'staff@example.com'))
    expect((await ordersOf(moderator)).list).toHaveLength(2)
  })

  test('with mine=1 shows staff only what they ordered themselves, page by page', async () => {
    const staff = await signedUp(shop, { email: 'staff@example.com' })
    const first = await buy(staff)
    const second = await buy(staff)
    await buy(new TestBrowser(shop))
    await shop.database.update(users).set({ role: 'owner' })
    const { list, link } = await ordersOf(staff, '?mine=1&limit=1')
    expect(list).toEqual([second.content])
    const next = /\/api\/order(\?[^>]+)>; rel="next"/.exec(link ?? '')?.[1] ?? ''
    expect((await ordersOf(staff, next)).list).toEqual([first.content])
    expect((await staff.get('/order?mine=yes')).status).toBe(400)
    expect((await new TestBrowser(shop).get('/order?mine=1')).status).toBe(401)
  })

  test('turns guests away, and the answer says what to do', async () => {
    const refused = await new TestBrowser(shop).get('/order')
    expect([refused.status, refused.content['code']]).toEqual([401, 'sign-in-required'])
    const forged = await new TestBrowser(shop).get('/order', { authorization: 'Bearer x' })
    expect([forged.status, forged.content['code']]).toEqual([401, 'token-invalid'])
  })
})

describe('an order', () => {
  test('is refused with a token that has ended, and the same key places it as a guest', async () => {
    const browser = new TestBrowser(shop)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const refused = await buy(browser, { ...key, authorization: 'Bearer old' })
    expect([refused.status, refused.content['code']]).toEqual([401, 'token-invalid'])
    expect(await shop.database.select().from(orders)).toEqual([])
    expect((await buy(browser, key)).status).toBe(201)
    const [order] = await shop.database.select().from(orders)
    expect(order?.customerId).toBeNull()
  })

  test('sent by a page of another site is never in the name of who is signed in', async () => {
    const browser = await signedUp(shop)
    await buy(browser, { origin: 'https://evil.example' })
    expect((await ordersOf(browser)).list).toEqual([])
  })

  test('stays when the account is deleted, without the person', async () => {
    await buy(await signedUp(shop))
    await shop.database.delete(users)
    const [order] = await shop.database.select().from(orders)
    expect(order).toMatchObject({ customerId: null, status: 'Pending' })
  })
})
