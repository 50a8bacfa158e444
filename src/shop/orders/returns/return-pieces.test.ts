import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { stockMovements } from '#shop/stock/tables.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked, stockOf } from '../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { findOrder } from '../desk/find-order.ts'
import type { OrderStatus } from '../order.ts'
import { placeOrder } from '../placement/place-order.ts'
import { moveOrder } from '../status/move-order.ts'
import { orderReturns } from './tables.ts'
import { returnPieces } from './return-pieces.ts'

let shop: Shop
let [teapot, cup] = ['', '']
let order: { id: string; orderId: string }
beforeEach(async () => {
  shop = await openTestShop()
  teapot = await stocked(shop, { name: 'Teapot', stock: 5 })
  cup = await stocked(shop, { name: 'Cup', stock: 5 })
  const placed = await placeOrder(shop, anOrderOf([teapot, 3], [cup, 1]), crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  order = placed
})

const move = async (...statuses: OrderStatus[]) => {
  for (const to of statuses)
    await moveOrder(shop, aScript, { orderRef: order.id, to, reason: 'because' })
}
const comeBack = (fit?: { position: number; fit: number }[]) =>
  moveOrder(shop, aScript, {
    orderRef: order.id,
    from: 'Shipped',
    to: 'Canceled',
    reason: 'Refused',
    fit,
  })
const giveBack = (fit: number, unfit = 0, { returnedBefore = 0, position = 0 } = {}) =>
  returnPieces(shop, aScript, {
    orderRef: order.id,
    returnedBefore,
    lines: [{ position, fit, unfit }],
    reason: 'Too small',
  })
const ledger = async () =>
  (await shop.database.select().from(stockMovements).orderBy(asc(stockMovements.id)))
    .filter(({ orderRef, kind }) => orderRef === order.id && kind !== 'order')
    .map(({ kind, stockBefore, stockAfter }) => [kind, stockBefore, stockAfter])

describe('a parcel that comes back', () => {
  test('brings back to stock only what is fit for sale; the rest is written off', async () => {
    await move('Processing', 'Shipped')
    expect(await comeBack([{ position: 0, fit: 2 }])).toMatchObject({ outcome: 'moved' })
    expect(await stockOf(shop, teapot)).toEqual({ stock: 4, unitsSold: 0 })
    // Nothing was said of it.
    expect(await stockOf(shop, cup)).toEqual({ stock: 5, unitsSold: 0 })
    expect((await ledger()).toSorted()).toEqual([
      ['return', 2, 5],
      ['return', 4, 5],
      ['write-off', 5, 4],
    ])
    const found = await findOrder(shop, order.orderId)
    expect(found?.lines).toMatchObject([
      { returnedFit: 2, returnedUnfit: 1 },
      { returnedFit: 1, returnedUnfit: 0 },
    ])
    expect(found?.history.find(({ field }) => field === 'return')).toMatchObject({
      from: '0',
      to: '4',
      reason: 'Refused',
      details: {
        returned: [
          { name: 'Teapot', fit: 2, unfit: 1 },
          { name: 'Cup', fit: 1, unfit: 0 },
        ],
      },
    })
  })

  test('comes back once, also when it is pressed ten times at once', async () => {
    await move('Processing', 'Shipped')
    const results = await Promise.all(
      Array.from({ length: 10 }, () => comeBack([{ position: 0, fit: 0 }])),
    )
    expect(results.filter(({ outcome }) => outcome === 'moved')).toHaveLength(1)
    expect(await stockOf(shop, teapot)).toEqual({ stock: 2, unitsSold: 0 })
  })

  test('without the pieces that came back before; more cannot be fit than were in it', async () => {
    await move('Processing', 'Shipped')
    await giveBack(1)
    expect(await comeBack([{ position: 0, fit: 3 }])).toMatchObject({
      outcome: 'changed-meanwhile',
    })
    expect(await comeBack([{ position: 7, fit: 0 }])).toMatchObject({
      outcome: 'changed-meanwhile',
    })
    expect(await comeBack([{ position: 0, fit: 2 }])).toMatchObject({ outcome: 'moved' })
    expect(await stockOf(shop, teapot)).toEqual({ stock: 5, unitsSold: 0 })
  })
})

describe('single pieces', () => {
  test('of a delivered order come back, some fit for sale and some not', async () => {
    await move('Processing', 'Shipped', 'Delivered')
    expect(await giveBack(1, 1)).toEqual({ outcome: 'returned', returned: 2 })
    expect(await stockOf(shop, teapot)).toEqual({ stock: 3, unitsSold: 1 })
    expect(await ledger()).toEqual([
      ['return', 2, 4],
      ['write-off', 4, 3],
    ])
    const found = await findOrder(shop, order.orderId)
    expect(found).toMatchObject({
      status: 'Delivered',
      grandTotalInPaisa: 26_000,
      returnedInPaisa: 20_000,
    })
    expect(found?.lines[0]).toMatchObject({ quantity: 3, returnedFit: 1, returnedUnfit: 1 })
  })

  test('come back once, however often and at once it is pressed', async () => {
    await move('Processing', 'Shipped')
    const results = await Promise.all(Array.from({ length: 10 }, () => giveBack(1)))
    expect(results.filter(({ outcome }) => outcome === 'returned')).toHaveLength(1)
    expect(results.filter(({ outcome }) => outcome === 'returned-meanwhile')).toHaveLength(9)
    expect(await stockOf(shop, teapot)).toMatchObject({ stock: 3 })
    expect(await shop.database.$count(orderReturns)).toBe(1)
  })

  test('are never more than were sent', async () => {
    await move('Processing', 'Shipped')
    expect(await giveBack(2, 2)).toEqual({ outcome: 'too-many-pieces', position: 0, most: 3 })
    await giveBack(2)
    expect(await giveBack(2, 0, { returnedBefore: 2 })).toMatchObject({
      outcome: 'too-many-pieces',
      most: 1,
    })
    expect(await giveBack(1, 0, { returnedBefore: 2, position: 9 })).toMatchObject({ most: 0 })
    expect(await stockOf(shop, teapot)).toMatchObject({ stock: 4 })
  })

  test('do not come back of what was never sent, or came back whole; and not without a reason', async () => {
    expect(await giveBack(1)).toEqual({ outcome: 'not-returnable', status: 'Pending' })
    await move('Canceled')
    expect(await giveBack(1)).toEqual({ outcome: 'not-returnable', status: 'Canceled' })
    const lines = [{ position: 0, fit: 1 }]
    const bare = { orderRef: order.id, returnedBefore: 0, lines, reason: ' ' }
    expect(await returnPieces(shop, aScript, bare)).toMatchObject({ outcome: 'invalid' })
    const nothing = { ...bare, lines: [{ position: 0 }], reason: 'x' }
    expect(await returnPieces(shop, aScript, nothing)).toMatchObject({ outcome: 'invalid' })
  })
})
