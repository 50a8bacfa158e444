import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { neverSellsOut } from '../stock/pace/pace.ts'
import { rollUpPace } from '../stock/pace/roll-up-pace.ts'
import { storeCategory } from '../categories/store-category.ts'
import { categories, products } from '../tables.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { orders } from '#shop/orders/tables.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import { countDesk, listDesk } from './list-desk.ts'
import type { DeskFilter, DeskSort } from './product-filter.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

async function list(filter: DeskFilter, sort: DeskSort = 'newest', after?: string, limit?: number) {
  const listed = await listDesk(shop, { filter, sort, after, limit, isCounted: true })
  if (listed.outcome !== 'listed') throw new Error(listed.outcome)
  return listed
}

const namesIn = async (filter: DeskFilter) =>
  (await list(filter)).products.map(({ name }) => name).toSorted()

test('products are found by both names, SKU, brand and tag, in any case, form and digits', async () => {
  await shelve(shop, {
    name: 'Kettle 12',
    nameBn: 'বৈদ্যুতিক কেটলি',
    brand: 'Walton',
    tags: ['Eid Offer'],
  })
  await shelve(shop, {
    name: 'Café cup',
    variants: [{ sku: 'CUP-77', barcode: '8901234567894' }],
    status: 'draft',
  })

  for (const q of ['KETT', 'কেটলি', 'walt', 'eid off', 'kettle walton', '১২', 'ke'])
    expect({ q, names: await namesIn({ q }) }).toEqual({ q, names: ['Kettle 12'] })
  for (const q of ['cup-7', 'CAFE\u0301', '8901234567894'])
    expect({ q, names: await namesIn({ q }) }).toEqual({ q, names: ['Café cup'] })
  for (const q of ['kettle cup', 'teapot', 'k%e'])
    expect({ q, names: await namesIn({ q }) }).toEqual({ q, names: [] })
  expect(await listDesk(shop, { filter: { q: '%%' }, sort: 'newest' })).toEqual({
    outcome: 'too-short',
  })
})

test('what words find is counted as a whole, on a page that holds all of it and on one that does not', async () => {
  for (const name of ['Kettle one', 'Kettle two', 'Kettle three', 'Teapot'])
    await shelve(shop, { name })
  for (const limit of [1, 2, 3, 4]) {
    const first = await list({ q: 'kettle' }, 'newest', undefined, limit)
    expect([limit, first.products.length, first.count]).toEqual([limit, Math.min(limit, 3), 3])
    expect(first.next !== undefined).toBe(limit < 3)
    const second = await list({ q: 'kettle' }, 'newest', first.next, limit)
    expect(second.count).toBe(3)
  }
})

test('a row says what all variants cost now, how many pieces there are, and what is nearly gone', async () => {
  const variants = [
    { size: 'S', priceInPaisa: 90_000, discountPriceInPaisa: 80_000, stock: 0 },
    { size: 'M', priceInPaisa: 70_000, stock: 3 },
    { size: 'L', priceInPaisa: 95_000, stock: 20 },
  ]
  await shelve(shop, { name: 'Fan', variants, pictures: [{ hash: 'aa' }] })

  const [fan] = (await list({})).products

  expect(fan).toMatchObject({
    picture: 'aa',
    category: 'Home',
    lowestInPaisa: 70_000,
    highestInPaisa: 95_000,
    stock: 23,
    variants: 3,
    fewLeft: 1,
    soldOut: 1,
    isScheduled: false,
    hasDeal: false,
  })

  // Of what sells in dozens twenty are few, of what sells once a month two are many.
  await shelve(shop, { name: 'Cup', lowStockFrom: 20, variants: [{ stock: 20 }] })
  await shelve(shop, { name: 'Safe', lowStockFrom: 1, variants: [{ stock: 2 }] })
  const marked = (await list({})).products.map(({ name, fewLeft }) => [name, fewLeft])
  expect(marked).toEqual([
    ['Safe', 0],
    ['Cup', 1],
    ['Fan', 1],
  ])
  expect(await namesIn({ stock: 'low' })).toEqual(['Cup', 'Fan'])
  expect(await namesIn({ stock: 'in-stock' })).toEqual(['Safe'])
})

test('each status is a tab with its count; what waits for its day is scheduled', async () => {
  await shelve(shop, { name: 'Draft', status: 'draft' })
  await shelve(shop, { name: 'Old', status: 'archived' })
  await shelve(shop, { name: 'Coming', publishedAt: new Date(shop.now().getTime() + 60_000) })
  await shelve(shop, { name: 'Sold here' })

  expect(await countDesk(shop)).toEqual({ draft: 1, scheduled: 1, active: 1, archived: 1 })
  expect(await namesIn({ status: 'scheduled' })).toEqual(['Coming'])
  expect(await namesIn({ status: 'active' })).toEqual(['Sold here'])
  expect(await namesIn({ status: 'archived' })).toEqual(['Old'])
})

test('filters narrow by category, brand, stock, deal and what is missing', async () => {
  const endsAt = new Date(shop.now().getTime() + 60_000)
  const bangla = { nameBn: 'চা', brand: 'Ispahani', category: 'food', pictures: [{ hash: 'aa' }] }
  await shelve(shop, { ...bangla, name: 'Tea', deal: { priceInPaisa: 100, endsAt } })
  await shelve(shop, { name: 'Gone', variants: [{ stock: 0 }] })
  await shelve(shop, { name: 'Few', variants: [{ stock: 2 }, { size: 'L', stock: 0 }] })

  expect(await namesIn({ category: 'food' })).toEqual(['Tea'])
  expect(await namesIn({ brand: 'Ispahani' })).toEqual(['Tea'])
  expect(await namesIn({ brand: 'Ispa' })).toEqual([])
  expect(await namesIn({ deal: 'on' })).toEqual(['Tea'])
  expect(await namesIn({ stock: 'in-stock' })).toEqual(['Tea'])
  expect(await namesIn({ stock: 'low' })).toEqual(['Few'])
  expect(await namesIn({ stock: 'sold-out' })).toEqual(['Gone'])
  expect(await namesIn({ stock: 'one-sold-out' })).toEqual(['Few', 'Gone'])
  expect(await namesIn({ missing: 'bangla' })).toEqual(['Few', 'Gone'])
  expect(await namesIn({ missing: 'picture', stock: 'low' })).toEqual(['Few'])
  const costs = [{ purchaseCostInPaisa: 0 }, { size: 'L', purchaseCostInPaisa: 70_000 }]
  await shelve(shop, { name: 'Known', variants: costs })
  await shelve(shop, { name: 'Half known', variants: [{ size: 'S' }, ...costs] })
  expect(await namesIn({ missing: 'cost' })).toEqual(['Few', 'Gone', 'Half known', 'Tea'])
})

test('a category has the products of all that stand in it, hidden ones too', async () => {
  for (const category of ['food', 'tea', 'home']) await shelve(shop, { name: category, category })
  const [food] = await shop.database.select().from(categories).where(eq(categories.slug, 'food'))
  const tea = { slug: 'tea', name: 'Tea', parentId: food?.id, hidden: true }
  await storeCategory(shop.database, tea)
  expect(await namesIn({ category: 'food' })).toEqual(['food', 'tea'])
  expect(await namesIn({ category: 'tea' })).toEqual(['tea'])
  expect(await namesIn({ category: 'gone' })).toEqual([])
})

test('pages go on from the last product, whichever way the list is sorted', async () => {
  for (const [index, name] of ['A', 'B', 'C', 'D'].entries()) {
    const variants = [
      { size: 'S', priceInPaisa: 9000 },
      { size: 'L', priceInPaisa: (index % 3) * 1000 + 1000 },
    ]
    const { id } = await shelve(shop, { name, variants })
    const updatedAt = new Date(2026, 0, 10 - index)
    await shop.database
      .update(products)
      .set({ unitsSold: index % 2, updatedAt, sellsOutInDays: [neverSellsOut, 9, 3, 9][index] })
      .where(eq(products.id, id))
  }
  const walked = async (sort: DeskSort) => {
    const first = await list({}, sort, undefined, 3)
    const second = await list({}, sort, first.next, 3)
    expect(first.count).toBe(4)
    expect(second.next).toBeUndefined()
    return [...first.products, ...second.products].map(({ name }) => name).join('')
  }
  expect(await walked('newest')).toBe('DCBA')
  expect(await walked('changed')).toBe('ABCD')
  expect(await walked('sold')).toBe('DBCA')
  // By the cheapest variant, of which the first list shows nothing.
  expect(await walked('price-low')).toBe('ADBC')
  expect(await walked('price-high')).toBe('CBDA')
  expect(await walked('runs-out')).toBe('CBDA')
})

test('a list says in how many days the first variant is gone at the pace of the last thirty', async () => {
  const sold = await stocked(shop, { name: 'Rice', stock: 25 })
  await stocked(shop, { name: 'Idle', stock: 25 })
  const daysOf = async () =>
    Object.fromEntries(
      (await list({})).products.map(({ name, sellsOutInDays }) => [name, sellsOutInDays]),
    )
  const order = (quantity: number) =>
    placeOrder(shop, anOrderOf([sold, quantity]), crypto.randomUUID())
  await order(5)
  await order(8)
  const [canceled] = await shop.database
    .select()
    .from(orders)
    .orderBy(desc(orders.placedAt))
    .limit(1)
  await moveOrder(shop, aScript, {
    orderRef: canceled?.id ?? '',
    to: 'Canceled',
    reason: 'too late',
  })

  expect(await rollUpPace(shop)).toBe(1)
  // 20 are left, and 5 went in 30 days.
  expect(await daysOf()).toEqual({ Rice: 120, Idle: null })
  expect(await rollUpPace(shop)).toBe(0)
  const later = new Date(shop.now().getTime() + 31 * 86_400_000)
  expect(await rollUpPace({ ...shop, now: () => later })).toBe(1)
  expect(await daysOf()).toEqual({ Rice: null, Idle: null })
})
