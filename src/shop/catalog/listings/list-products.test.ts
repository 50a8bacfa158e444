import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { nextCatalogChange } from '../next-catalog-change.ts'
import { shelve, type Wanted } from '../../../../tests/examples/examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import type { ProductFilter } from '../search/filter.ts'
import { listProducts } from './list-products.ts'

let shop: Shop

beforeEach(async () => {
  shop = await openTestShop()
})

const plain: ProductFilter = { colors: [], sizes: [], sort: 'popular', page: 1 }

const list = (filter: Partial<ProductFilter> = {}) => listProducts(shop, { ...plain, ...filter })

const names = async (filter: Partial<ProductFilter> = {}) =>
  (await list(filter)).products.map(({ name }) => name)

const red = { color: 'Red', colorBn: 'লাল', colorHex: '#cc0000' }
const blue = { color: 'Blue', colorBn: 'নীল', colorHex: '#0000cc' }

async function shelveShirts(): Promise<void> {
  const shirts: Wanted[] = [
    {
      name: 'Both',
      variants: [
        { ...red, size: 'S' },
        { ...blue, size: 'M' },
      ],
    },
    { name: 'Red', variants: [{ ...red, size: 'M', stock: 0, priceInPaisa: 90_000 }] },
    {
      name: 'Blue',
      variants: [{ ...blue, size: 'M', priceInPaisa: 70_000, discountPriceInPaisa: 60_000 }],
    },
    { name: 'Pot', category: 'garden', variants: [{ priceInPaisa: 20_000 }] },
  ]
  for (const shirt of shirts) await shelve(shop, shirt)
}

test('a shopper finds by category, text, price, colour, size, stock and discount', async () => {
  await shelveShirts()

  expect(await names({ category: 'garden' })).toEqual(['Pot'])
  expect(await names({ q: 'bLu' })).toEqual(['Blue'])
  expect((await names({ min: 50_000, max: 60_000 })).toSorted()).toEqual(['Blue', 'Both'])
  expect((await names({ colors: ['Red'] })).toSorted()).toEqual(['Both', 'Red'])
  expect((await names({ colors: ['Red', 'Blue'] })).toSorted()).toEqual(['Blue', 'Both', 'Red'])
  expect(await names({ colors: ['Red'], stock: 'in' })).toEqual(['Both'])
  expect(await names({ discount: true })).toEqual(['Blue'])
})

test('colour, size and stock are asked of one variant: a red S and a blue M are no red M', async () => {
  await shelveShirts()

  expect(await names({ colors: ['Red'], sizes: ['M'] })).toEqual(['Red'])
  expect(await names({ colors: ['Red'], sizes: ['M'], stock: 'in' })).toEqual([])
})

test('each filter says how many products it would find with the other filters', async () => {
  await shelveShirts()

  const all = (await list()).facets
  expect(all.colors).toEqual([
    { name: 'Blue', nameBn: 'নীল', hex: '#0000cc', count: 2 },
    { name: 'Red', nameBn: 'লাল', hex: '#cc0000', count: 2 },
  ])
  expect(all.sizes).toEqual([
    { size: 'S', count: 1 },
    { size: 'M', count: 3 },
  ])
  expect(all).toMatchObject({ inStock: 3, discounted: 1, price: { min: 20_000, max: 90_000 } })

  const reds = await list({ colors: ['Red'] })
  expect(reds.total).toBe(2)
  // The colours still count what choosing them would find; the rest counts red ones only.
  expect(reds.facets.colors.map(({ count }) => count)).toEqual([2, 2])
  expect(reds.facets).toMatchObject({
    sizes: [
      { size: 'S', count: 1 },
      { size: 'M', count: 1 },
    ],
    inStock: 1,
    discounted: 0,
    price: { min: 50_000, max: 90_000 },
  })
})

test('what each filter promises is what choosing it finds', async () => {
  await shelveShirts()
  const start: Partial<ProductFilter>[] = [
    {},
    { colors: ['Blue'] },
    { sizes: ['M'] },
    { stock: 'in' },
    { max: 60_000 },
    { discount: true },
  ]

  for (const filter of start) {
    const { facets } = await list(filter)
    for (const { name, count } of facets.colors) {
      expect((await list({ ...filter, colors: [name] })).total).toBe(count)
    }
    for (const { size, count } of facets.sizes) {
      expect((await list({ ...filter, sizes: [size] })).total).toBe(count)
    }
    expect((await list({ ...filter, stock: 'in' })).total).toBe(facets.inStock)
    expect((await list({ ...filter, discount: true })).total).toBe(facets.discounted)
  }
})

test('pages follow each other without gaps, and say how many there are', async () => {
  for (let n = 0; n < 5; n++) await shelve(shop, { name: `Cup ${n}`, variants: [{ unitsSold: n }] })

  const second = await list({ page: 2, perPage: 2 })

  expect(second.products.map(({ name }) => name)).toEqual(['Cup 2', 'Cup 1'])
  expect(second).toMatchObject({ total: 5, pages: 3 })
  expect((await list({ page: 4, perPage: 2 })).products).toEqual([])
  expect(await list({ q: 'nothing' })).toMatchObject({
    total: 0,
    pages: 0,
    facets: { price: { min: 0, max: 0 } },
  })
})

test('sorting is by units sold, publication, what is paid now, and how much is off', async () => {
  const on = (day: string) => new Date(`2026-0${day}-01T00:00:00Z`)
  const endsAt = new Date(Date.now() + 60_000)
  await shelve(shop, {
    name: 'A',
    publishedAt: on('1'),
    variants: [{ priceInPaisa: 30_000, unitsSold: 5 }],
  })
  await shelve(shop, {
    name: 'B',
    publishedAt: on('3'),
    variants: [{ priceInPaisa: 40_000, discountPriceInPaisa: 20_000 }],
  })
  await shelve(shop, {
    name: 'C',
    publishedAt: on('2'),
    deal: { priceInPaisa: 9_000, endsAt },
    variants: [{ priceInPaisa: 10_000, unitsSold: 9 }],
  })

  expect(await names({ sort: 'popular' })).toEqual(['C', 'A', 'B'])
  expect(await names({ sort: 'new' })).toEqual(['B', 'C', 'A'])
  expect(await names({ sort: 'price-up' })).toEqual(['C', 'B', 'A'])
  expect(await names({ sort: 'price-down' })).toEqual(['A', 'B', 'C'])
  expect(await names({ sort: 'discount' })).toEqual(['B', 'C', 'A'])
})

test('a deal counts for price and discount from its start until its end, not before and not after (D20)', async () => {
  const startsAt = new Date(Date.now() - 60_000)
  const endsAt = new Date(Date.now() + 60_000)
  await shelve(shop, {
    name: 'Fan',
    deal: { priceInPaisa: 30_000, startsAt, endsAt },
    variants: [{ priceInPaisa: 50_000 }],
  })
  const atTheEnd: Shop = { ...shop, now: () => endsAt }

  const [during] = (await list({ max: 30_000, discount: true })).products
  const [after] = (await listProducts(atTheEnd, plain)).products

  expect(during).toMatchObject({
    priceInPaisa: 50_000,
    sellingPriceInPaisa: 30_000,
    dealEndsAt: endsAt.toISOString(),
  })
  expect(after).toMatchObject({
    priceInPaisa: 50_000,
    sellingPriceInPaisa: 50_000,
    dealEndsAt: null,
  })
  expect((await listProducts(atTheEnd, { ...plain, discount: true })).total).toBe(0)
  const before: Shop = { ...shop, now: () => new Date(startsAt.getTime() - 1) }
  // It was published meanwhile.
  await shop.database.execute(`UPDATE products SET published_at = published_at - interval '1 hour'`)
  expect((await listProducts(before, plain)).products).toMatchObject([
    { sellingPriceInPaisa: 50_000, dealEndsAt: null },
  ])
  expect(await nextCatalogChange(before)).toEqual(startsAt)
})

test('a card shows the first variant’s price, the first picture, the best stock, and what can be put into the cart (D5)', async () => {
  const { variantIds } = await shelve(shop, {
    name: 'Mug',
    nameBn: 'মগ',
    brand: 'Shinepukur',
    pictures: [{ hash: 'aa' }, { hash: 'bb' }],
    variants: [{ sku: 'MUG', priceInPaisa: 40_000, discountPriceInPaisa: 35_000, stock: 3 }],
  })
  await shelve(shop, {
    name: 'Shirt',
    variants: [
      { size: 'S', priceInPaisa: 80_000, stock: 0 },
      { size: 'M', priceInPaisa: 10_000, stock: 9 },
    ],
  })

  const [mug] = (await list({ q: 'mug' })).products
  const [shirt] = (await list({ q: 'shirt' })).products

  expect(mug).toMatchObject({
    nameBn: 'মগ',
    brand: 'Shinepukur',
    category: 'home',
    picture: { hash: 'aa', width: 1200, height: 1200 },
    priceInPaisa: 40_000,
    sellingPriceInPaisa: 35_000,
    stock: 'few-left',
    onlyVariant: { id: variantIds[0], sku: 'MUG' },
  })
  expect(shirt).toMatchObject({
    brand: '',
    picture: null,
    priceInPaisa: 80_000,
    stock: 'in-stock',
    onlyVariant: null,
  })
})

test('hostile filters find nothing and break nothing', async () => {
  await shelveShirts()

  expect(await names({ category: "home'; DROP TABLE products; --" })).toEqual([])
  expect(await names({ colors: ['\0', '{Red}'], sizes: ['"', '\\'] })).toEqual([])
  expect(await names({ min: 1e300 })).toEqual([])
  expect(await names({ q: '%' })).toEqual([])
  expect(await names({ min: -5, max: Number.MAX_SAFE_INTEGER })).toHaveLength(4)
})
