import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { customerOf } from '../../../tests/examples/customer-examples.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../tests/examples/order-examples.ts'
import { personWith } from '../../../tests/examples/staff-examples.ts'
import { openPageDoor, type PageDoor } from '../../../tests/support/page-door.ts'
import { loadPages, type SourcePages } from '../../../tests/support/pages-from-source.ts'
import { contextOf, postForm } from '../../../tests/support/post-form.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import { problemIn, troubleIn } from '#pages/form/form-result.ts'
import { markCustomer } from '#shop/customers/work/mark-customer.ts'
import { byScript } from '#shop/initiator.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { findOrder } from '#shop/orders/desk/find-order.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { recordCall } from '#shop/orders/calls/record-call.ts'
import { callHolds } from '#shop/orders/calls/tables.ts'
import { takeNextCall } from '#shop/orders/calls/take-next-call.ts'
import { orders } from '#shop/orders/tables.ts'
import type { Shop } from '#shop/shop.ts'
import type { Route } from './+types/to-call'
import { toCallAction } from './call-action.ts'
import * as toCall from './to-call.tsx'

let source: SourcePages
let shop: Shop
let door: PageDoor
let cookie: string
let karim: Actor
let first: string
let second: string
beforeAll(async () => {
  source = await loadPages()
})
beforeEach(async () => {
  shop = await openTestShop()
  const { browser, id } = await personWith(shop, 'moderator')
  cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  karim = (await inNameOf(shop, id)).actor
  door = await openPageDoor(shop, source)
  const teapot = await stocked(shop, { name: 'Clay teapot', stock: 20 })
  const place = async (fullName: string) => {
    const typed = { ...anOrderOf([teapot, 2]), fullName }
    const placed = await placeOrder(shop, typed, crypto.randomUUID())
    if (placed.outcome !== 'placed') throw new Error(placed.outcome)
    return placed.orderId
  }
  first = await place('Rahima Khatun')
  second = await place('Zubaida Gulshan')
})
afterEach(() => door.close())

const path = '/dashboard/to-call'
const see = async (query = '') => {
  const url = new URL(`https://haat.example${path}${query}`)
  const args = { request: new Request(url), url, context: contextOf(shop, karim), params: {} }
  return toCall.loader({ ...args, pattern: '' } as unknown as Route.LoaderArgs)
}
const send = async (fields: Record<string, string>) => {
  const { status, result } = await postForm(toCallAction, {
    shop,
    to: path,
    fields,
    account: karim,
  })
  const said = troubleIn(result) ?? problemIn(result, 'callReason') ?? problemIn(result, 'when')
  return { status, answer: result?.answer, said: said ?? problemIn(result, 'at') }
}
const orderOf = async (orderId: string) => {
  const order = await findOrder(shop, orderId)
  if (!order) throw new Error('Expected the order')
  return order
}

test('it shows whom to call with all that one needs, and skipping leads to the next', async () => {
  const { taken, counts } = await see()
  expect(counts).toMatchObject({ new: 2, again: 0 })
  expect(taken?.order).toMatchObject({
    orderId: first,
    fullName: 'Rahima Khatun',
    lines: [{ name: 'Clay teapot', quantity: 2, stock: 16 }],
    others: { counts: { Pending: 1 } },
    calls: [],
  })
  const after = `?after=${taken?.place}`
  expect((await see(after)).taken?.order.orderId).toBe(second)
  // What nobody wrote begins at the beginning.
  expect((await see('?after=nonsense&before=x')).taken?.order.orderId).toBe(first)
})

test('what colleagues say of the buyer stands with the number, and leads to the customer', async () => {
  const { phone } = await orderOf(first)
  const customerId = await customerOf(shop, phone)
  const marked = { customerId, mark: 'suspicious', reason: 'Sends parcels back' } as const
  await markCustomer(shop, await inNameOf(shop, karim.userId), marked)
  const { html } = await drawPages(shop, karim, { path, page: toCall })(path)
  expect(html).toMatch(
    new RegExp(`href="/dashboard/customers/${customerId}"[^>]*>Suspicious: Sends parcels back</a>`),
  )
})

test('opening the page takes the order; a browser that only looks ahead takes nothing', async () => {
  const open = (headers: Record<string, string>) =>
    door.ask(`${path}.data`, { headers: { cookie, ...headers } })
  expect((await open({ 'sec-purpose': 'prefetch' })).status).toBe(200)
  expect(await shop.database.$count(callHolds)).toBe(0)
  expect((await open({})).status).toBe(200)
  expect(await shop.database.$count(callHolds)).toBe(1)
})

test('a person who is offered nothing reads why: a colleague is calling it, or when the next one is due', async () => {
  const drawn = async () => (await drawPages(shop, karim, { path, page: toCall })(path)).html
  const mina = byScript('mina')
  await send({ what: 'call', order: first, seen: '0', outcome: 'call-again', when: 'tomorrow' })
  await takeNextCall(shop, mina)
  expect(await see()).toMatchObject({ taken: undefined, held: 1, counts: { new: 1, again: 0 } })
  const beside = await drawn()
  expect(beside).toContain('A colleague is calling the only order that waits')
  expect(beside).toMatch(/New: 1 · to call again: 0 · next call due: /)
  await recordCall(shop, mina, { orderRef: (await orderOf(second)).id, outcome: 'confirmed' })
  expect(await see()).toMatchObject({ taken: undefined, held: 0 })
  const alone = await drawn()
  expect(alone).toContain('No calls waiting')
  expect(alone).toMatch(/New: 0 · to call again: 0 · next call due: /)
})

test('what came of a call is written with one press, the next one comes at once, and the press is taken back', async () => {
  const call = { what: 'call', order: first, seen: '0', callNote: 'In the evening' }
  const { answer } = await send({ ...call, outcome: 'confirmed' })
  expect(answer).toMatchObject({ step: { orderId: first, call: 'confirmed' } })
  expect(await orderOf(first)).toMatchObject({
    status: 'Processing',
    calls: [{ note: 'In the evening', author: { id: karim.userId } }],
  })
  expect((await see()).taken?.order.orderId).toBe(second)
  const id = answer?.step?.id ?? ''
  expect((await send({ what: 'undo', order: first, id })).answer).toEqual({ undone: first })
  expect((await see()).taken?.order.orderId).toBe(first)
  expect(await orderOf(first)).toMatchObject({ status: 'Pending', calls: [{ isUndone: true }] })
  expect(await send({ what: 'undo', order: first, id })).toMatchObject({
    status: 400,
    said: 'changed-meanwhile',
  })
})

test('a time and a reason are asked for where they are needed', async () => {
  const call = { what: 'call', order: first, seen: '0' }
  const canceled = await send({ ...call, outcome: 'canceled', callReason: ' ' })
  expect(canceled).toMatchObject({ status: 400, said: 'call-reason-missing' })
  for (const [chosen, said] of [
    [{ when: 'other', at: '' }, 'when-missing'],
    [{ when: 'other', at: '2020-01-01T10:00' }, 'when-wrong'],
    [{}, 'when-missing'],
  ] as const)
    expect(await send({ ...call, outcome: 'call-again', ...chosen })).toMatchObject({ said })
  const at = new Date(Date.now() + 30 * 3_600_000).toISOString().slice(0, 16)
  await send({ ...call, outcome: 'call-again', when: 'other', at })
  const { callAgainAt } = await orderOf(first)
  expect(callAgainAt).toEqual(new Date(`${at}:00+06:00`))
  expect(await send({ ...call, outcome: 'busy' })).toMatchObject({ said: 'called-meanwhile' })
  await send({ ...call, order: second, outcome: 'call-again', when: 'in-an-hour' })
  expect((await see()).taken).toBeUndefined()
  const unknown = send({ ...call, order: '12345', outcome: 'busy' })
  await expect(unknown).rejects.toMatchObject({ init: { status: 404 } })
})

test('promised calls about orders that need no confirming stand beside the queue once they are due', async () => {
  for (const orderId of [first, second])
    await send({ what: 'call', order: orderId, seen: '0', outcome: 'confirmed' })
  const [reader, promised] = [
    (await see()).promised,
    { callAgainAt: new Date('2026-01-05T04:00Z') },
  ]
  expect(reader).toEqual([])
  await shop.database.update(orders).set(promised).where(eq(orders.orderId, second))
  expect(await see()).toMatchObject({
    taken: undefined,
    counts: { new: 0, again: 0, promised: 1 },
    promised: [{ orderId: second, fullName: 'Zubaida Gulshan', status: 'Processing' }],
  })
  const drawn = await drawPages(shop, karim, { path, page: toCall })(path)
  expect(drawn.html).toContain('Promised calls')
  expect(drawn.html).toContain(`/dashboard/order-details/${second}`)
})

test('a person who leaves gives the order back', async () => {
  const { taken } = await see()
  const until = taken?.heldUntil ?? ''
  expect((await send({ what: 'release', order: first, until })).status).toBe(303)
  expect(await shop.database.$count(callHolds)).toBe(0)
})
