import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { categories, variants } from '#shop/catalog/tables.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import {
  anOrderOf,
  announcedDuring,
  stocked,
  stockOf,
} from '../../../../tests/examples/order-examples.ts'
import { aScript, inNameOf } from '../../../../tests/examples/initiators.ts'
import { personWith } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { moveOrder } from './move-order.ts'
import type { OrderStatus } from '../order.ts'
import { placeOrder } from '../placement/place-order.ts'
import { setPayment } from './set-payment.ts'
import { storeMove } from './store-move.ts'
import { orderChanges, orders } from '../tables.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

async function placed(...lines: [string, number][]): Promise<string> {
  const result = await placeOrder(shop, anOrderOf(...lines), crypto.randomUUID())
  if (result.outcome !== 'placed') throw new Error(result.outcome)
  return result.id
}

const move = (orderRef: string, to: OrderStatus) =>
  moveOrder(shop, aScript, { orderRef, to, reason: 'because' })

const orderOf = async (id: string) =>
  (await shop.database.select().from(orders).where(eq(orders.id, id)))[0]

describe('an order that is moved', () => {
  test('remembers who did it, when and why (D17)', async () => {
    const id = await placed([await stocked(shop, { stock: 5 }), 1])
    const later = new Date('2027-01-02T03:04:05Z')
    const karim = await personWith(shop, 'moderator', 'karim')
    const result = await moveOrder({ ...shop, now: () => later }, await inNameOf(shop, karim.id), {
      orderRef: id,
      to: 'Processing',
      reason: 'called, confirmed',
    })
    expect(result).toMatchObject({ outcome: 'moved', from: 'Pending', to: 'Processing' })
    expect(await orderOf(id)).toMatchObject({ status: 'Processing', statusChangedAt: later })
    const changes = await shop.database.select().from(orderChanges).orderBy(orderChanges.at)
    expect(changes.at(-1)).toMatchObject({
      field: 'status',
      from: 'Pending',
      to: 'Processing',
      by: karim.id,
      reason: 'called, confirmed',
      at: later,
    })
  })

  test('goes nowhere from Delivered, and nothing is written (D17)', async () => {
    const id = await placed([await stocked(shop, { stock: 5 }), 1])
    for (const to of ['Processing', 'Shipped', 'Delivered'] as const) await move(id, to)
    expect(await move(id, 'Canceled')).toEqual({
      outcome: 'not-allowed',
      from: 'Delivered',
      to: 'Canceled',
    })
    expect(await shop.database.select().from(orderChanges)).toHaveLength(4)
  })

  test('is moved by one of two people who move it at once (D17)', async () => {
    const id = await placed([await stocked(shop, { stock: 5 }), 1])
    const results = await Promise.all([
      move(id, 'Processing'),
      move(id, 'Canceled'),
      move(id, 'Processing'),
    ])
    const moved = results.filter((result) => result.outcome === 'moved')
    // Canceled may still follow Processing; the same move never happens twice.
    expect(new Set(moved.map((result) => 'to' in result && result.to)).size).toBe(moved.length)
    expect(await shop.database.select().from(orderChanges)).toHaveLength(1 + moved.length)
  })

  test('is not moved by a person who saw it as it stood before: the outcome says so', async () => {
    const id = await placed([await stocked(shop, { stock: 5 }), 1])
    await move(id, 'Processing')
    const late = { orderRef: id, from: 'Pending', to: 'Canceled', reason: 'no answer' } as const
    const changed = { outcome: 'changed-meanwhile', from: 'Processing', to: 'Canceled' }
    expect(await moveOrder(shop, aScript, late)).toEqual(changed)
    expect(await orderOf(id)).toMatchObject({ status: 'Processing' })
    const seen = await moveOrder(shop, aScript, { ...late, from: 'Processing' })
    expect(seen).toMatchObject({ outcome: 'moved' })
    const paid = { orderRef: id, from: 'collected', to: 'remitted' } as const
    expect(await setPayment(shop, aScript, paid)).toMatchObject({ outcome: 'changed-meanwhile' })
  })

  test('is canceled by the shop only with a reason', async () => {
    const id = await placed([await stocked(shop, { stock: 5 }), 1])
    for (const reason of [undefined, '', '  '])
      expect(
        await moveOrder(shop, aScript, { orderRef: id, to: 'Canceled', reason }),
      ).toMatchObject({
        outcome: 'invalid',
        fields: { reason: 'Say why the order is canceled' },
      })
    expect(await orderOf(id)).toMatchObject({ status: 'Pending' })
  })

  test("is not somebody else's: an unknown order is not found", async () => {
    expect(await move(crypto.randomUUID(), 'Processing')).toEqual({ outcome: 'not-found' })
  })
})

describe('a canceled order', () => {
  test('gives its stock back once, also when it is canceled ten times at once (D13)', async () => {
    const teapot = await stocked(shop, { stock: 5 })
    const towel = await stocked(shop, { stock: 5 })
    const id = await placed([teapot, 2], [towel, 5])
    const results = await Promise.all(Array.from({ length: 10 }, () => move(id, 'Canceled')))
    expect(results.filter((result) => result.outcome === 'moved')).toHaveLength(1)
    expect(await stockOf(shop, teapot)).toEqual({ stock: 5, unitsSold: 0 })
    expect(await stockOf(shop, towel)).toEqual({ stock: 5, unitsSold: 0 })
  })

  test('after shipping it came back to the sender: the stock is there again (D17)', async () => {
    const teapot = await stocked(shop, { stock: 5 })
    const id = await placed([teapot, 2])
    await move(id, 'Processing')
    await move(id, 'Shipped')
    expect(await move(id, 'Canceled')).toMatchObject({ outcome: 'moved' })
    expect(await stockOf(shop, teapot)).toEqual({ stock: 5, unitsSold: 0 })
  })

  test('announces the topics of pages where the step changed, and those of the back office', async () => {
    const teapot = await stocked(shop, { stock: 1 })
    const [row] = await shop.database.select().from(variants)
    const [shelf] = await shop.database.select().from(categories)
    const id = await placed([teapot, 1])
    expect(await announcedDuring(() => move(id, 'Canceled'))).toEqual([
      'available:*',
      `available:${shelf!.slug}`,
      `order:${id}:${nameOfInitiator(aScript)}`,
      `stock:${row!.productId}`,
    ])
  })

  test('passes over what is no longer in the catalogue', async () => {
    const teapot = await stocked(shop, { stock: 5 })
    const id = await placed([teapot, 2])
    await shop.database.delete(variants)
    expect(await move(id, 'Canceled')).toMatchObject({ outcome: 'moved' })
  })

  test('cancelling and buying the same things at once never blocks (D13)', async () => {
    const many = await Promise.all(Array.from({ length: 5 }, () => stocked(shop, { stock: 500 })))
    const lines = many.map((variant): [string, number] => [variant, 1])
    const ids = await Promise.all(Array.from({ length: 20 }, () => placed(...lines)))
    await Promise.all([
      ...ids.map((id) => move(id, 'Canceled')),
      ...Array.from({ length: 20 }, () => placed(...lines.toReversed())),
    ])
    expect(await stockOf(shop, many[0]!)).toEqual({ stock: 480, unitsSold: 20 })
  })
})

test('a shopper may cancel while Pending, and do nothing else (D17)', async () => {
  const teapot = await stocked(shop, { stock: 5 })
  const [first, second] = [await placed([teapot, 1]), await placed([teapot, 1])]
  const byShopper = (orderRef: string, to: OrderStatus) =>
    storeMove(shop.database, { orderRef, to, by: 'shopper', at: new Date() })
  expect(await byShopper(first, 'Processing')).toMatchObject({ outcome: 'not-allowed' })
  expect(await byShopper(first, 'Canceled')).toMatchObject({ outcome: 'moved' })
  await move(second, 'Processing')
  expect(await byShopper(second, 'Canceled')).toMatchObject({ outcome: 'not-allowed' })
  expect(await move(second, 'Canceled')).toMatchObject({ outcome: 'moved' })
})

test('an order is not paid because it is placed, shipped or delivered: money has its own record (D18)', async () => {
  const id = await placed([await stocked(shop, { stock: 5 }), 1])
  for (const to of ['Processing', 'Shipped', 'Delivered'] as const) await move(id, to)
  expect(await orderOf(id)).toMatchObject({ status: 'Delivered', payment: 'due' })

  const pay = (to: 'collected' | 'remitted' | 'refunded') =>
    setPayment(shop, aScript, { orderRef: id, to })
  expect(await pay('remitted')).toEqual({ outcome: 'not-allowed', from: 'due', to: 'remitted' })
  const results = await Promise.all([pay('collected'), pay('collected')])
  expect(results.map((result) => result.outcome).toSorted()).toEqual(['not-allowed', 'set'])
  expect(await orderOf(id)).toMatchObject({ status: 'Delivered', payment: 'collected' })
  const changes = await shop.database
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.field, 'payment'))
  expect(changes).toMatchObject([{ from: 'due', to: 'collected', by: 'system: script a test' }])
})
