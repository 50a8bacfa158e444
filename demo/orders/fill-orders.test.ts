import { asc, like, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { products, variants } from '#shop/catalog/tables.ts'
import { findDestination } from '#shop/delivery/find-destination.ts'
import { canMove, hasEnded } from '#shop/orders/order.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { standingSteps } from '#shop/orders/status/payment.ts'
import { orderChanges, orderLines, orders } from '#shop/orders/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { stockMovements } from '#shop/stock/tables.ts'
import { parsePhone } from '#platform/phone.ts'
import { anOrderOf, countOrders, stocked } from '../../tests/examples/order-examples.ts'
import { openTestShop } from '../../tests/support/test-shop.ts'
import { fillOrders } from './fill-orders.ts'

const quietly = { besideRealOrders: false, onProgress: () => {} }

async function openShopWithProducts(): Promise<Shop> {
  const shop = await openTestShop()
  for (const stock of [40, 3, 0, 12]) await stocked(shop, { stock, priceInPaisa: 35_000 + stock })
  return shop
}

test('a trial shop gets a year of orders that hold together: who, where to, what, and how they went', async () => {
  const shop = await openShopWithProducts()
  const done: number[] = []
  const filled = await fillOrders(shop, {
    ...quietly,
    count: 600,
    onProgress: (many) => done.push(many),
  })
  expect(filled).toMatchObject({ outcome: 'filled', orders: 600 })
  expect(done).toEqual([600])
  const placed = await shop.database.select().from(orders).orderBy(asc(orders.id))
  expect(placed).toHaveLength(600)
  const now = shop.now().getTime()
  for (const order of placed) {
    expect(findDestination(order).outcome === 'found').toBe(order.deliveryMethod === 'delivery')
    expect(order.source === 'shop').toBe(order.deliveryMethod === 'pickup')
    // No order of a person can have such a phone, and none that can still move sends a mail.
    expect(parsePhone(order.phone)).toBeUndefined()
    expect(order.email === null || hasEnded(order.status)).toBe(true)
    expect(order.placedAt.getTime()).toBeLessThan(now)
    expect(order.placedAt.getTime()).toBeGreaterThan(now - 367 * 24 * 3_600_000)
  }
  const waiting = placed.filter(
    ({ status, placedAt }) => status === 'Pending' && placedAt.getTime() > now - 24 * 3_600_000,
  )
  expect(waiting.length).toBeGreaterThanOrEqual(8)
  const inShop = placed.filter(({ deliveryMethod }) => deliveryMethod === 'pickup').length
  expect(inShop).toBeGreaterThan(5)
  expect(inShop).toBeLessThan(60)
  expect(new Set(placed.map(({ status }) => status)).size).toBeGreaterThanOrEqual(4)
  expect(placed.filter(({ status }) => status === 'Delivered').length).toBeGreaterThan(350)

  const phones = Map.groupBy(placed, ({ phone }) => phone)
  expect(filled).toMatchObject({ people: phones.size })
  expect([...phones.values()].filter((own) => own.length > 2).length).toBeGreaterThan(20)
  const isOfDhaka = placed.filter(({ district }) => district === 'Dhaka').length
  expect(isOfDhaka).toBeGreaterThan(150)
  expect(isOfDhaka).toBeLessThan(400)
  // The shop grows, and ids grow with time.
  const [early, late] = [placed.slice(0, 300), placed.slice(300)]
  const span = (some: typeof placed) =>
    (some.at(-1)?.placedAt.getTime() ?? 0) - (some[0]?.placedAt.getTime() ?? 0)
  expect(span(late)).toBeLessThan(span(early))

  const lines = await shop.database.select().from(orderLines)
  const byOrder = Map.groupBy(lines, ({ orderRef }) => orderRef)
  for (const { id, subtotalInPaisa } of placed) {
    const own = byOrder.get(id) ?? []
    expect(own.length).toBeGreaterThanOrEqual(1)
    expect(own.length).toBeLessThanOrEqual(4)
    const sum = own.reduce((all, line) => all + line.quantity * line.unitPriceInPaisa, 0)
    expect(sum).toBe(subtotalInPaisa)
  }
}, 60_000)

test('each history leads to where the order stands, by allowed steps, and says why it was canceled', async () => {
  const shop = await openShopWithProducts()
  await fillOrders(shop, { ...quietly, count: 300 })
  const changes = Map.groupBy(
    await shop.database.select().from(orderChanges).orderBy(asc(orderChanges.at)),
    ({ orderRef }) => orderRef,
  )
  for (const { id, status, payment, statusChangedAt, source } of await shop.database
    .select()
    .from(orders)) {
    const own = changes.get(id) ?? []
    const moves = own.filter(({ field }) => field === 'status')
    expect(moves[0]).toMatchObject({ from: null, to: 'Pending' })
    const isByShopper = moves.some(({ from, by }) => from === null && by === 'shopper')
    expect(isByShopper).toBe(source === 'website')
    for (const { from, to } of moves.slice(1))
      expect(canMove(from as never, to as never)).toBe(true)
    expect(moves.at(-1)).toMatchObject({ to: status, at: statusChangedAt })
    const payments = own.filter(({ field }) => field === 'payment')
    expect(standingSteps(payments)).toHaveLength(payments.length)
    expect(payments.at(-1)?.to ?? 'due').toBe(payment)
    const canceled = moves.find(({ to }) => to === 'Canceled')
    expect(canceled?.by === 'shopper' || canceled?.reason !== '').toBe(true)
  }
}, 60_000)

test('the stock stays as it is, never was below zero, and is the sum of its ledger', async () => {
  const shop = await openShopWithProducts()
  const read = () =>
    shop.database
      .select({ id: variants.id, stock: variants.stock, sold: variants.unitsSold })
      .from(variants)
      .orderBy(asc(variants.id))
  const before = await read()
  await fillOrders(shop, { ...quietly, count: 300 })
  const after = await read()
  expect(after.map(({ stock }) => stock)).toEqual(before.map(({ stock }) => stock))
  const movements = Map.groupBy(
    await shop.database.select().from(stockMovements).orderBy(asc(stockMovements.id)),
    ({ variantId }) => variantId,
  )
  for (const { id, stock, sold } of after) {
    const own = movements.get(id) ?? []
    let standing = 0
    for (const { stockBefore, stockAfter } of own) {
      expect(stockBefore).toBe(standing)
      expect(stockAfter).toBeGreaterThanOrEqual(0)
      standing = stockAfter
    }
    expect(standing).toBe(stock)
    const kept = await shop.database.execute<{ pieces: number }>(sql`
      SELECT coalesce(sum(l.quantity), 0)::int AS pieces FROM order_lines l JOIN orders o ON o.id = l.order_ref
      WHERE l.variant_id = ${id} AND o.status <> 'Canceled'`)
    expect(sold).toBe(kept.rows[0]?.pieces)
  }
  const [summed] = await shop.database
    .select({ units: sql<number>`sum(units_sold)`.mapWith(Number) })
    .from(products)
  expect(summed?.units).toBe(after.reduce((sum, { sold }) => sum + sold, 0))
}, 60_000)

test('where people have ordered nothing is written, unless that is what is wanted', async () => {
  const shop = await openTestShop()
  const variantId = await stocked(shop, { stock: 5 })
  expect((await placeOrder(shop, anOrderOf([variantId, 1]), newId())).outcome).toBe('placed')
  expect(await fillOrders(shop, { ...quietly, count: 10 })).toEqual({
    outcome: 'has-real-orders',
    real: 1,
  })
  expect(await countOrders(shop)).toBe(1)
  const among = { ...quietly, besideRealOrders: true, count: 10 }
  expect(await fillOrders(shop, among)).toMatchObject({ outcome: 'filled', orders: 10 })
  // Called again, it adds others.
  await fillOrders(shop, among)
  const people = await shop.database
    .selectDistinct({ phone: orders.phone })
    .from(orders)
    .where(like(orders.phone, '+88010%'))
  expect(await countOrders(shop)).toBe(21)
  expect(people.length).toBeGreaterThan(10)
})

test('a shop with nothing for sale is left alone', async () => {
  const shop = await openTestShop()
  expect(await fillOrders(shop, { ...quietly, count: 10 })).toEqual({ outcome: 'nothing-for-sale' })
})

test('draws another number for an order whose number is taken', async () => {
  const shop = await openShopWithProducts()
  let drawn = 0
  // Each number twice.
  const drawNumber = () => String(10_000_000 + Math.floor(drawn++ / 2))
  const filled = await fillOrders(shop, { ...quietly, count: 20, drawNumber })
  expect(filled).toMatchObject({ outcome: 'filled', orders: 20 })
  expect(await countOrders(shop)).toBe(20)
})
