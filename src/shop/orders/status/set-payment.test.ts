import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { findOrder } from '../desk/find-order.ts'
import { editOrder } from '../edits/edit-order.ts'
import { placeOrder } from '../placement/place-order.ts'
import { moveOrder } from './move-order.ts'
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
  return {
    payment: found?.payment,
    paid: found?.paidInPaisa,
    held: found?.heldInPaisa,
    refunded: found?.refundedInPaisa,
    ...found?.money,
  }
}

test('all of it is collected, remitted and refunded where nobody says less', async () => {
  expect(await money()).toEqual({
    payment: 'due',
    paid: 0,
    held: 0,
    refunded: 0,
    toCollectInPaisa: 106_000,
    toRefundInPaisa: 0,
    collectedBy: null,
  })
  expect(await pay('collected', { collectedBy: ' Rider  Jamal ' })).toMatchObject({
    outcome: 'set',
    to: 'collected',
    amountInPaisa: 106_000,
  })
  expect(await money()).toMatchObject({ paid: 106_000, collectedBy: 'Rider Jamal' })
  expect(await pay('remitted')).toMatchObject({ to: 'remitted', amountInPaisa: 106_000 })
  await moveOrder(shop, aScript, { orderRef: order.id, to: 'Canceled', reason: 'Sold out' })
  expect(await money()).toMatchObject({ payment: 'refund-due', toRefundInPaisa: 106_000 })
  expect(await pay('refunded')).toMatchObject({ to: 'refunded', amountInPaisa: 106_000 })
  expect(await money()).toMatchObject({ payment: 'refunded', toRefundInPaisa: 0 })
})

test('an advance leaves the rest to collect, and twice recorded it is recorded once', async () => {
  const advance = { amountInPaisa: 20_000, paidBeforeInPaisa: 0 }
  expect(await pay('collected', advance)).toMatchObject({ outcome: 'set', to: 'part-paid' })
  expect(await pay('collected', advance)).toMatchObject({ outcome: 'changed-meanwhile' })
  expect(await money()).toMatchObject({
    payment: 'part-paid',
    paid: 20_000,
    toCollectInPaisa: 86_000,
  })
  expect(await pay('collected', { amountInPaisa: 86_001 })).toEqual({
    outcome: 'amount-too-large',
    mostInPaisa: 86_000,
  })
  expect(await pay('collected')).toMatchObject({ to: 'collected', amountInPaisa: 86_000 })
  // Two collections are undone one after the other.
  const reason = 'Pressed wrong'
  expect(await pay('due', { reason })).toMatchObject({ to: 'part-paid', amountInPaisa: 86_000 })
  expect(await pay('due', { reason })).toMatchObject({ to: 'due', amountInPaisa: 20_000 })
  expect(await money()).toMatchObject({ paid: 0, held: 0 })
})

test('a total that is edited after an advance changes what is to collect', async () => {
  await pay('collected', { amountInPaisa: 20_000 })
  const edit = {
    orderRef: order.id,
    version: 1,
    discountInPaisa: 86_000,
    discountReason: 'Regular',
  }
  await editOrder(shop, aScript, edit)
  expect(await money()).toMatchObject({ payment: 'collected', toCollectInPaisa: 0 })
  await editOrder(shop, aScript, { ...edit, version: 2, discountInPaisa: 90_000 })
  expect(await money()).toMatchObject({ payment: 'refund-due', toRefundInPaisa: 4000 })
})

test('a refund asks for its amount, never more than was paid', async () => {
  await pay('collected')
  expect(await pay('refunded')).toEqual({ outcome: 'amount-missing' })
  expect(await pay('refunded', { amountInPaisa: 106_001 })).toMatchObject({
    outcome: 'amount-too-large',
    mostInPaisa: 106_000,
  })
  expect(await pay('refunded', { amountInPaisa: 40_000 })).toEqual({ outcome: 'reason-missing' })
  expect(await pay('refunded', { amountInPaisa: 40_000, reason: 'Promised' })).toMatchObject({
    outcome: 'set',
    to: 'part-paid',
  })
  expect(await money()).toMatchObject({ refunded: 40_000, toCollectInPaisa: 40_000 })
})

test('each step is undone only with a reason, back to where the money was', async () => {
  await pay('collected', { amountInPaisa: 90_000, reason: 'Less' })
  await pay('remitted')
  const reason = 'Pressed wrong'
  await pay('refunded', { amountInPaisa: 90_000, reason })
  expect(await pay('remitted')).toEqual({ outcome: 'reason-missing' })
  expect(await pay('remitted', { reason })).toMatchObject({ outcome: 'set', amountInPaisa: 90_000 })
  expect(await money()).toMatchObject({
    payment: 'part-paid',
    paid: 90_000,
    held: 0,
    refunded: 0,
  })
  // Something is still to collect: it is undone as the last step by its id alone.
  const found = await findOrder(shop, order.orderId)
  expect(found?.history.at(-1)).toMatchObject({ details: { isUndone: true } })
})

test('a remittance keeps what the courier charged, and gives it back when it is undone', async () => {
  await pay('collected')
  expect(await pay('remitted', { amountInPaisa: 100_000 })).toEqual({ outcome: 'reason-missing' })
  await pay('remitted', { amountInPaisa: 100_000, reason: 'Courier charge' })
  expect(await money()).toMatchObject({ payment: 'remitted', held: 0 })
  expect(await pay('collected', { reason: 'Pressed wrong' })).toMatchObject({
    to: 'collected',
    amountInPaisa: 100_000,
  })
  expect(await money()).toMatchObject({ payment: 'collected', held: 106_000 })
  expect(await pay('due', { reason: 'Pressed wrong' })).toMatchObject({ to: 'due' })
})
