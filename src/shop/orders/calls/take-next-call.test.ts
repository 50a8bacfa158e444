import { beforeEach, expect, test } from 'vitest'
import { byScript } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import {
  anOrderOf,
  stocked,
  taken as takenInShop,
} from '../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { listOrders } from '../desk/list-orders.ts'
import { placeOrder } from '../placement/place-order.ts'
import { countCalls } from './count-calls.ts'
import { callHolds } from './tables.ts'
import { momentInDhaka } from './call.ts'
import { readPlace, writePlace } from './queue-place.ts'
import { recordCall } from './record-call.ts'
import { releaseCall } from './release-call.ts'
import { findHeldCalls, holdMs, takeNextCall } from './take-next-call.ts'

let shop: Shop
let teapot: string
const noon = momentInDhaka('2026-11-23T12:00')
beforeEach(async () => {
  shop = at(await openTestShop(), 0)
  teapot = await stocked(shop, { stock: 100 })
})

const at = (opened: Shop, minutes: number): Shop => ({
  ...opened,
  now: () => new Date(noon.getTime() + minutes * 60_000),
})
const [karim, mina] = [byScript('karim'), byScript('mina')]

async function placed(minutes: number) {
  const order = { ...anOrderOf([teapot, 1]), phone: `+88017${String(minutes).padStart(8, '0')}` }
  const result = await placeOrder(at(shop, minutes), order, crypto.randomUUID())
  if (result.outcome !== 'placed') throw new Error(result.outcome)
  return result
}

const next = async (by = karim, minutes = 60) =>
  (await takeNextCall(at(shop, minutes), by))?.orderId

test('never called comes first, the oldest first; then those whose time has come', async () => {
  const [second, first, third] = [await placed(2), await placed(1), await placed(3)]
  await recordCall(at(shop, 10), karim, { orderRef: third.id, outcome: 'no-answer' })
  expect(await next(karim, 11)).toBe(first.orderId)
  await recordCall(at(shop, 11), karim, { orderRef: first.id, outcome: 'confirmed' })
  expect(await next(karim, 12)).toBe(second.orderId)
  await recordCall(at(shop, 12), karim, { orderRef: second.id, outcome: 'wrong-number' })
  // Half an hour after nobody answered.
  expect(await next(karim, 39)).toBeUndefined()
  expect(await next(karim, 40)).toBe(third.orderId)
})

test('colleagues who ask at the same moment are offered different orders', async () => {
  const hands = Array.from({ length: 12 }, (_, index) => byScript(`hand ${index}`))
  const wanted = []
  for (let index = 0; index < hands.length; index++) wanted.push((await placed(index)).orderId)
  const offered = await Promise.all(hands.map((hand) => next(hand)))
  expect(offered.toSorted()).toEqual(wanted.toSorted())
  expect(await next(mina)).toBeUndefined()
  // Asked again, everybody has the one they had.
  expect(await next(hands[3])).toBe(offered[3])
})

test('a hold ends: by itself after ten minutes, with what came of the call, or given back', async () => {
  const [first, second] = [await placed(1), await placed(2)]
  expect(await next(karim, 10)).toBe(first.orderId)
  expect(await next(mina, 10)).toBe(second.orderId)
  expect(await next(byScript('rahima'), 10)).toBeUndefined()
  // What she is told: both are being called, and from when on one of them may come to her.
  const freeAt = new Date(noon.getTime() + 10 * 60_000 + holdMs)
  const held = await findHeldCalls(at(shop, 10), byScript('rahima'))
  expect(held).toEqual({ count: 2, freeAt })
  expect(await findHeldCalls(at(shop, 10), karim)).toMatchObject({ count: 1 })
  const again = await takeNextCall(at(shop, 11), karim)
  const hold = { orderRef: first.id, heldUntil: again?.heldUntil ?? noon }
  expect(await releaseCall(shop, mina, hold)).toBe(false)
  const earlier = { orderRef: first.id, heldUntil: new Date(noon.getTime() + 10 * 60_000 + holdMs) }
  expect(await releaseCall(shop, karim, earlier)).toBe(false)
  expect(await releaseCall(shop, karim, hold)).toBe(true)
  expect(await next(byScript('rahima'), 11)).toBe(first.orderId)
  await recordCall(at(shop, 12), mina, { orderRef: second.id, outcome: 'busy' })
  expect(await shop.database.select().from(callHolds)).toMatchObject([{ orderRef: first.id }])
  expect(await next(karim, 20)).toBeUndefined()
  // Rahima closed her browser without a word.
  expect(await next(karim, 21)).toBe(first.orderId)
})

test('a person who passes one over is offered the next, and the one before; at its end the queue begins anew', async () => {
  const ids = [(await placed(1)).orderId, (await placed(2)).orderId]
  const { id, orderId } = await placed(3)
  await recordCall(at(shop, 3), karim, { orderRef: id, outcome: 'busy' })
  const all = [...ids, orderId]
  let place: ReturnType<typeof readPlace>
  const go = async (isBackward: boolean) => {
    const taken = await takeNextCall(at(shop, 60), karim, { place, isBackward })
    if (!taken) throw new Error('Expected an order')
    place = readPlace(writePlace(taken.place))
    return taken.orderId
  }
  const forward = [await go(false), await go(false), await go(false), await go(false)]
  expect(forward).toEqual([...all, all[0]])
  const back = [await go(true), await go(true), await go(true)]
  expect(back).toEqual(all.toReversed())
  // Everybody holds one at a time.
  expect(await shop.database.select().from(callHolds)).toHaveLength(1)
})

test('it goes on behind an order that was called, and nobody is offered what a colleague is calling', async () => {
  const [first, second, third] = [await placed(1), await placed(2), await placed(3)]
  const skipped = await takeNextCall(at(shop, 10), karim)
  const from = { place: skipped?.place }
  expect((await takeNextCall(at(shop, 10), karim, from))?.orderId).toBe(second.orderId)
  expect(await next(mina, 10)).toBe(first.orderId)
  await recordCall(at(shop, 11), karim, { orderRef: second.id, outcome: 'confirmed' })
  expect((await takeNextCall(at(shop, 11), karim, from))?.orderId).toBe(third.orderId)
  expect((await takeNextCall(at(shop, 11), karim, from))?.orderId).toBe(third.orderId)
})

test('a buyer who takes it along in the shop is called only where somebody promised to', async () => {
  const { id, orderId } = await takenInShop(at(shop, 1), [teapot, 1])
  const neverCalled = () => listOrders(shop, { filter: { call: 'never-called' }, sort: 'newest' })
  expect(await next()).toBeUndefined()
  expect(await countCalls(at(shop, 60))).toMatchObject({ new: 0, again: 0 })
  expect(await neverCalled()).toMatchObject({ orders: [] })
  const callAgainAt = at(shop, 90).now().toISOString()
  await recordCall(at(shop, 60), karim, { orderRef: id, outcome: 'call-again', callAgainAt })
  expect(await next(karim, 89)).toBeUndefined()
  expect(await countCalls(at(shop, 91))).toMatchObject({ new: 0, again: 1 })
  expect(await next(karim, 91)).toBe(orderId)
})

test('a place that nobody wrote is none', () => {
  const id = crypto.randomUUID()
  expect(readPlace(`again_1_${id}`)).toEqual({ part: 'again', micros: '1', orderRef: id })
  for (const odd of [null, '', 'new', `old_1_${id}`, `new_x_${id}`, `new_1_${id}0`, 'new_1_1'])
    expect(readPlace(odd)).toBeUndefined()
})
