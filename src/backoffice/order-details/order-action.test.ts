import { beforeEach, expect, test } from 'vitest'
import { RouterContextProvider } from 'react-router'
import { accountContext } from '#pages/account-context.ts'
import { troubleIn, type FormResult } from '#pages/form/form-result.ts'
import { callerContext, pageNotesContext, shopContext } from '#shop-context.ts'
import { findOrder } from '#shop/orders/desk/find-order.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import type { Shop } from '#shop/shop.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { anOrderOf, stocked, stockOf } from '../../../tests/examples/order-examples.ts'
import { personWith, type Person } from '../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { lastStep } from '../calls/last-step.ts'
import { orderAction } from './order-action.ts'
import { showOrder } from './shown-order.ts'

let shop: Shop
let karim: Person
let teapot: string
let orderId: string
beforeEach(async () => {
  shop = await openTestShop()
  karim = await personWith(shop, 'moderator', 'karim')
  teapot = await stocked(shop, { name: 'Teapot', stock: 5 })
  const placed = await placeOrder(shop, anOrderOf([teapot, 2]), crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  orderId = placed.orderId
})

/** What the page answers: which form was taken, or why not. */
async function send(fields: Record<string, string>, { by = karim, order = orderId } = {}) {
  const context = new RouterContextProvider()
  const notes = { topics: new Set<string>(), staleFrom: undefined, keep: false, personal: false }
  context.set(pageNotesContext, {
    ...notes,
    measurers: [],
    scripts: [],
    styles: [],
    failure: undefined,
  })
  context.set(shopContext, shop)
  context.set(callerContext, { ipAddress: '203.0.113.9', requestId: 'test' })
  context.set(accountContext, (await inNameOf(shop, by.id)).actor)
  const url = new URL(`http://shop.example/dashboard/order-details/${order}`)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const { data: result } = await orderAction({
    request,
    context,
    params: { order },
    url,
    pattern: '',
  })
  if (result.reset) return `${result.form} taken`
  return troubleIn(result) ?? Object.values(result.error?.fieldErrors ?? {})[0]?.[0]
}

const orderNow = async () => {
  const order = await findOrder(shop, orderId)
  if (!order) throw new Error('Expected the order')
  return order
}

test('a form without JavaScript moves an order, records its money and adds a note, in the name of who sent it', async () => {
  expect(await send({ what: 'move', from: 'Pending', to: 'Processing' })).toBe('move taken')
  expect(await send({ what: 'pay', from: 'due', to: 'collected' })).toBe('pay taken')
  expect(await send({ what: 'note', text: ' Call after six ' })).toBe('note taken')
  const author = { kind: 'person', id: karim.id }
  expect(await orderNow()).toMatchObject({
    status: 'Processing',
    payment: 'collected',
    lines: [{ quantity: 2, stock: 3 }],
    history: [{ to: 'Pending' }, { to: 'Processing', author }, { to: 'collected', author }],
    notes: [{ text: 'Call after six', author }],
  })
})

test('a call is written on the page of an order, too; it and a step are taken back a moment later', async () => {
  const call = { what: 'call', seen: '0', callNote: 'Ring the neighbour' }
  expect(await send({ ...call, outcome: 'no-answer' })).toBe('call taken')
  const { calls } = await orderNow()
  expect(calls).toMatchObject([{ outcome: 'no-answer', note: 'Ring the neighbour' }])
  expect(await send({ ...call, outcome: 'busy' })).toBe('called-meanwhile')
  expect(await send({ what: 'undo', id: calls[0]?.id ?? '' })).toBe('undo taken')
  await send({ what: 'move', from: 'Pending', to: 'Processing' })
  const id = (await orderNow()).history.at(-1)?.id ?? ''
  expect(await send({ what: 'undo', id })).toBe('undo taken')
  expect(await send({ what: 'undo', id })).toBe('changed-meanwhile')
  expect(await orderNow()).toMatchObject({ status: 'Pending', callState: null })
})

test('calls about an order that was sent are written on its page, with a time that was promised', async () => {
  for (const [from, to] of [
    ['Pending', 'Processing'],
    ['Processing', 'Shipped'],
  ] as const)
    await send({ what: 'move', from, to })
  const call = { what: 'call', callNote: 'The rider cannot find the house' }
  const again = { ...call, outcome: 'call-again', when: 'tomorrow' }
  expect(await send({ ...again, seen: '0' })).toBe('call taken')
  expect(await orderNow()).toMatchObject({ status: 'Shipped', callAgainAt: expect.any(Date) })
  const canceled = { ...call, outcome: 'canceled', callReason: 'Left town' }
  expect(await send({ ...canceled, seen: '1' })).toBe('not-at-status')
  expect(await send({ ...call, outcome: 'confirmed', seen: '1' })).toBe('not-pending')
  expect(await send({ ...call, outcome: 'reached', seen: '1' })).toBe('call taken')
  const { callAgainAt, calls } = await orderNow()
  expect(callAgainAt).toBeNull()
  expect(calls).toMatchObject([{ outcome: 'call-again' }, { outcome: 'reached' }])
})

test('a payment and a note are taken back a moment later, too', async () => {
  expect(await send({ what: 'pay', from: 'due', to: 'collected' })).toBe('pay taken')
  expect(await send({ what: 'undo', id: (await orderNow()).history.at(-1)?.id ?? '' })).toBe(
    'undo taken',
  )
  await send({ what: 'note', text: 'For another order' })
  expect(await send({ what: 'undo', id: (await orderNow()).notes[0]?.id ?? '' })).toBe('undo taken')
  expect(await orderNow()).toMatchObject({ payment: 'due', notes: [] })
})

test('a person who looks at an order as it stood before sees what changed, and changes nothing', async () => {
  await send({ what: 'move', from: 'Pending', to: 'Processing' })
  const late = { what: 'move', from: 'Pending', to: 'Canceled', reason: 'No answer' }
  expect(await send(late)).toBe('changed-meanwhile')
  expect(await send({ what: 'pay', from: 'collected', to: 'remitted' })).toBe('changed-meanwhile')
  const early = { what: 'move', from: 'Processing', to: 'Delivered' }
  expect(await send(early)).toBe('not-allowed')
  expect(await orderNow()).toMatchObject({ status: 'Processing', payment: 'due' })
})

test('a cancellation needs a reason, and brings the stock back once', async () => {
  const cancel = { what: 'move', from: 'Pending', to: 'Canceled' }
  expect(await send({ ...cancel, reason: '  ' })).toBe('reason-missing')
  expect(await send({ ...cancel, reason: 'x'.repeat(501) })).toBe('reason-too-long')
  expect(await stockOf(shop, teapot)).toMatchObject({ stock: 3 })
  expect(await send({ ...cancel, reason: 'Ordered twice' })).toBe('move taken')
  expect(await send({ ...cancel, reason: 'Ordered twice' })).toBe('changed-meanwhile')
  expect(await stockOf(shop, teapot)).toMatchObject({ stock: 5 })
  const { history } = await orderNow()
  expect(history.at(-1)).toMatchObject({ to: 'Canceled', reason: 'Ordered twice' })
})

test('what does not fit, an order that is not there and a customer are refused', async () => {
  expect(await send({ what: 'note', text: ' \n ' })).toBe('note-missing')
  expect(await send({ what: 'note', text: 'x'.repeat(2001) })).toBe('note-too-long')
  const move = { what: 'move', from: 'Pending', to: 'Processing' }
  await expect(send(move, { order: '12345' })).rejects.toMatchObject({ init: { status: 404 } })
  await expect(send({ what: 'sell' })).rejects.toMatchObject({ init: { status: 400 } })
  const mina = await personWith(shop, 'customer', 'mina')
  expect(await send(move, { by: mina })).toBe('not-permitted')
  expect(await orderNow()).toMatchObject({ status: 'Pending', notes: [] })
})

test('the page shows how other orders of the same phone ended', async () => {
  const first = orderId
  const again = await placeOrder(shop, anOrderOf([teapot, 1]), crypto.randomUUID())
  if (again.outcome !== 'placed') throw new Error(again.outcome)
  await send({ what: 'move', from: 'Pending', to: 'Canceled', reason: 'Nobody was there' })
  expect((await findOrder(shop, again.orderId))?.others).toMatchObject({
    counts: { Canceled: 1, Pending: 0 },
    latest: [{ orderId: first, status: 'Canceled' }],
  })
})

test('a parcel that comes back says what is fit for sale, and single pieces come back before', async () => {
  await send({ what: 'move', from: 'Pending', to: 'Processing' })
  await send({ what: 'move', from: 'Processing', to: 'Shipped' })
  const one = { what: 'return', returnedBefore: '0', 'returned[0].position': '0' }
  const pieces = { 'returned[0].fit': '0', 'returned[0].unfit': '১' }
  expect(await send({ ...one, ...pieces, returnReason: ' ' })).toBe('why-missing')
  const none = { 'returned[0].fit': '', 'returned[0].unfit': '0', returnReason: 'Broken' }
  expect(await send({ ...one, ...none })).toBe('return-none')
  expect(await send({ ...one, ...pieces, returnReason: 'Broken' })).toBe('return taken')
  expect(await send({ ...one, ...pieces, returnReason: 'Broken' })).toBe('returned-meanwhile')
  expect(await stockOf(shop, teapot)).toMatchObject({ stock: 3 })
  const back = { what: 'move', from: 'Shipped', to: 'Canceled', reason: 'Refused' }
  expect(await send({ ...back, 'fit[0].position': '0', 'fit[0].fit': '1' })).toBe('move taken')
  expect(await stockOf(shop, teapot)).toMatchObject({ stock: 4 })
  expect((await orderNow()).lines).toMatchObject([{ returnedFit: 1, returnedUnfit: 1 }])
})

test('a wrong press on a tag, or on pieces that came back, is taken back', async () => {
  expect(await send({ what: 'tag', tag: 'gift' })).toBe('tag taken')
  expect(await send({ what: 'undo-tag', tag: 'gift', isSet: 'false' })).toBe('undo-tag taken')
  expect(await orderNow()).toMatchObject({ tags: [] })
  expect(await send({ what: 'undo-tag', tag: 'gift', isSet: 'true' })).toBe('undo-tag taken')
  expect(await orderNow()).toMatchObject({ tags: ['gift'] })
  await send({ what: 'move', from: 'Pending', to: 'Processing' })
  await send({ what: 'move', from: 'Processing', to: 'Shipped' })
  const [parcel, reason] = [{ what: 'move', from: 'Shipped', to: 'Canceled' }, 'Refused']
  expect(await send({ ...parcel, reason, 'fit[0].position': '0', 'fit[0].fit': '1' })).toBe(
    'move taken',
  )
  const { history } = await orderNow()
  const step = lastStep({ ...takenForm, form: 'move' }, showOrder(await orderNow()))
  expect(step).toEqual({ orderId, id: history.at(-1)?.id })
  expect(await send({ what: 'undo', id: step?.id ?? '' })).toBe('undo taken')
  expect(await orderNow()).toMatchObject({ status: 'Shipped', lines: [{ returnedUnfit: 0 }] })
  expect(await stockOf(shop, teapot)).toEqual({ stock: 3, unitsSold: 2 })
})

const takenForm = {
  submission: { payload: {}, fields: [], intent: null },
  reset: true,
} satisfies Omit<FormResult, 'form'>

test('an advance is recorded with its amount, a refund asks for one, and a step is undone with a reason', async () => {
  const less = { what: 'pay', from: 'due', to: 'collected', amount: '২৫০.৫০', collectedBy: 'Jamal' }
  expect(await send({ ...less, amount: 'some' })).toBe('amount-unclear')
  expect(await send({ ...less, amount: '9999' })).toBe('amount-too-large')
  expect(await send({ ...less, paidBefore: '0' })).toBe('pay taken')
  expect(await orderNow()).toMatchObject({ paidInPaisa: 25_050, money: { collectedBy: 'Jamal' } })
  const refund = { what: 'pay', from: 'part-paid', to: 'refunded' }
  expect(await send(refund)).toBe('amount-missing')
  expect(await send({ ...refund, amount: '10' })).toBe('why-missing')
  const undo = { what: 'pay', from: 'part-paid', to: 'due' }
  expect(await send({ ...undo, undoReason: '' })).toBe('why-missing')
  expect(await send({ ...undo, undoReason: 'Pressed wrong' })).toBe('pay taken')
  expect(await orderNow()).toMatchObject({ payment: 'due', paidInPaisa: 0 })
})
