import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { KeyedSemaphore } from '#platform/concurrency/keyed-semaphore.ts'
import { variants } from '#shop/catalog/tables.ts'
import { saveCoupon, switchCoupon } from '#shop/coupons/save-coupon.ts'
import type { Shop } from '#shop/shop.ts'
import { aCoupon, usesOf } from '../../../../tests/examples/coupon-examples.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import {
  anOrderOf,
  countOrders,
  stocked,
  stockOf,
  taken,
} from '../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { findOrder } from '../desk/find-order.ts'
import { listOrders } from '../desk/list-orders.ts'
import { editOrder } from '../edits/edit-order.ts'
import { placeOrder } from '../placement/place-order.ts'
import { quoteCart } from '../placement/quote-cart.ts'
import { moveOrder } from '../status/move-order.ts'
import { undoStep } from '../status/undo-step.ts'
import { orders } from '../tables.ts'
import { loadCouponNumbers } from './load-coupon-numbers.ts'

let shop: Shop
let teapot: string
beforeEach(async () => {
  shop = await openTestShop()
  teapot = await stocked(shop, { name: 'Teapot', stock: 100, priceInPaisa: 100_000 })
})

const key = () => crypto.randomUUID()
const phoneOf = (buyer: number) => `+88017${String(buyer).padStart(8, '0')}`
const order = (coupon: string | undefined, more: Partial<ReturnType<typeof anOrderOf>> = {}) => ({
  ...anOrderOf([teapot, 1]),
  coupon,
  ...more,
})
const place = (coupon = 'EID50', more = {}) => placeOrder(shop, order(coupon, more), key())
const refused = (reason: string, more = {}) => ({
  outcome: 'coupon-refused',
  refusal: { reason, ...more },
})
async function placed(coupon?: string, more = {}) {
  const result = await place(coupon, more)
  if (result.outcome !== 'placed') throw new Error(JSON.stringify(result))
  return result
}
async function placedWithout(more = {}) {
  const result = await placeOrder(shop, order(undefined, more), key())
  if (result.outcome !== 'placed') throw new Error(JSON.stringify(result))
  return result
}
const rowOf = async (id: string) =>
  (await shop.database.select().from(orders).where(eq(orders.id, id)))[0]

/** As if each were at a process of its own: the database alone decides. */
const twentyAt = (one: (buyer: number) => Parameters<typeof placeOrder>[1], keyOf = key) =>
  Promise.all(
    Array.from({ length: 20 }, (_, buyer) =>
      placeOrder({ ...shop, variantSemaphore: new KeyedSemaphore() }, one(buyer), keyOf()),
    ),
  )
const outcomesOf = (results: readonly { outcome: string }[]) =>
  Object.fromEntries(
    [...Map.groupBy(results, ({ outcome }) => outcome)].map(([name, all]) => [name, all.length]),
  )

test('the coupon and what it takes off stand on the order, and in each answer to the same request', async () => {
  const id = await aCoupon(shop)
  const request = order('EID50')
  const once = key()
  const first = await placeOrder(shop, request, once)
  expect(first).toMatchObject({
    outcome: 'placed',
    couponCode: 'EID50',
    couponKind: 'fixed',
    couponDiscountInPaisa: 5000,
    subtotalInPaisa: 100_000,
    deliveryChargeInPaisa: 6000,
    grandTotalInPaisa: 101_000,
  })
  expect(await placeOrder(shop, request, once)).toEqual({ ...first, replayed: true })
  expect(await placeOrder(shop, order(undefined), once)).toEqual({ outcome: 'key-reused' })
  expect(await usesOf(shop, id)).toEqual([1, 1])
  if (first.outcome !== 'placed') return
  expect(await rowOf(first.id)).toMatchObject({ couponRef: id, couponCode: 'EID50', version: 1 })
})

describe('at once', () => {
  test('twenty buyers fight for a last use: one gets it, and nobody pays more than they were told', async () => {
    const id = await aCoupon(shop, { mostUses: 1 })
    const results = await twentyAt((buyer) => order('EID50', { phone: phoneOf(buyer) }))
    expect(outcomesOf(results)).toEqual({ placed: 1, 'coupon-refused': 19 })
    expect(results.find(({ outcome }) => outcome === 'coupon-refused')).toEqual(refused('used-up'))
    expect(await usesOf(shop, id)).toEqual([1, 1])
    expect(await countOrders(shop)).toBe(1)
    expect(await stockOf(shop, teapot)).toEqual({ stock: 99, unitsSold: 1 })
  })

  test('one phone uses it as often as it may, however many browsers send orders', async () => {
    const id = await aCoupon(shop, { mostUsesOfPhone: 2 })
    const results = await twentyAt(() => order('EID50'))
    expect(results.filter(({ outcome }) => outcome === 'placed')).toHaveLength(2)
    expect(await usesOf(shop, id)).toEqual([2, 2])
  })

  test('a first order is one', async () => {
    await aCoupon(shop, { firstOrderOnly: true })
    const results = await twentyAt(() => order('EID50'))
    expect(outcomesOf(results)).toEqual({ placed: 1, 'coupon-refused': 19 })
  })

  test('the same request twenty times takes one use', async () => {
    const id = await aCoupon(shop, { mostUses: 5 })
    const once = key()
    const results = await twentyAt(
      () => order('EID50'),
      () => once,
    )
    expect(outcomesOf(results)).toEqual({ placed: 20 })
    expect(await countOrders(shop)).toBe(1)
    expect(await usesOf(shop, id)).toEqual([1, 1])
  })

  test('buyers with a coupon, cancellations and buyers without one wait for nobody in a circle', async () => {
    const id = await aCoupon(shop)
    const before = await Promise.all(
      Array.from({ length: 10 }, (_, buyer) => placed('EID50', { phone: phoneOf(buyer) })),
    )
    const [moved, results] = await Promise.all([
      Promise.all(
        before.map(({ id: orderRef }) =>
          moveOrder(shop, aScript, { orderRef, to: 'Canceled', reason: 'Changed their mind' }),
        ),
      ),
      twentyAt((buyer) => order(buyer % 2 ? 'EID50' : undefined, { phone: phoneOf(100 + buyer) })),
    ])
    expect(outcomesOf(moved)).toEqual({ moved: 10 })
    expect(outcomesOf(results)).toEqual({ placed: 20 })
    expect(await usesOf(shop, id)).toEqual([10, 10])
  })
})

test('an order that cannot be written takes no use', async () => {
  const id = await aCoupon(shop)
  // As somebody remembers it, who did not hear of the change: the shop finds out when it writes.
  const known = await quoteCart(shop, order('EID50'))
  expect(known.coupon).toMatchObject({ outcome: 'granted', discountInPaisa: 5000 })
  const placing = await shop.database.transaction(async (other) => {
    await other.update(variants).set({ stock: 0 }).where(eq(variants.id, teapot))
    const attempt = place()
    await untilSomebodyWaits()
    return [attempt] as const
  })
  expect(await placing[0]).toMatchObject({ outcome: 'sold-out' })
  expect(await usesOf(shop, id)).toEqual([0, 0])
})

async function untilSomebodyWaits(): Promise<void> {
  const { rows } = await shop.database.execute(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  if (rows.length === 0) await untilSomebodyWaits()
}

describe('refused in words', () => {
  test('unknown, switched off, of an account that ordered, and of a phone that had it', async () => {
    const id = await aCoupon(shop, { mostUsesOfPhone: 1 })
    expect(await place('EID51')).toEqual(refused('unknown'))
    await placed(' eid 50 '.replaceAll(' ', '').toUpperCase())
    expect(await place()).toEqual(refused('used-by-phone'))
    await switchCoupon(shop, aScript, { id, isActive: false })
    expect(await place('EID50', { phone: phoneOf(1) })).toEqual(refused('unknown'))
  })

  test('what it takes off is compared with what was said', async () => {
    await aCoupon(shop)
    expect(await place('EID50', { seenCouponDiscountInPaisa: 6000 })).toMatchObject({
      outcome: 'price-changed',
      coupon: { seenDiscountInPaisa: 6000, discountInPaisa: 5000 },
    })
    expect(await countOrders(shop)).toBe(0)
  })

  test('a quote says it at once, without telling what a phone ordered before', async () => {
    await aCoupon(shop, { firstOrderOnly: true, leastInPaisa: 150_000 })
    const cart = { lines: [{ variantId: teapot, quantity: 1 }], coupon: 'EID50' }
    expect((await quoteCart(shop, cart)).coupon).toMatchObject({
      reason: 'below-least',
      missingInPaisa: 50_000,
    })
    await placeOrder(shop, order(undefined), key())
    const more = { ...cart, lines: [{ variantId: teapot, quantity: 2 }] }
    expect(await quoteCart(shop, more)).toMatchObject({
      coupon: { outcome: 'granted', discountInPaisa: 5000 },
      grandTotalInPaisa: 195_000,
    })
    const placing = placeOrder(shop, { ...anOrderOf([teapot, 2]), coupon: 'EID50' }, key())
    expect(await placing).toEqual(refused('not-first-order'))
  })

  test('a client that tries one code after the other is stopped, and a code that counts helps no more', async () => {
    await aCoupon(shop)
    const strict = {
      ...shop,
      rateLimits: {
        take: async (name: string) =>
          name === 'coupon-of-phone'
            ? ({ outcome: 'too-many', retryAfterSeconds: 60 } as const)
            : ({ outcome: 'allowed' } as const),
      },
    }
    const by = { ipAddress: '203.0.113.7' }
    expect(await placeOrder(strict, order('EID50'), key(), by)).toEqual(refused('too-many'))
    const cart = { lines: [{ variantId: teapot, quantity: 1 }], coupon: 'EID50' }
    expect((await quoteCart(strict, cart, by.ipAddress)).coupon).toMatchObject({
      outcome: 'granted',
    })
    expect((await placeOrder(strict, order(undefined), key(), by)).outcome).toBe('placed')
  })
})

describe('which goods', () => {
  test('of a product, by its SKU', async () => {
    const cup = await stocked(shop, { name: 'Cup', stock: 9, priceInPaisa: 20_000 })
    const percent = { kind: 'percent', amountInPaisa: null, percent: 50 } as const
    await aCoupon(shop, { ...percent, goods: 'products', products: [cup] })
    expect(await place()).toEqual(refused('other-goods'))
    const both = await placed('EID50', anOrderOf([teapot, 1], [cup, 1]))
    expect(both).toMatchObject({ couponDiscountInPaisa: 10_000, grandTotalInPaisa: 116_000 })
    const draft = { name: 'More', ...percent, goods: 'products' as const, products: ['NOBODY'] }
    expect(await saveCoupon(shop, aScript, draft)).toEqual({
      outcome: 'unknown-product',
      product: 'NOBODY',
    })
  })

  test('of a category with all that stands in it', async () => {
    const [row] = await shop.database
      .select({ productId: variants.productId })
      .from(variants)
      .where(eq(variants.id, teapot))
    await shop.database.execute(`
      INSERT INTO categories (id, slug, name) VALUES ('00000000-0000-7000-8000-000000000001', 'kitchen', 'Kitchen');
      INSERT INTO categories (id, slug, name, parent_id, level) VALUES ('00000000-0000-7000-8000-000000000002', 'pots', 'Pots', '00000000-0000-7000-8000-000000000001', 2);
      INSERT INTO categories (id, slug, name) VALUES ('00000000-0000-7000-8000-000000000003', 'garden', 'Garden');
      UPDATE products SET category_id = '00000000-0000-7000-8000-000000000002' WHERE id = '${row?.productId}'`)
    const id = await aCoupon(shop, { goods: 'categories', categories: ['kitchen'] })
    await aCoupon(shop, { goods: 'categories', categories: ['garden'] }, 'GREEN')
    expect(await placed()).toMatchObject({ couponDiscountInPaisa: 5000 })
    expect(await place('GREEN', { phone: phoneOf(1) })).toEqual(refused('other-goods'))
    expect(await usesOf(shop, id)).toEqual([1, 1])
    // A further category counts as its main one does.
    await shop.database.execute(`
      UPDATE products SET further_category_ids = ARRAY['00000000-0000-7000-8000-000000000003'::uuid] WHERE id = '${row?.productId}'`)
    expect(await placed('GREEN', anOrderOf([teapot, 1]))).toMatchObject({
      couponDiscountInPaisa: 5000,
    })
  })
})

describe('afterwards', () => {
  const cancel = (orderRef: string) =>
    moveOrder(shop, aScript, { orderRef, to: 'Canceled', reason: 'Changed their mind' })

  test('a canceled order gives its use back once; taken back it has it again, unless somebody else had the last', async () => {
    const id = await aCoupon(shop, { mostUses: 1 })
    const { id: orderRef, orderId } = await placed()
    await cancel(orderRef)
    expect(await cancel(orderRef)).toMatchObject({ outcome: 'not-allowed' })
    expect(await usesOf(shop, id)).toEqual([0, 0])
    const undo = async () => {
      const last = (await findOrder(shop, orderId))?.history.at(-1)
      return undoStep(shop, aScript, { orderRef, id: last?.id ?? '' })
    }
    expect(await undo()).toMatchObject({ outcome: 'undone', status: 'Pending' })
    expect(await usesOf(shop, id)).toEqual([1, 1])
    await cancel(orderRef)
    await placed('EID50', { phone: phoneOf(1) })
    expect(await undo()).toMatchObject({ outcome: 'coupon-used-up', status: 'Canceled' })
    expect(await usesOf(shop, id)).toEqual([1, 1])
    expect(await stockOf(shop, teapot)).toEqual({ stock: 99, unitsSold: 1 })
  })

  test('an edited order is priced by the terms of its coupon, and taken back it stands as before', async () => {
    const terms = {
      kind: 'percent',
      amountInPaisa: null,
      percent: 10,
      leastInPaisa: 200_000,
    } as const
    await aCoupon(shop, terms)
    const { id: orderRef, orderId } = await placed('EID50', anOrderOf([teapot, 3]))
    const edit = (version: number, quantity: number) =>
      editOrder(shop, aScript, { orderRef, version, lines: [{ position: 0, quantity }] })
    expect(await edit(1, 2)).toMatchObject({ outcome: 'edited' })
    expect(await rowOf(orderRef)).toMatchObject({
      couponDiscountInPaisa: 20_000,
      grandTotalInPaisa: 186_000,
    })
    // Too little for the coupon now.
    expect(await edit(2, 1)).toMatchObject({ outcome: 'edited' })
    expect(await rowOf(orderRef)).toMatchObject({
      couponDiscountInPaisa: 0,
      grandTotalInPaisa: 106_000,
    })
    const { history = [] } = (await findOrder(shop, orderId)) ?? {}
    expect(history.at(-1)?.details?.amounts).toMatchObject({
      couponDiscount: { from: 20_000, to: 0 },
    })
    await undoStep(shop, aScript, { orderRef, id: history.at(-1)?.id ?? '' })
    expect(await rowOf(orderRef)).toMatchObject({ couponDiscountInPaisa: 20_000 })
    const more = { discountInPaisa: 180_001, discountReason: 'A regular' }
    expect(await editOrder(shop, aScript, { orderRef, version: 4, ...more })).toMatchObject({
      outcome: 'not-possible',
      problems: [{ what: 'discount-too-large' }],
    })
  })

  test('staff give an order a coupon, another one and none: uses follow, and one press takes it back', async () => {
    const eid = await aCoupon(shop, { mostUses: 1 })
    const ten = { kind: 'percent', amountInPaisa: null, percent: 10, firstOrderOnly: true } as const
    const first = await aCoupon(shop, ten, 'TEN')
    const { id: orderRef, orderId } = await placedWithout()
    const edit = (version: number, coupon: string | null, more = {}) =>
      editOrder(shop, aScript, { orderRef, version, coupon, ...more })
    expect(await edit(1, 'EID51')).toEqual(refused('unknown'))
    expect(await edit(1, 'eid 50', { seenGrandTotalInPaisa: 106_000 })).toEqual({
      outcome: 'total-changed',
      grandTotalInPaisa: 101_000,
    })
    expect(await usesOf(shop, eid)).toEqual([0, 0])
    expect(await edit(1, 'eid 50')).toMatchObject({ outcome: 'edited', version: 2 })
    expect(await rowOf(orderRef)).toMatchObject({
      couponRef: eid,
      couponCode: 'EID50',
      couponKind: 'fixed',
      couponDiscountInPaisa: 5000,
      grandTotalInPaisa: 101_000,
    })
    expect(await usesOf(shop, eid)).toEqual([1, 1])
    // The order itself is no earlier order.
    const changed = await edit(2, 'TEN')
    expect(changed).toMatchObject({ outcome: 'edited', version: 3 })
    expect(await rowOf(orderRef)).toMatchObject({ couponRef: first, couponDiscountInPaisa: 10_000 })
    expect([await usesOf(shop, eid), await usesOf(shop, first, 'TEN')]).toEqual([
      [0, 0],
      [1, 1],
    ])
    const { history = [] } = (await findOrder(shop, orderId)) ?? {}
    expect(history.at(-1)?.details).toMatchObject({ coupon: { from: 'EID50', to: 'TEN' } })
    const undo = (id: string | undefined) => undoStep(shop, aScript, { orderRef, id: id ?? '' })
    expect(await undo(history.at(-1)?.id)).toMatchObject({ outcome: 'undone' })
    expect(await rowOf(orderRef)).toMatchObject({ couponCode: 'EID50', version: 4 })
    expect([await usesOf(shop, eid), await usesOf(shop, first, 'TEN')]).toEqual([
      [1, 1],
      [0, 0],
    ])
    const without = await edit(4, null)
    expect(await rowOf(orderRef)).toMatchObject({
      couponRef: null,
      couponDiscountInPaisa: 0,
      grandTotalInPaisa: 106_000,
    })
    await placed('EID50', { phone: phoneOf(1) })
    expect(await undo('id' in without ? without.id : '')).toMatchObject({
      outcome: 'coupon-used-meanwhile',
    })
    expect(await usesOf(shop, eid)).toEqual([1, 1])
    const filter = { coupon: eid }
    const listed = await listOrders(shop, { filter, sort: 'newest', isCounted: true })
    expect(listed).toMatchObject({ count: 1, orders: [{ phone: phoneOf(1) }] })
  })

  test('edits that give and take a coupon, and buyers who use it, wait for nobody in a circle', async () => {
    const id = await aCoupon(shop)
    const plain = await Promise.all(
      Array.from({ length: 8 }, (_, buyer) => placedWithout({ phone: phoneOf(buyer) })),
    )
    const [edited, results] = await Promise.all([
      Promise.all(
        plain.map(({ id: orderRef }) =>
          editOrder(shop, aScript, {
            orderRef,
            version: 1,
            coupon: 'EID50',
            lines: [{ position: 0, quantity: 2 }],
          }),
        ),
      ),
      twentyAt((buyer) => order('EID50', { phone: phoneOf(100 + buyer) })),
    ])
    expect(outcomesOf(edited)).toEqual({ edited: 8 })
    expect(outcomesOf(results)).toEqual({ placed: 20 })
    expect(await usesOf(shop, id)).toEqual([28, 28])
    expect(await loadCouponNumbers(shop, id)).toEqual({
      orders: 28,
      canceled: 0,
      discountInPaisa: 28 * 5000,
      grandTotalInPaisa: 8 * 201_000 + 20 * 101_000,
      latest: null,
    })
  })

  test('what was used keeps its terms; name, dates and limits may change', async () => {
    const id = await aCoupon(shop)
    await placed()
    const draft = { id, version: 1, name: 'Eid', kind: 'fixed' } as const
    expect(await saveCoupon(shop, aScript, { ...draft, amountInPaisa: 9000 })).toEqual({
      outcome: 'terms-are-fixed',
    })
    const changed = { ...draft, name: 'Eid 2026', amountInPaisa: 5000, mostUses: 1 }
    expect(await saveCoupon(shop, aScript, changed)).toMatchObject({ outcome: 'saved', version: 2 })
    expect(await saveCoupon(shop, aScript, changed)).toMatchObject({ outcome: 'changed-meanwhile' })
    expect(await place('EID50', { phone: phoneOf(1) })).toEqual(refused('used-up'))
  })

  test('staff take an order down with the coupon of a buyer', async () => {
    const id = await aCoupon(shop, { mostUses: 1 })
    const { id: orderRef } = await taken(shop, [teapot, 1], { coupon: 'eid50' })
    expect(await rowOf(orderRef)).toMatchObject({ couponDiscountInPaisa: 5000, source: 'shop' })
    await expect(taken(shop, [teapot, 1], { coupon: 'EID50' })).rejects.toThrow('coupon-refused')
    expect(await usesOf(shop, id)).toEqual([1, 1])
  })
})
