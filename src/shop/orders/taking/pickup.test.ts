import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { customers } from '#shop/customers/tables.ts'
import { findBuyer } from '#shop/customers/detail/find-buyer.ts'
import { foldAllCustomers } from '#shop/customers/people/fold-customers.ts'
import { mails } from '#shop/mail/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import {
  anOrderOf,
  countOrders,
  stocked,
  stockOf,
  taken,
} from '../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { recordCall } from '../calls/record-call.ts'
import { findOrder } from '../desk/find-order.ts'
import { listOrders } from '../desk/list-orders.ts'
import { editOrder } from '../edits/edit-order.ts'
import { listOrderRows } from '../export/list-order-rows.ts'
import { sendNotices } from '../notices/send-notices.ts'
import { placeOrder } from '../placement/place-order.ts'
import { moveOrder } from '../status/move-order.ts'
import { setPayment } from '../status/set-payment.ts'
import { undoStep } from '../status/undo-step.ts'
import { orderChanges, orders } from '../tables.ts'
import { takeOrder } from './take-order.ts'

let shop: Shop
let teapot: string
beforeEach(async () => {
  shop = await openTestShop()
  teapot = await stocked(shop, { name: 'Teapot', stock: 10, priceInPaisa: 125_000 })
})

const hand = (orderRef: string, at = shop) =>
  moveOrder(at, aScript, { orderRef, from: 'Pending', to: 'Delivered' })
const moves = async (orderRef: string) =>
  (
    await shop.database
      .select()
      .from(orderChanges)
      .where(eq(orderChanges.orderRef, orderRef))
      .orderBy(asc(orderChanges.at), asc(orderChanges.id))
  ).map(({ from, to }) => [from, to])
const rowOf = async (id: string) =>
  (await shop.database.select().from(orders).where(eq(orders.id, id)))[0]

test('what is handed over in the shop takes stock and a number, no place and no delivery charge; sent twice it is one', async () => {
  const idempotencyKey = crypto.randomUUID()
  const typed = { district: 'Atlantis', address: 'nowhere', idempotencyKey }
  const [first, again] = [
    await taken(shop, [teapot, 2], typed),
    await taken(shop, [teapot, 2], { idempotencyKey }),
  ]
  expect(again).toMatchObject({ replayed: true, id: first.id, deliveryMethod: 'pickup' })
  expect(again).toMatchObject({ delivery: null, deliveryChargeInPaisa: 0 })
  expect(await rowOf(first.id)).toMatchObject({
    deliveryMethod: 'pickup',
    source: 'shop',
    district: '',
    districtBn: null,
    area: '',
    address: '',
    zone: '',
    deliveryChargeInPaisa: 0,
    grandTotalInPaisa: 250_000,
    fullName: 'Rahima Khatun',
    phone: '+8801712345678',
  })
  expect(await stockOf(shop, teapot)).toEqual({ stock: 8, unitsSold: 2 })
  expect(await countOrders(shop)).toBe(1)
  const delivered = await takeOrder(shop, aScript, {
    ...anOrderOf([teapot, 2]),
    source: 'shop',
    idempotencyKey,
  })
  expect(delivered).toEqual({ outcome: 'key-reused' })
})

test('without a place nothing is delivered, and without a person nothing is handed over', async () => {
  const { district: _, area: __, address: ___, ...order } = anOrderOf([teapot, 1])
  const key = () => ({ idempotencyKey: crypto.randomUUID() })
  expect(await takeOrder(shop, aScript, { ...order, phone: '017', ...key() })).toMatchObject({
    outcome: 'invalid',
    fields: {
      phone: 'Enter a mobile number like 01712-345678',
      district: 'Choose a district',
      area: 'Choose an area',
      address: 'Enter house, road and village or area: at least 10 characters',
    },
  })
  const nobody = { ...order, fullName: '', deliveryMethod: 'pickup' as const, ...key() }
  expect(await takeOrder(shop, aScript, nobody)).toMatchObject({
    outcome: 'invalid',
    fields: { fullName: 'Enter your full name' },
  })
  expect(await countOrders(shop)).toBe(0)
})

test('the database holds no place and no charge of what is handed over', async () => {
  const { id } = await taken(shop, [teapot, 1])
  await expect(
    shop.database.update(orders).set({ district: 'Dhaka' }).where(eq(orders.id, id)),
  ).rejects.toMatchObject({ cause: { constraint: 'delivery_method_is_known' } })
})

test('one press hands it over: each status stands in the history, one press takes all of them back', async () => {
  const { id, orderId } = await taken(shop, [teapot, 1])
  const handed = await hand(id)
  expect(handed).toMatchObject({ outcome: 'moved', from: 'Pending', to: 'Delivered' })
  const life = [
    [null, 'Pending'],
    ['Pending', 'Processing'],
    ['Processing', 'Shipped'],
    ['Shipped', 'Delivered'],
  ]
  expect(await moves(id)).toEqual(life)
  expect(await hand(id)).toMatchObject({ outcome: 'changed-meanwhile', from: 'Delivered' })
  const last = (await findOrder(shop, orderId))?.history.at(-1)
  expect(await undoStep(shop, aScript, { orderRef: id, id: last?.id ?? '' })).toMatchObject({
    outcome: 'undone',
    status: 'Pending',
  })
  expect(await moves(id)).toEqual([...life, ['Delivered', 'Pending']])
  expect(await stockOf(shop, teapot)).toEqual({ stock: 9, unitsSold: 1 })
})

test('a call about it reaches its buyer and confirms nothing, also where a colleague writes it down', async () => {
  const { id: orderRef } = await taken(shop, [teapot, 1])
  const call = (outcome: 'confirmed' | 'reached') =>
    recordCall(shop, aScript, { orderRef, outcome })
  expect(await call('confirmed')).toMatchObject({ outcome: 'not-at-status' })
  expect(await call('reached')).toMatchObject({ outcome: 'called', status: 'Pending' })
  expect(await rowOf(orderRef)).toMatchObject({ callState: 'reached', callAgainAt: null })
})

test('of what was confirmed before, only the handing over is taken back', async () => {
  const { id, orderId } = await taken(shop, [teapot, 1])
  const later = new Date(shop.now().getTime() + 1000)
  await moveOrder(shop, aScript, { orderRef: id, to: 'Processing' })
  const at = { ...shop, now: () => later }
  await moveOrder(at, aScript, { orderRef: id, to: 'Delivered' })
  const last = (await findOrder(shop, orderId))?.history.at(-1)
  const undone = await undoStep(at, aScript, { orderRef: id, id: last?.id ?? '' })
  expect(undone).toMatchObject({ outcome: 'undone', status: 'Processing' })
})

test('what is delivered jumps over nothing (D17)', async () => {
  const placed = await placeOrder(shop, anOrderOf([teapot, 1]), crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  expect(await hand(placed.id)).toMatchObject({ outcome: 'not-allowed' })
  expect(await moves(placed.id)).toHaveLength(1)
})

test('a buyer who takes it along is written that they have it, and never that it is on its way', async () => {
  const { id, orderId } = await taken(shop, [teapot, 1], { email: 'rahima@example.com' })
  await sendNotices(shop)
  await hand(id)
  await setPayment(shop, aScript, { orderRef: id, to: 'collected' })
  await sendNotices({ ...shop, now: () => new Date(shop.now().getTime() + 60_000) })
  const sent = await shop.database.select().from(mails).orderBy(asc(mails.id))
  expect(sent.map(({ subject }) => subject)).toEqual([
    `Haat: we have your order ${orderId}`,
    `Haat: you got your order ${orderId}`,
  ])
  for (const { text } of sent) {
    expect(text).toContain('in our shop')
    expect(text).not.toMatch(/Delivery|null|days|when you get it/)
  }
  expect(sent[0]?.text).toContain('You pay ৳1,250 in cash at our counter.')
  expect(sent[1]?.text).toContain('You have paid in our shop.')
})

test('an address that comes later makes it a delivery with its charge; taken away again, both are gone', async () => {
  const { id, orderId } = await taken(shop, [teapot, 1])
  const edit = (version: number, changes: object) =>
    editOrder(shop, aScript, { orderRef: id, version, ...changes })
  const address = 'House 12, Road 3, Section 10'
  expect(await edit(1, { deliveryMethod: 'delivery' })).toEqual({ outcome: 'address-missing' })
  expect(await edit(1, { address })).toEqual({ outcome: 'unknown-place', field: 'district' })
  const place = { district: 'Dhaka', area: 'Mirpur', address }
  expect(await edit(1, place)).toMatchObject({ outcome: 'edited', version: 2 })
  expect(await rowOf(id)).toMatchObject({
    ...place,
    deliveryMethod: 'delivery',
    zone: 'inside-dhaka',
    areaBn: 'মিরপুর',
    deliveryChargeInPaisa: 6000,
    grandTotalInPaisa: 131_000,
  })
  const charged = { deliveryChargeInPaisa: 9000, deliveryReason: 'Far' }
  await edit(2, charged)
  expect(await edit(3, { deliveryMethod: 'pickup', ...charged })).toMatchObject({ version: 4 })
  expect(await rowOf(id)).toMatchObject({
    deliveryMethod: 'pickup',
    district: '',
    area: '',
    address: '',
    zone: '',
    deliveryChargeInPaisa: 0,
    deliveryChargeIsSet: false,
    grandTotalInPaisa: 125_000,
  })
  const { history = [] } = (await findOrder(shop, orderId)) ?? {}
  expect(history.at(-1)?.details).toMatchObject({
    deliveryMethod: { from: 'delivery', to: 'pickup' },
    place: { from: { district: 'Dhaka' }, to: { district: '' } },
    amounts: { deliveryCharge: { from: 9000, to: 0 } },
    person: { address: { from: address, to: '' } },
  })
})

test('staff find what is handed over beside the zones, and exports name it', async () => {
  const { id } = await taken(shop, [teapot, 1])
  await placeOrder(shop, anOrderOf([teapot, 1]), crypto.randomUUID())
  const filter = { zone: 'pickup' } as const
  const listed = await listOrders(shop, { filter, sort: 'newest', isCounted: true })
  expect(listed).toMatchObject({ orders: [{ id, deliveryMethod: 'pickup' }], count: 1 })
  const rows = listOrderRows(shop, {
    filter,
    sort: 'newest',
    columns: ['method', 'district', 'address', 'delivery'],
  })
  expect(await rows.next()).toMatchObject({ value: [['pickup', '', '', 0]] })
})

test('a customer keeps the district of the last delivery, and their address is still offered', async () => {
  await placeOrder(shop, anOrderOf([teapot, 1]), crypto.randomUUID())
  await taken(shop, [teapot, 1])
  await foldAllCustomers(shop)
  expect(await shop.database.select().from(customers)).toMatchObject([
    { orders: 2, district: 'Dhaka', districtBn: 'ঢাকা' },
  ])
  const { addresses } = await findBuyer(shop, anOrderOf().phone)
  expect(addresses.map(({ address }) => address)).toEqual(['', anOrderOf().address])
})
