import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { findOrder } from '../desk/find-order.ts'
import { placeOrder } from '../placement/place-order.ts'
import { orderChanges } from '../tables.ts'
import { setPayment } from './set-payment.ts'

let shop: Shop
let order: { id: string; orderId: string }
beforeEach(async () => {
  shop = await openTestShop()
  const tea = await stocked(shop, { stock: 5, priceInPaisa: 100_000 })
  // 1,060 taka with delivery.
  const placed = await placeOrder(shop, anOrderOf([tea, 1]), crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  order = placed
})

type Pay = Omit<Parameters<typeof setPayment>[2], 'orderRef'>
const pay = (to: Pay['to'], more: Partial<Pay> = {}) =>
  setPayment(shop, aScript, { orderRef: order.id, to, ...more })
const money = async () => {
  const found = await findOrder(shop, order.orderId)
  return { payment: found?.payment, ...found?.money }
}

test('all of it is collected, remitted and refunded where nobody says less', async () => {
  expect(await money()).toEqual({
    payment: 'due',
    collectedInPaisa: null,
    collectedBy: null,
    refundedInPaisa: null,
  })
  expect(await pay('collected', { collectedBy: ' Rider  Jamal ' })).toMatchObject({
    outcome: 'set',
    amountInPaisa: 106_000,
  })
  expect(await money()).toMatchObject({ collectedInPaisa: 106_000, collectedBy: 'Rider Jamal' })
  expect(await pay('remitted')).toMatchObject({ amountInPaisa: 106_000 })
  expect(await pay('refunded')).toMatchObject({ amountInPaisa: 106_000 })
  expect(await money()).toMatchObject({ payment: 'refunded', refundedInPaisa: 106_000 })
})

test('less needs a reason, and more there is not', async () => {
  expect(await pay('collected', { amountInPaisa: 100_000 })).toEqual({ outcome: 'reason-missing' })
  expect(await pay('collected', { amountInPaisa: 106_001 })).toEqual({
    outcome: 'amount-too-large',
    mostInPaisa: 106_000,
  })
  expect(await pay('collected', { amountInPaisa: 100_000, reason: 'A scratch' })).toMatchObject({
    outcome: 'set',
  })
  expect(await pay('refunded', { amountInPaisa: 100_001 })).toMatchObject({
    outcome: 'amount-too-large',
    mostInPaisa: 100_000,
  })
  expect(await pay('refunded', { amountInPaisa: 40_000, reason: 'One came back' })).toMatchObject({
    outcome: 'set',
  })
  expect(await money()).toMatchObject({ collectedInPaisa: 100_000, refundedInPaisa: 40_000 })
})

test('each step is undone only with a reason, back to where the money was', async () => {
  await pay('collected', { amountInPaisa: 90_000, reason: 'Less' })
  await pay('remitted')
  await pay('refunded')
  expect(await pay('remitted')).toEqual({ outcome: 'reason-missing' })
  const reason = 'Pressed wrong'
  expect(await pay('collected', { reason })).toMatchObject({ outcome: 'not-allowed' })
  expect(await pay('remitted', { reason })).toMatchObject({ outcome: 'set', amountInPaisa: 90_000 })
  expect(await money()).toMatchObject({
    payment: 'remitted',
    collectedInPaisa: 90_000,
    refundedInPaisa: null,
  })
  expect(await pay('collected', { reason })).toMatchObject({ outcome: 'set' })
  expect(await pay('due', { reason })).toMatchObject({ outcome: 'set' })
  expect(await money()).toMatchObject({ payment: 'due', collectedInPaisa: null })
  // What is collected anew is what counts.
  await pay('collected')
  expect(await money()).toMatchObject({ collectedInPaisa: 106_000 })
  const steps = await shop.database
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.field, 'payment'))
  expect(steps).toHaveLength(7)
})

test('what was recorded before amounts were was all of it', async () => {
  await pay('collected')
  await shop.database.update(orderChanges).set({ amountInPaisa: null })
  expect(await money()).toMatchObject({ collectedInPaisa: 106_000 })
})
