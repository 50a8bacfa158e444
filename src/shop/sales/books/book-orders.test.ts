import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { cancelUnconfirmed } from '#shop/orders/status/cancel-unconfirmed.ts'
import { recordCall } from '#shop/orders/calls/record-call.ts'
import { editOrder } from '#shop/orders/edits/edit-order.ts'
import type { OrderStatus } from '#shop/orders/order.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { returnPieces } from '#shop/orders/returns/return-pieces.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import type { MoneyStep } from '#shop/orders/status/payment.ts'
import { setPayment } from '#shop/orders/status/set-payment.ts'
import { undoStep } from '#shop/orders/status/undo-step.ts'
import { orderChanges, orders } from '#shop/orders/tables.ts'
import { takeOrder } from '#shop/orders/taking/take-order.ts'
import type { Shop } from '#shop/shop.ts'
import { changeSettings } from '../../../../tests/examples/settings-examples.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import {
  expectNumbersAgree,
  readBooks,
  withClock,
  type ClockedShop,
} from '../../../../tests/examples/sales/sales-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { salesEntries, salesLineEntries } from '../tables.ts'
import { bookPlaced } from './book-orders.ts'

let clock: ClockedShop
let shop: Shop
let tea: string
let cup: string
beforeEach(async () => {
  clock = withClock(await openTestShop(), '2026-11-23 10:00')
  shop = clock.shop
  tea = await stocked(shop, {
    name: 'Tea',
    stock: 100,
    priceInPaisa: 10_000,
    purchaseCostInPaisa: 6000,
  })
  cup = await stocked(shop, { name: 'Cup', stock: 100, priceInPaisa: 5000 })
})

async function place(...lines: [string, number][]): Promise<string> {
  const placed = await placeOrder(shop, anOrderOf(...lines), crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  return placed.id
}

async function move(orderRef: string, ...path: OrderStatus[]): Promise<string> {
  let id = ''
  for (const to of path) {
    const moved = await moveOrder(shop, aScript, { orderRef, to, reason: 'because' })
    if (moved.outcome !== 'moved') throw new Error(moved.outcome)
    id = moved.id
    clock.later(60_000)
  }
  return id
}

async function pay(orderRef: string, to: 'due' | MoneyStep, amountInPaisa?: number) {
  const sent = { orderRef, to, amountInPaisa, reason: 'because' }
  expect(await setPayment(shop, aScript, sent)).toMatchObject({ outcome: 'set' })
  clock.later(1000)
}

async function undoLast(orderRef: string): Promise<void> {
  const changes = await shop.database
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.orderRef, orderRef))
    .orderBy(asc(orderChanges.at), asc(orderChanges.id))
  const id = changes.at(-1)?.id ?? ''
  expect(await undoStep(shop, aScript, { orderRef, id })).toMatchObject({ outcome: 'undone' })
}

async function books(): Promise<string[]> {
  while ((await bookPlaced(shop)) > 0);
  return readBooks(shop)
}

describe('the books have an order on each day on which something happened to it', () => {
  test('placed, confirmed, sent and delivered, with what it cost where that is known', async () => {
    const id = await place([tea, 2], [cup, 1])
    clock.set('2026-11-24 00:01')
    await move(id, 'Processing')
    clock.set('2026-11-30 23:50')
    await move(id, 'Shipped')
    clock.set('2026-12-02 12:00')
    await move(id, 'Delivered')
    expect(await books()).toEqual([
      'ordered 2026-11-23 1 3 25000',
      'confirmed 2026-11-24 1 3 25000',
      'dispatched 2026-11-30 1 3 25000',
      'delivered 2026-12-02 1 3 25000',
    ])
    const [row] = await shop.database
      .select()
      .from(salesEntries)
      .where(eq(salesEntries.kind, 'delivered'))
    expect(row).toMatchObject({
      deliveryInPaisa: 6000,
      costedInPaisa: 20_000,
      costInPaisa: 12_000,
      district: 'Dhaka',
      source: 'website',
      customer: 'new',
      by: 'system: script a test',
    })
    await expectNumbersAgree(shop)
  })

  test('a second delivered order is that of a returning customer', async () => {
    for (const id of [await place([tea, 1]), await place([cup, 1])])
      await move(id, 'Processing', 'Shipped', 'Delivered')
    const rows = await shop.database
      .select()
      .from(salesEntries)
      .where(eq(salesEntries.kind, 'delivered'))
    expect(rows.map(({ customer }) => customer)).toEqual(['new', 'returning'])
  })

  test('canceled before it was sent, by a call, by staff or by the shop itself', async () => {
    await changeSettings(shop, { cancelPendingAfterHours: 24 })
    const forgotten = await place([tea, 1])
    const called = await place([tea, 2])
    const moved = await place([tea, 3])
    await move(moved, 'Processing')
    clock.set('2026-11-24 09:00')
    await recordCall(shop, aScript, {
      orderRef: called,
      outcome: 'canceled',
      reason: 'Not at home',
    })
    await move(moved, 'Canceled')
    clock.set('2026-11-25 11:00')
    expect(await cancelUnconfirmed(shop)).toEqual({ canceled: 1 })
    expect(await books()).toEqual([
      'ordered 2026-11-23 1 1 10000',
      'ordered 2026-11-23 1 2 20000',
      'ordered 2026-11-23 1 3 30000',
      'confirmed 2026-11-23 1 3 30000',
      'canceled 2026-11-24 1 2 20000',
      'canceled 2026-11-24 1 3 30000',
      'canceled 2026-11-25 1 1 10000',
    ])
    expect(forgotten).not.toBe('')
    await expectNumbersAgree(shop)
  })

  test('a parcel that comes back whole was refused; one of which a part came back on the way is delivered without it', async () => {
    const [whole, part] = [await place([tea, 2]), await place([tea, 2], [cup, 3])]
    for (const id of [whole, part]) await move(id, 'Processing', 'Shipped')
    clock.set('2026-11-25 10:00')
    await move(whole, 'Canceled')
    const lines = [{ position: 1, fit: 1, unfit: 1 }]
    await returnPieces(shop, aScript, {
      orderRef: part,
      returnedBefore: 0,
      lines,
      reason: 'Broken',
    })
    clock.set('2026-11-26 10:00')
    await move(part, 'Delivered')
    clock.set('2026-11-28 10:00')
    const more = {
      orderRef: part,
      returnedBefore: 2,
      lines: [{ position: 0, fit: 1 }],
      reason: 'Small',
    }
    await returnPieces(shop, aScript, more)
    expect((await books()).slice(-6)).toEqual(
      [
        'refused 2026-11-25 1 0 0',
        'refused 2026-11-25 0 2 20000',
        'refused 2026-11-25 0 2 10000',
        'delivered 2026-11-26 1 3 25000',
        'returned 2026-11-28 1 1 10000',
      ].toSpliced(0, 0, 'dispatched 2026-11-23 1 5 35000'),
    )
    await expectNumbersAgree(shop)
  })

  test('an edit is booked on its own day, also where it sends the order elsewhere or swaps what is in it', async () => {
    const id = await place([tea, 2])
    await move(id, 'Processing')
    clock.set('2026-11-24 09:00')
    const edit = async (change: object, version: number) => {
      const edited = await editOrder(shop, aScript, { orderRef: id, version, ...change })
      expect(edited).toMatchObject({ outcome: 'edited' })
    }
    await edit(
      {
        lines: [
          { position: 0, quantity: 1 },
          { variantId: cup, quantity: 2 },
        ],
        discountInPaisa: 1000,
        discountReason: 'Kind',
      },
      1,
    )
    clock.set('2026-11-25 09:00')
    await edit({ district: 'Sylhet', area: 'Beanibazar' }, 2)
    expect(await books()).toEqual([
      'ordered 2026-11-23 1 2 20000',
      'confirmed 2026-11-23 1 2 20000',
      'ordered 2026-11-24 0 1 -1000',
      'confirmed 2026-11-24 0 1 -1000',
      'ordered 2026-11-25 -1 -3 -19000',
      'ordered 2026-11-25 1 3 19000',
      'confirmed 2026-11-25 -1 -3 -19000',
      'confirmed 2026-11-25 1 3 19000',
    ])
    await undoLast(id)
    const sum = async (district: string) =>
      (await shop.database.select().from(salesEntries).where(eq(salesEntries.district, district)))
        .filter(({ kind }) => kind === 'ordered')
        .reduce((all, { pieces }) => all + pieces, 0)
    expect([await sum('Dhaka'), await sum('Sylhet')]).toEqual([3, 0])
    const lines = await shop.database.select().from(salesLineEntries)
    const ofTea = lines.filter(({ sku, kind }) => sku === tea && kind === 'ordered')
    expect(ofTea.map(({ pieces, lines: count }) => [pieces, count])).toEqual([
      [2, 1],
      [-1, 0],
    ])
    await expectNumbersAgree(shop)
  })

  test('what is edited before anybody booked it was ordered as it was placed', async () => {
    clock.set('2026-11-23 23:59')
    const id = await place([tea, 2])
    clock.set('2026-11-24 00:01')
    await editOrder(shop, aScript, {
      orderRef: id,
      version: 1,
      lines: [{ position: 0, quantity: 5 }],
    })
    expect(await books()).toEqual(['ordered 2026-11-23 1 2 20000', 'ordered 2026-11-24 0 3 30000'])
    await expectNumbersAgree(shop)
  })

  test('a wrong press is booked, and booked back; what is handed over in the shop goes all the way at once', async () => {
    const { email: _, ...order } = anOrderOf([tea, 1])
    const typed = {
      ...order,
      email: null,
      source: 'shop',
      deliveryMethod: 'pickup',
      idempotencyKey: crypto.randomUUID(),
    } as const
    const taken = await takeOrder(shop, aScript, {
      ...typed,
      district: '',
      area: '',
      address: '',
    } as never)
    if (taken.outcome !== 'placed') throw new Error(taken.outcome)
    clock.later(1000)
    const pressed = await moveOrder(shop, aScript, { orderRef: taken.id, to: 'Delivered' })
    if (pressed.outcome !== 'moved') throw new Error(pressed.outcome)
    clock.later(5000)
    await undoStep(shop, aScript, { orderRef: taken.id, id: pressed.id })
    const rows = await books()
    expect(rows.filter((row) => row.startsWith('delivered'))).toEqual([
      'delivered 2026-11-23 1 1 10000',
      'delivered 2026-11-23 -1 -1 -10000',
    ])
    await expectNumbersAgree(shop)
  })

  test('a return that is taken back, and a cancellation that is taken back', async () => {
    const id = await place([tea, 2])
    await move(id, 'Processing', 'Shipped', 'Delivered')
    const lines = [{ position: 0, fit: 1 }]
    await returnPieces(shop, aScript, { orderRef: id, returnedBefore: 0, lines, reason: 'Small' })
    clock.later(4000)
    await undoLast(id)
    clock.later(60_000)
    const other = await place([cup, 1])
    await moveOrder(shop, aScript, { orderRef: other, to: 'Canceled', reason: 'because' })
    clock.later(4000)
    await undoLast(other)
    const rows = await books()
    expect(rows.filter((row) => /returned|canceled/.test(row))).toEqual([
      'returned 2026-11-23 1 1 10000',
      'returned 2026-11-23 -1 -1 -10000',
      'canceled 2026-11-23 1 1 5000',
      'canceled 2026-11-23 -1 -1 -5000',
    ])
    await expectNumbersAgree(shop)
  })
})

describe('the money of an order', () => {
  test('is booked step by step; who remits less keeps a charge', async () => {
    const id = await place([tea, 2])
    await move(id, 'Processing', 'Shipped', 'Delivered')
    clock.set('2026-11-24 10:00')
    await pay(id, 'collected')
    await pay(id, 'due')
    await pay(id, 'collected', 25_000)
    clock.set('2026-11-30 10:00')
    await pay(id, 'remitted', 24_000)
    clock.set('2026-12-01 10:00')
    await pay(id, 'refunded', 3000)
    await pay(id, 'remitted')
    expect((await books()).slice(4)).toEqual([
      'collected 2026-11-24 1 0 26000',
      'collected 2026-11-24 -1 0 -26000',
      'collected 2026-11-24 1 0 25000',
      'remitted 2026-11-30 1 0 24000',
      'charges 2026-11-30 1 0 1000',
      'refunded 2026-12-01 1 0 3000',
      'refunded 2026-12-01 -1 0 -3000',
    ])
    await expectNumbersAgree(shop)
  })
})

test('an order of a shop that had no books yet is booked on the days of its history', async () => {
  const id = await place([tea, 3])
  clock.set('2026-11-24 10:00')
  await move(id, 'Processing', 'Shipped')
  clock.set('2026-11-26 10:00')
  await move(id, 'Delivered')
  for (const returnedBefore of [0, 1]) {
    clock.set(`2026-11-2${7 + returnedBefore} 10:00`)
    const lines = [{ position: 0, fit: 1 }]
    await returnPieces(shop, aScript, { orderRef: id, returnedBefore, lines, reason: 'Small' })
  }
  const asItHappened = await books()
  await shop.database.delete(salesEntries)
  await shop.database.delete(salesLineEntries)
  await shop.database.execute(`INSERT INTO sales_queue SELECT id FROM orders`)
  expect(await books()).toEqual(asItHappened)
  await expectNumbersAgree(shop)
  expect(await shop.database.$count(orders)).toBe(1)
})

test('booked again, nothing is booked twice; nothing is booked of what was taken back with its transaction', async () => {
  const id = await place([tea, 1])
  const first = await books()
  await shop.database.execute(`INSERT INTO sales_queue SELECT id FROM orders`)
  expect(await books()).toEqual(first)
  const failing = shop.database.transaction(async (database) => {
    await moveOrder({ ...shop, database }, aScript, { orderRef: id, to: 'Processing' })
    throw new Error('The connection broke')
  })
  await expect(failing).rejects.toThrow('broke')
  expect(await books()).toEqual(first)
})
