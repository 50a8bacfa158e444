import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { mostSyncedLines, mostSyncedWishes, noLists } from '#shop/cart/synced/lists.ts'
import { syncedLists } from '#shop/cart/tables.ts'
import { products, variants } from '#shop/catalog/tables.ts'
import { users } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../tests/examples/examples.ts'
import { rahima, signedUp, TestBrowser } from '../../../tests/examples/identity-examples.ts'
import { anOrderOf, stocked } from '../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

let shop: Shop
let browser: TestBrowser
let lamp: string
let vase: string
beforeEach(async () => {
  shop = await openTestShop()
  browser = await signedUp(shop)
  lamp = await stocked(shop, { name: 'Lamp', stock: 50, priceInPaisa: 125_050, color: 'Red' })
  vase = await stocked(shop, { name: 'Vase', stock: 9, discountPriceInPaisa: 9000 })
})

interface Sent {
  version: number
  cart?: { variantId: string; quantity: number }[]
  wishlist?: string[]
}

const keep = ({ version, cart = [], wishlist = [] }: Sent, by = browser) =>
  by.send('PUT', '/me/lists', { version, cart, wishlist })
const one = (variantId: string, quantity = 1) => ({ variantId, quantity })
const read = async (by = browser) => (await by.get('/me/lists')).content
const productOf = async (variantId: string) => {
  const [found] = await shop.database.select().from(variants).where(eq(variants.id, variantId))
  return found?.productId ?? ''
}

describe('/api/me/lists', () => {
  test('anyone who never kept anything has two empty lists', async () => {
    expect(await read()).toEqual({ version: 0, ...noLists })
  })

  test('keeps cart and wishlist in their order, and another device gets them with all it shows', async () => {
    const wish = await productOf(vase)
    const sent = { version: 0, cart: [one(vase, 2), one(lamp, 99)], wishlist: [wish] }
    expect((await keep(sent)).content).toEqual({ version: 1 })
    const phone = new TestBrowser(shop)
    await phone.post('/auth/sign-in', rahima)
    const plain = { color: '', colorBn: null, colorHex: null, size: '', options: [] }
    const shown = { nameBn: null, image: '', ...plain }
    expect(await read(phone)).toEqual({
      version: 1,
      cart: [
        {
          ...one(vase, 2),
          item: {
            ...shown,
            ...one(vase, 2),
            id: wish,
            slug: wish,
            name: 'Vase',
            category: expect.any(String),
            brand: '',
            price: 100,
            discountPrice: 90,
          },
        },
        {
          ...one(lamp, 99),
          item: expect.objectContaining({ name: 'Lamp', color: 'Red', price: 1250.5 }),
        },
      ],
      wishlist: [
        {
          id: wish,
          item: expect.objectContaining({ name: 'Vase', variantId: vase, discountPrice: 90 }),
        },
      ],
    })
  })

  test('nothing is kept over a change that was not seen: the answer brings it instead', async () => {
    await keep({ version: 0, cart: [one(lamp)] })
    await keep({ version: 1, cart: [one(lamp, 2)] })
    const late = await keep({ version: 1, cart: [one(vase)] })
    expect(late.status).toBe(409)
    expect(late.content).toMatchObject({
      code: 'lists-changed',
      version: 2,
      cart: [one(lamp, 2)],
      wishlist: [],
    })
    const tooNew = await keep({ version: 7, cart: [one(vase)] })
    expect(tooNew.status).toBe(409)
    const asIfNew = await keep({ version: 0, cart: [one(vase)] })
    expect(asIfNew.status).toBe(409)
    expect((await read())['cart']).toMatchObject([one(lamp, 2)])
  })

  test('of two devices that send at once, one is kept and the other is refused', async () => {
    for (const version of [0, 1]) {
      const answers = await Promise.all(
        [lamp, vase].map((variant) => keep({ version, cart: [one(variant, version + 1)] })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
  })

  test('the same sent twice is kept once, and nobody gets a conflict', async () => {
    await keep({ version: 0, cart: [one(lamp)] })
    const again = await keep({ version: 0, cart: [one(lamp)] })
    expect([again.status, again.content]).toEqual([200, { version: 1 }])
  })

  test('is only one’s own: nobody sees or changes the lists of somebody else', async () => {
    await keep({ version: 0, cart: [one(lamp)] })
    const other = await signedUp(shop, { email: 'other@example.com' })
    expect(await read(other)).toEqual({ version: 0, ...noLists })
    await keep({ version: 0, cart: [one(vase)] }, other)
    expect((await read())['cart']).toMatchObject([one(lamp)])
    const guest = new TestBrowser(shop)
    expect((await guest.get('/me/lists')).status).toBe(401)
    expect((await keep({ version: 0 }, guest)).status).toBe(401)
  })

  test.each([
    ['no pieces', [{ quantity: 0 }]],
    ['a hundred pieces', [{ quantity: 100 }]],
    ['half a piece', [{ quantity: 0.5 }]],
    ['what is no id', [{ variantId: 'lamp', quantity: 1 }]],
    ['a line twice', [{ quantity: 1 }, { quantity: 2 }]],
    [
      'too many lines',
      Array.from({ length: mostSyncedLines + 1 }, () => ({
        variantId: crypto.randomUUID(),
        quantity: 1,
      })),
    ],
  ])('refuses %s', async (_, lines) => {
    const cart = lines.map((line) => ({ variantId: lamp, ...line }))
    expect((await keep({ version: 0, cart })).status).toBe(400)
    expect(await read()).toEqual({ version: 0, ...noLists })
  })

  test('refuses wishes without end, wishes twice, and versions that cannot be', async () => {
    const ids = Array.from({ length: mostSyncedWishes + 1 }, () => crypto.randomUUID())
    expect((await keep({ version: 0, wishlist: ids })).status).toBe(400)
    expect((await keep({ version: 0, wishlist: [lamp, lamp] })).status).toBe(400)
    for (const version of [-1, 1.5, 2 ** 31]) expect((await keep({ version })).status).toBe(400)
  })

  test('takes as much as it says it takes', async () => {
    const ids = (length: number) => Array.from({ length }, () => crypto.randomUUID())
    const cart = ids(mostSyncedLines).map((id) => one(id, 99))
    const sent = { version: 0, cart, wishlist: ids(mostSyncedWishes) }
    expect((await keep(sent)).status).toBe(200)
  })
})

describe('goods of a kept list', () => {
  test('that are not sold any more are still named; what the catalogue has no longer is said to be gone', async () => {
    const [draft, gone] = [
      await stocked(shop, { name: 'Draft', stock: 1, publishedAt: new Date('2999-01-01') }),
      crypto.randomUUID(),
    ]
    await shop.database
      .update(products)
      .set({ status: 'archived' })
      .where(eq(products.id, await productOf(lamp)))
    const wishlist = [await productOf(lamp), await productOf(draft), gone]
    await keep({ version: 0, cart: [one(lamp), one(draft), one(gone)], wishlist })
    const lists = await read()
    const named = [{ item: { name: 'Lamp' } }, { item: null }, { item: null }]
    expect(lists).toMatchObject({ cart: named, wishlist: named })
  })

  test('are shown with what stays in sight of their picture', async () => {
    const focus = { x: 100, y: 25 }
    const sizes = ['S', 'L'].map((size) => ({ size, sku: `FERN-${size}` }))
    const pictures = [{ hash: 'aa' }, { hash: 'bb', variantSku: 'FERN-L', focus }]
    const fern = await shelve(shop, { name: 'Fern', variants: sizes, pictures })
    const [small = '', large = ''] = fern.variantIds
    await keep({ version: 0, cart: [one(small), one(large)], wishlist: [fern.id] })
    const uncut = { item: expect.not.objectContaining({ imageFocus: expect.anything() }) }
    expect(await read()).toMatchObject({
      cart: [uncut, { item: { imageFocus: focus } }],
      wishlist: [uncut],
    })
  })

  test('leave the cart when they are ordered, whichever device orders; the wishlist stays', async () => {
    const wishlist = [await productOf(lamp)]
    await keep({ version: 0, cart: [one(lamp, 3), one(vase, 2)], wishlist })
    const order = anOrderOf([lamp, 1])
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect((await browser.post('/order', order, headers)).status).toBe(201)
    expect(await read()).toMatchObject({
      version: 2,
      cart: [one(vase, 2)],
      wishlist: [{ id: wishlist[0] }],
    })
    // The browser that ordered says the same, and gets no conflict.
    expect((await keep({ version: 1, cart: [one(vase, 2)], wishlist })).content).toEqual({
      version: 2,
    })
    await keep({ version: 2, cart: [one(vase, 2), one(lamp)], wishlist })
    await browser.post('/order', order, headers)
    expect((await read())['cart'], 'put in again, then the same order sent again').toMatchObject([
      one(vase, 2),
      one(lamp),
    ])
  })

  test('of an order that was not placed stay', async () => {
    await keep({ version: 0, cart: [one(vase, 20)] })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect((await browser.post('/order', anOrderOf([vase, 20]), headers)).status).toBe(409)
    expect(await read()).toMatchObject({ version: 1, cart: [one(vase, 20)] })
  })

  test('go with the account', async () => {
    await keep({ version: 0, cart: [one(lamp)] })
    await shop.database.delete(users).where(eq(users.email, rahima.email))
    expect(await shop.database.$count(syncedLists)).toBe(0)
  })
})
