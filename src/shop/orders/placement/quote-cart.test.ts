import { beforeEach, expect, test } from 'vitest'
import { products } from '#shop/catalog/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { stocked, stockOf } from '../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { quoteCart } from './quote-cart.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const mirpur = { district: 'Dhaka', area: 'Mirpur' }

test('a cart gets its prices and charge of now, and nothing is held (D12, D16)', async () => {
  const teapot = await stocked(shop, { stock: 9, priceInPaisa: 10_000, discountPriceInPaisa: 8000 })
  const quote = await quoteCart(shop, {
    lines: [{ variantId: teapot, quantity: 2 }],
    shipTo: mirpur,
  })
  expect(quote).toMatchObject({
    lines: [{ sold: true, unitPriceInPaisa: 8000, stock: 'in-stock', left: null }],
    subtotalInPaisa: 16_000,
    delivery: { outcome: 'quoted', chargeInPaisa: 6000, minDays: 1, maxDays: 2 },
    grandTotalInPaisa: 22_000,
  })
  expect(await stockOf(shop, teapot)).toEqual({ stock: 9, unitsSold: 0 })
})

test('how many are left is said only where that is fewer than wanted (D12)', async () => {
  const few = await stocked(shop, { stock: 3, priceInPaisa: 1000 })
  const none = await stocked(shop, { stock: 0, priceInPaisa: 1000 })
  const quote = await quoteCart(shop, {
    lines: [
      { variantId: few, quantity: 5 },
      { variantId: none, quantity: 1 },
    ],
  })
  expect(quote.lines).toMatchObject([
    { stock: 'few-left', left: 3 },
    { stock: 'sold-out', left: 0 },
  ])
  expect(quote).toMatchObject({
    subtotalInPaisa: 3000,
    delivery: undefined,
    grandTotalInPaisa: 3000,
  })
})

test('what a damaged cart names is not sold, and the rest is still priced', async () => {
  const teapot = await stocked(shop, { name: 'Teapot', stock: 9, priceInPaisa: 10_000 })
  const draft = await stocked(shop, { name: 'Draft', stock: 9, status: 'draft' })
  const ids = [teapot, draft, 'undefined', "'; DROP TABLE orders", crypto.randomUUID()]
  const quote = await quoteCart(shop, {
    lines: ids.map((variantId) => ({ variantId, quantity: 1 })),
  })
  expect(quote.lines.map((line) => line.sold)).toEqual([true, false, false, false, false])
  expect(quote.subtotalInPaisa).toBe(10_000)
})

test('a product that shoppers never saw is not named; one that is no longer sold is', async () => {
  const draft = await stocked(shop, { name: 'Draft', stock: 9, status: 'draft' })
  const publishedAt = new Date(Date.now() + 86_400_000)
  const tomorrow = await stocked(shop, { name: 'Tomorrow', stock: 9, publishedAt })
  const archived = await stocked(shop, { name: 'Archived', stock: 9, status: 'archived' })
  const quote = await quoteCart(shop, {
    lines: [draft, tomorrow, archived].map((variantId) => ({ variantId, quantity: 1 })),
  })
  expect(quote.lines).toMatchObject([
    { sold: false, product: null },
    { sold: false, product: null },
    { sold: false, product: 'Archived' },
  ])
})

test('a place that nobody knows leaves the charge open (D15)', async () => {
  const quote = await quoteCart(shop, {
    lines: [],
    shipTo: { district: 'Dhaka', area: 'Atlantis' },
  })
  expect(quote.delivery).toEqual({ outcome: 'unknown-place', field: 'area' })
})

test('a limit per order is said where it is why fewer can be had, and counted in', async () => {
  const lamp = await stocked(shop, { stock: 9, priceInPaisa: 1000 })
  const few = await stocked(shop, { stock: 1, priceInPaisa: 1000 })
  await shop.database.update(products).set({ limitPerOrder: 2 })
  const quote = await quoteCart(shop, {
    lines: [
      { variantId: lamp, quantity: 5 },
      { variantId: few, quantity: 2 },
    ],
  })
  expect(quote.lines).toMatchObject([
    { stock: 'in-stock', left: 2, limit: 2 },
    { stock: 'few-left', left: 1, limit: null },
  ])
  expect(quote.subtotalInPaisa).toBe(3000)
})
