import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { announce } from '#platform/memory/announcements.ts'
import { products, variants } from '#shop/catalog/tables.ts'
import { deliveryZones } from '#shop/delivery/tables.ts'
import { readZoning, versionOf } from '#shop/delivery/load-zoning.ts'
import { saveZone } from '#shop/delivery/zones/save-zone.ts'
import type { Shop } from '#shop/shop.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import {
  anOrderOf,
  countOrders,
  announcedDuring,
  stocked,
  stockOf,
} from '../../../../tests/examples/order-examples.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { changeSettings } from '../../../../tests/examples/settings-examples.ts'
import { placeOrder } from './place-order.ts'
import { quoteCart } from './quote-cart.ts'
import { orderChanges, orderLines, orders } from '../tables.ts'
import { trackOrder } from '../tracking/track-order.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const key = () => crypto.randomUUID()

describe('an order that is placed', () => {
  test('takes the stock, keeps names and prices as they were, and remembers how it began (D13, D17)', async () => {
    const teapot = await stocked(shop, {
      name: 'Teapot',
      stock: 10,
      priceInPaisa: 125_000,
      discountPriceInPaisa: 99_950,
    })
    const towel = await stocked(shop, {
      name: 'Towel',
      nameBn: 'তোয়ালে',
      stock: 7,
      priceInPaisa: 30_000,
    })

    const result = await placeOrder(shop, anOrderOf([teapot, 2], [towel, 3]), key())

    expect(result).toMatchObject({
      outcome: 'placed',
      replayed: false,
      subtotalInPaisa: 2 * 99_950 + 3 * 30_000,
      deliveryChargeInPaisa: 6000,
      grandTotalInPaisa: 2 * 99_950 + 3 * 30_000 + 6000,
      deliveryMethod: 'delivery',
      delivery: { zone: 'inside-dhaka', minDays: 1, maxDays: 2 },
      fullName: 'Rahima Khatun',
      phone: '+8801712345678',
    })
    expect(await stockOf(shop, teapot)).toEqual({ stock: 8, unitsSold: 2 })
    expect(await stockOf(shop, towel)).toEqual({ stock: 4, unitsSold: 3 })
    const [order] = await shop.database.select().from(orders)
    expect(order).toMatchObject({
      status: 'Pending',
      payment: 'due',
      district: 'Dhaka',
      area: 'Mirpur',
    })
    const lines = await shop.database.select().from(orderLines).orderBy(orderLines.position)
    expect(lines).toMatchObject([
      { name: 'Teapot', quantity: 2, unitPriceInPaisa: 99_950, position: 0 },
      { name: 'Towel', nameBn: 'তোয়ালে', quantity: 3, unitPriceInPaisa: 30_000, position: 1 },
    ])
    expect(await shop.database.select().from(orderChanges)).toMatchObject([
      { orderRef: order!.id, field: 'status', from: null, to: 'Pending', by: 'shopper' },
    ])
  })

  test('keeps the names of goods and places in Bangla too, as they were then (D26)', async () => {
    const teapot = await stocked(shop, {
      nameBn: 'কেতলি',
      color: 'Red',
      colorBn: 'লাল',
      stock: 5,
    })
    const plain = await stocked(shop, { color: 'Teal', stock: 5 })
    const typed = { ...anOrderOf([teapot, 1], [plain, 1]), district: 'Chittagong', area: 'Patenga' }
    const result = await placeOrder(shop, typed, key())
    await shop.database.update(variants).set({ colorBn: 'সিঁদুরে' })
    const again = await placeOrder(shop, typed, 'a-key-of-its-own')

    expect(result).toMatchObject({
      districtBn: 'চট্টগ্রাম',
      areaBn: 'পতেঙ্গা',
      lines: [
        { nameBn: 'কেতলি', color: 'Red', colorBn: 'লাল' },
        { nameBn: null, color: 'Teal', colorBn: null },
      ],
    })
    const kept = result.outcome === 'placed' && (await trackOrder(shop, result.trackingId))
    expect(kept && kept.lines.map(({ colorBn }) => colorBn)).toEqual(['লাল', null])
    expect(again).toMatchObject({ lines: [{ colorBn: 'সিঁদুরে' }, { colorBn: 'সিঁদুরে' }] })
    expect(await placeOrder(shop, typed, 'a-key-of-its-own')).toEqual({ ...again, replayed: true })
  })

  test('has a short number for people and a tracking ID without look-alikes (D14)', async () => {
    const teapot = await stocked(shop, { stock: 5 })
    const result = await placeOrder(shop, anOrderOf([teapot, 1]), key())
    expect(result).toMatchObject({
      orderId: expect.stringMatching(/^[1-9]\d{7}$/),
      trackingId: expect.stringMatching(/^[a-hjkmnp-z2-9]{10}$/),
    })
  })

  test('adds up lines of the same variant (D10)', async () => {
    const teapot = await stocked(shop, { stock: 5 })
    await placeOrder(shop, anOrderOf([teapot, 2], [teapot, 3]), key())
    expect(await stockOf(shop, teapot)).toEqual({ stock: 0, unitsSold: 5 })
    expect(await shop.database.select().from(orderLines)).toMatchObject([{ quantity: 5 }])
  })

  test("is kept under today's names of the places, however they were spelled (D15)", async () => {
    const teapot = await stocked(shop, { stock: 5 })
    const typed = { ...anOrderOf([teapot, 1]), district: 'chittagong', area: 'পতেঙ্গা' }
    expect(await placeOrder(shop, typed, key())).toMatchObject({
      district: 'Chattogram',
      area: 'Patenga',
      delivery: { zone: 'outside-dhaka' },
      deliveryChargeInPaisa: 12_000,
    })
  })
})

describe('what is remembered', () => {
  beforeEach(() => shop.memory.begin())
  afterEach(() => shop.memory.end())

  test('refuses nobody: pieces that came back without a word can be bought', async () => {
    const teapot = await stocked(shop, { stock: 1 })
    expect(await placeOrder(shop, anOrderOf([teapot, 1]), key())).toMatchObject({
      outcome: 'placed',
    })
    await shop.database.update(variants).set({ stock: 5 })
    expect(await placeOrder(shop, anOrderOf([teapot, 5]), key())).toMatchObject({
      outcome: 'placed',
    })
    expect(await stockOf(shop, teapot)).toEqual({ stock: 0, unitsSold: 6 })
  })

  test.each([
    ['a price', () => shop.database.update(variants).set({ priceInPaisa: 20_000 })],
    ['a discount', () => shop.database.update(variants).set({ discountPriceInPaisa: 5000 })],
    [
      'a deal',
      () =>
        shop.database
          .update(products)
          .set({ dealPriceInPaisa: 7000, dealEndsAt: new Date(Date.now() + 60_000) }),
    ],
  ])('charges nobody: %s that changed without a word is refused (D12)', async (_, change) => {
    const teapot = await stocked(shop, { stock: 5, priceInPaisa: 10_000 })
    const lines = [{ variantId: teapot, quantity: 1, seenPriceInPaisa: 10_000 }]
    const order = () => placeOrder(shop, { ...anOrderOf(), lines }, key())
    expect(await order()).toMatchObject({ outcome: 'placed' })
    await change()
    expect(await order()).toMatchObject({ outcome: 'price-changed' })
  })

  test.each([{ status: 'archived' as const }, { publishedAt: new Date('2999-01-01') }])(
    'sells nothing that is not for sale any more: %o',
    async (change) => {
      const teapot = await stocked(shop, { stock: 5 })
      const order = () => placeOrder(shop, anOrderOf([teapot, 1]), key())
      expect(await order()).toMatchObject({ outcome: 'placed' })
      await shop.database.update(products).set(change)
      expect(await order()).toMatchObject({ outcome: 'not-sold' })
    },
  )
})

async function refused(request: Parameters<typeof placeOrder>[1]) {
  const before = await shop.database.select().from(variants).orderBy(variants.id)
  const result = await placeOrder(shop, request, key())
  expect(await shop.database.select().from(variants).orderBy(variants.id)).toEqual(before)
  expect(await countOrders(shop)).toBe(0)
  return result
}

describe('nothing is written', () => {
  test('when the cart is empty', async () => {
    expect(await refused(anOrderOf())).toEqual({ outcome: 'cart-empty' })
  })

  test('when something is sold out: each such line says how many are left (D12)', async () => {
    const teapot = await stocked(shop, { name: 'Teapot', stock: 1 })
    const towel = await stocked(shop, { name: 'Towel', stock: 0 })
    const lamp = await stocked(shop, { name: 'Lamp', stock: 9 })
    const result = await refused(anOrderOf([teapot, 2], [towel, 1], [lamp, 9]))
    expect(result).toEqual({
      outcome: 'sold-out',
      lines: [
        { variantId: teapot, product: 'Teapot', left: 1 },
        { variantId: towel, product: 'Towel', left: 0 },
      ],
    })
  })

  test('when a price is not what the shopper was shown: each such line says old and new (D12)', async () => {
    const teapot = await stocked(shop, { name: 'Teapot', stock: 5, priceInPaisa: 10_000 })
    const towel = await stocked(shop, { stock: 5, priceInPaisa: 5000 })
    const request = {
      ...anOrderOf(),
      lines: [
        { variantId: teapot, quantity: 1, seenPriceInPaisa: 9000 },
        { variantId: towel, quantity: 1, seenPriceInPaisa: 5000 },
      ],
    }
    expect(await refused(request)).toEqual({
      outcome: 'price-changed',
      lines: [
        { variantId: teapot, product: 'Teapot', seenPriceInPaisa: 9000, priceInPaisa: 10_000 },
      ],
      delivery: null,
    })
  })

  test('when delivery costs something else than the shopper was shown (D12, D16)', async () => {
    const teapot = await stocked(shop, { stock: 5 })
    expect(await refused({ ...anOrderOf([teapot, 1]), seenDeliveryChargeInPaisa: 0 })).toEqual({
      outcome: 'price-changed',
      lines: [],
      delivery: { seenChargeInPaisa: 0, chargeInPaisa: 6000 },
    })
  })

  test('when a product is unknown, a draft, archived, or not published yet', async () => {
    const unknown = crypto.randomUUID()
    const draft = await stocked(shop, { name: 'Draft', stock: 5, status: 'draft' })
    const archived = await stocked(shop, { name: 'Archived', stock: 5, status: 'archived' })
    const tomorrow = await stocked(shop, {
      name: 'Tomorrow',
      stock: 5,
      publishedAt: new Date(Date.now() + 86_400_000),
    })
    const fine = await stocked(shop, { name: 'Fine', stock: 5 })
    const result = await refused(
      anOrderOf([unknown, 1], [draft, 1], [archived, 1], [tomorrow, 1], [fine, 1]),
    )
    expect(result).toEqual({
      outcome: 'not-sold',
      lines: [
        { variantId: unknown, product: null },
        // What shoppers never saw is not named.
        { variantId: draft, product: null },
        { variantId: archived, product: 'Archived' },
        { variantId: tomorrow, product: null },
      ],
    })
  })

  test('when nobody knows the place (D15)', async () => {
    const teapot = await stocked(shop, { stock: 5 })
    const request = anOrderOf([teapot, 1])
    expect(await refused({ ...request, district: 'Atlantis' })).toEqual({
      outcome: 'unknown-place',
      field: 'district',
    })
    expect(await refused({ ...request, district: 'Sylhet', area: 'Mirpur' })).toEqual({
      outcome: 'unknown-place',
      field: 'area',
    })
  })
})

describe('what is charged', () => {
  test('the deal price while the deal is on, and not a moment longer (D20)', async () => {
    const endsAt = new Date('2026-12-01T18:00:00Z')
    const teapot = await stocked(shop, {
      stock: 5,
      priceInPaisa: 10_000,
      discountPriceInPaisa: 9000,
      dealPriceInPaisa: 7000,
      dealEndsAt: endsAt,
    })
    const price = async (now: Date) => {
      const result = await placeOrder({ ...shop, now: () => now }, anOrderOf([teapot, 1]), key())
      return result.outcome === 'placed' ? result.subtotalInPaisa : result.outcome
    }
    await shop.database.update(products).set({ publishedAt: new Date('2026-01-01') })
    expect(await price(new Date('2026-12-01T17:59:59.999Z'))).toBe(7000)
    expect(await price(endsAt)).toBe(9000)
  })

  test('never what the request says: a seen price is only compared (D12)', async () => {
    const teapot = await stocked(shop, { stock: 5, priceInPaisa: 10_000 })
    const request = {
      ...anOrderOf(),
      lines: [{ variantId: teapot, quantity: 1, seenPriceInPaisa: 1 }],
    }
    expect(await placeOrder(shop, request, key())).toMatchObject({ outcome: 'price-changed' })
  })

  test('what the parcel weighs, by the kilogram that is begun; the quote says the same', async () => {
    const teapot = await stocked(shop, { stock: 50, priceInPaisa: 10_000 })
    await shop.database.update(variants).set({ weightInGrams: 700 }).where(eq(variants.id, teapot))
    const heavy = { includedGrams: 1000, chargePerKgInPaisa: 2000 }
    await shop.database.update(deliveryZones).set(heavy)
    try {
      const order = anOrderOf([teapot, 3])
      const quote = await quoteCart(shop, { lines: order.lines, shipTo: order })
      expect(quote.delivery).toMatchObject({ chargeInPaisa: 10_000 })
      expect(await placeOrder(shop, order, key())).toMatchObject({ deliveryChargeInPaisa: 10_000 })
      expect(await placeOrder(shop, anOrderOf([teapot, 1]), key())).toMatchObject({
        deliveryChargeInPaisa: 6000,
      })
    } finally {
      const any = { includedGrams: null, chargePerKgInPaisa: null }
      await shop.database.update(deliveryZones).set(any)
    }
  })

  test("no delivery from the merchant's threshold on (D16)", async () => {
    const teapot = await stocked(shop, { stock: 50, priceInPaisa: 10_000 })
    await shop.database
      .update(deliveryZones)
      .set({ freeFromInPaisa: 50_000 })
      .where(eq(deliveryZones.zone, 'inside-dhaka'))
    try {
      expect(await placeOrder(shop, anOrderOf([teapot, 4]), key())).toMatchObject({
        deliveryChargeInPaisa: 6000,
      })
      expect(await placeOrder(shop, anOrderOf([teapot, 5]), key())).toMatchObject({
        deliveryChargeInPaisa: 0,
        grandTotalInPaisa: 50_000,
      })
    } finally {
      await shop.database.update(deliveryZones).set({ freeFromInPaisa: null })
    }
  })
})

test('a charge that the merchant changes while somebody checks out is told before anything is placed (D12, D16)', async () => {
  const teapot = await stocked(shop, { stock: 5, priceInPaisa: 10_000 })
  const order = { ...anOrderOf([teapot, 1]), seenDeliveryChargeInPaisa: 6000 }
  const zoning = await readZoning(shop.database)
  const [inside] = zoning.zones
  if (!inside) throw new Error('Expected a zone')
  const dearer = { ...inside, chargeInPaisa: 7500, version: versionOf(zoning) }
  await saveZone(shop, aScript, dearer)
  try {
    expect(await placeOrder(shop, order, key())).toEqual({
      outcome: 'price-changed',
      lines: [],
      delivery: { seenChargeInPaisa: 6000, chargeInPaisa: 7500 },
    })
    expect(await countOrders(shop)).toBe(0)
    const seen = { ...order, seenDeliveryChargeInPaisa: 7500 }
    expect(await placeOrder(shop, seen, key())).toMatchObject({
      outcome: 'placed',
      deliveryChargeInPaisa: 7500,
    })
  } finally {
    await shop.database
      .update(deliveryZones)
      .set({ chargeInPaisa: 6000 })
      .where(eq(deliveryZones.zone, 'inside-dhaka'))
  }
})

test('an order below the least of the settings is refused, and its quote says how much that is (D27)', async () => {
  const teapot = await stocked(shop, { stock: 5, priceInPaisa: 10_000 })
  await changeSettings(shop, { orderRules: { leastInPaisa: 20_000, mostPieces: 2 } })
  shop.memory.forget(['settings'])
  expect(await placeOrder(shop, anOrderOf([teapot, 1]), key())).toEqual({
    outcome: 'below-least',
    leastInPaisa: 20_000,
    missingInPaisa: 10_000,
  })
  expect(await placeOrder(shop, anOrderOf([teapot, 3]), key())).toMatchObject({
    outcome: 'too-many-pieces',
  })
  const { rules } = await quoteCart(shop, { lines: [{ variantId: teapot, quantity: 1 }] })
  expect(rules).toEqual({ leastInPaisa: 20_000, mostPieces: 2 })
  expect(await placeOrder(shop, anOrderOf([teapot, 2]), key())).toMatchObject({ outcome: 'placed' })
})

describe('topics are announced', () => {
  test('when a stock step changes, and only then', async () => {
    const teapot = await stocked(shop, { stock: 8 })
    const [row] = await shop.database.select().from(variants).where(eq(variants.id, teapot))
    expect(await announcedDuring(() => placeOrder(shop, anOrderOf([teapot, 2]), key()))).toEqual([])
    expect(await announcedDuring(() => placeOrder(shop, anOrderOf([teapot, 1]), key()))).toEqual([
      `stock:${row!.productId}`,
    ])
    expect(await announcedDuring(() => placeOrder(shop, anOrderOf([teapot, 4]), key()))).toEqual([])
  })
})

test('a limit per order that was set just now holds for the next order, whatever is remembered', async () => {
  const lamp = await stocked(shop, { stock: 9 })
  expect((await placeOrder(shop, anOrderOf([lamp, 3]), key())).outcome).toBe('placed')
  await shop.database.update(products).set({ limitPerOrder: 2 })
  await announce(shop.database, ['products'])
  await expect
    .poll(async () => (await placeOrder(shop, anOrderOf([lamp, 3]), key())).outcome)
    .toBe('limit-per-order')
  expect((await placeOrder(shop, anOrderOf([lamp, 2]), key())).outcome).toBe('placed')
})
