import { asc, eq } from 'drizzle-orm'
import {
  array,
  asyncProperty,
  assert,
  boolean,
  constantFrom,
  integer,
  nat,
  option,
  record,
} from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '#shop/audit/tables.ts'
import { changeStock } from '#shop/catalog/stock/change-stock.ts'
import { variants } from '#shop/catalog/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { stockMovements } from '#shop/stock/tables.ts'
import { aScript } from '../../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked, stockOf } from '../../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../../tests/support/test-shop.ts'
import { recordCall } from '../../calls/record-call.ts'
import { findOrder } from '../../desk/find-order.ts'
import { sendNotices } from '../../notices/send-notices.ts'
import { anonymizeAll } from '../../own-orders/anonymize-orders.ts'
import { placeOrder } from '../../placement/place-order.ts'
import { moveOrder } from '../../status/move-order.ts'
import { undoStep } from '../../status/undo-step.ts'
import { orderLines, orders } from '../../tables.ts'
import { editOrder } from '../edit-order.ts'
import { sweepEdits } from './store-order-before.ts'
import { ordersBeforeEdit } from '../tables.ts'

let shop: Shop
let [teapot, cup, jug] = ['', '', '']
let order: { id: string; orderId: string }
const noon = Date.UTC(2026, 10, 23, 6)
const at = (seconds: number): Shop => ({ ...shop, now: () => new Date(noon + seconds * 1000) })
beforeEach(async () => {
  shop = await openTestShop()
  teapot = await stocked(shop, { name: 'Teapot', stock: 6, priceInPaisa: 100_000 })
  cup = await stocked(shop, { name: 'Cup', stock: 6, priceInPaisa: 20_000 })
  jug = await stocked(shop, { name: 'Jug', stock: 6, priceInPaisa: 30_000 })
  order = await placed()
})

async function placed(more: object = {}) {
  const wanted = { ...anOrderOf([teapot, 2], [cup, 1]), ...more }
  const result = await placeOrder(at(-60), wanted, crypto.randomUUID())
  if (result.outcome !== 'placed') throw new Error(result.outcome)
  return result
}

type Edit = Omit<Parameters<typeof editOrder>[2], 'orderRef' | 'version'>
async function edit(changes: Edit, { seconds = 0, orderRef = order.id } = {}) {
  const [row] = await shop.database.select().from(orders).where(eq(orders.id, orderRef))
  const input = { orderRef, version: row?.version ?? 1, ...changes }
  const result = await editOrder(at(seconds), aScript, input)
  if (result.outcome !== 'edited') throw new Error(JSON.stringify(result))
  return result.id
}
const undo = (id: string, seconds = 5, orderRef = order.id) =>
  undoStep(at(seconds), aScript, { orderRef, id })

/** All that an edit changes, but the version and the history. */
async function standing(orderRef = order.id) {
  const [row] = await shop.database.select().from(orders).where(eq(orders.id, orderRef))
  const lines = await shop.database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderRef, orderRef))
    .orderBy(asc(orderLines.position))
  const stock = await Promise.all([teapot, cup, jug].map((id) => stockOf(shop, id)))
  const ledger = await shop.database.select().from(stockMovements)
  const sums = [teapot, cup, jug].map((id) =>
    ledger
      .filter(({ variantId }) => variantId === id)
      .reduce((sum, { stockBefore, stockAfter }) => sum + stockAfter - stockBefore, 0),
  )
  return { order: { ...row, version: 0 }, lines, stock, sums }
}

const everything: Edit = {
  fullName: 'Salma Akter',
  phone: '+8801811111111',
  address: 'House 9, Lake Road',
  note: 'Ring twice',
  district: 'Sylhet',
  area: 'Beanibazar',
  lines: [
    { position: 0, variantId: '', quantity: 3 },
    { variantId: '', quantity: 2 },
  ],
  deliveryChargeInPaisa: 2500,
  deliveryReason: 'Nearby',
  discountInPaisa: 5000,
  discountReason: 'A regular',
}

/** The teapot exchanged for jugs, the cup taken out, more teapots in a line of their own. */
const changed = (): Edit => ({
  ...everything,
  lines: [
    { position: 0, variantId: jug, quantity: 3 },
    { variantId: teapot, quantity: 1 },
  ],
})

test('an edit is taken back with all that it changed: lines, buyer, place, sums and stock; the history tells both', async () => {
  const before = await standing()
  const id = await edit(changed())
  expect(await standing()).not.toEqual(before)
  // Prices of today are not those it was sold for.
  await shop.database.update(variants).set({ priceInPaisa: 1 }).where(eq(variants.id, teapot))
  expect(await undo(id, 10)).toMatchObject({ outcome: 'undone', status: 'Pending' })
  expect(await standing()).toEqual(before)
  const { version, history } = (await findOrder(shop, order.orderId)) ?? {}
  expect(version).toBe(3)
  expect(history?.slice(-2)).toMatchObject([
    { field: 'edit', from: '1', to: '2', details: { person: { fullName: { to: 'Salma Akter' } } } },
    {
      field: 'edit',
      from: '2',
      to: '3',
      details: { isUndone: true, person: { fullName: { from: 'Salma Akter' } } },
    },
  ])
  const entries = await shop.database.select().from(audit).orderBy(asc(audit.at))
  expect(entries.at(-1)).toMatchObject({
    action: 'order-step-undone',
    subjectId: order.id,
    after: { editUndone: true },
  })
  // Neither is it taken back twice, nor is the taking back.
  expect(await undo(id, 10)).toMatchObject({ outcome: 'changed-meanwhile' })
  expect(await undo(history?.at(-1)?.id ?? '', 10)).toMatchObject({ outcome: 'changed-meanwhile' })
})

test('whatever was edited, taking it back leaves lines, sums, stock and ledger as they were', async () => {
  const pieces = record({ what: nat({ max: 2 }), quantity: integer({ min: 1, max: 3 }) })
  const drawn = record({
    first: constantFrom(0, 1, 3),
    second: constantFrom(0, 1, 2),
    isExchanged: boolean(),
    added: array(pieces, { maxLength: 2 }),
    discountInPaisa: constantFrom(0, 500),
    deliveryChargeInPaisa: option(constantFrom(0, 2500)),
    note: constantFrom('', 'Ring twice'),
  })
  let undone = 0
  let seconds = 0
  const property = asyncProperty(drawn, async ({ first, second, isExchanged, added, ...rest }) => {
    const before = await standing()
    const [row] = await shop.database.select().from(orders).where(eq(orders.id, order.id))
    seconds += 10
    const result = await editOrder(at(seconds), aScript, {
      orderRef: order.id,
      version: row?.version ?? 1,
      ...rest,
      lines: [
        { position: 0, quantity: first, ...(isExchanged && { variantId: jug }) },
        { position: 1, quantity: second },
        ...added.map(({ what, quantity }) => ({ variantId: [teapot, cup, jug][what], quantity })),
      ],
      discountReason: 'because',
      deliveryReason: 'because',
    })
    if (result.outcome !== 'edited') return
    expect(await undo(result.id, seconds + 5)).toMatchObject({ outcome: 'undone' })
    expect(await standing()).toEqual(before)
    undone++
  })
  await assert(property, { numRuns: 25, endOnFailure: true })
  expect(undone).toBeGreaterThan(5)
})

test('where somebody bought the pieces meanwhile, nothing is taken back, not even half of it', async () => {
  const id = await edit({ note: 'Ring twice', lines: [{ position: 1, quantity: 2 }] })
  await shop.database.transaction((database) =>
    changeStock(database, [{ variantId: teapot, change: -5, unitsReturned: 0 }], {
      kind: 'adjustment',
      by: 'somebody',
      at: at(1).now(),
      reason: 'counted',
    }),
  )
  const edited = await standing()
  expect(await undo(id)).toEqual({ outcome: 'pieces-sold', status: 'Pending' })
  expect(await standing()).toEqual(edited)
})

test('what happened since keeps it: another edit, a move, a call; and so does the time', async () => {
  const first = await edit({ note: 'One' })
  await edit({ note: 'Two' }, { seconds: 1 })
  expect(await undo(first, 2)).toEqual({ outcome: 'changed-meanwhile', status: 'Pending' })
  const second = await edit({ note: 'Three' }, { seconds: 20 })
  await recordCall(at(21), aScript, { orderRef: order.id, outcome: 'no-answer' })
  expect(await undo(second, 22)).toMatchObject({ outcome: 'changed-meanwhile' })
  const third = await edit({ note: 'Four' }, { seconds: 30 })
  await moveOrder(at(31), aScript, { orderRef: order.id, to: 'Processing' })
  expect(await undo(third, 32)).toMatchObject({ outcome: 'changed-meanwhile' })
  const last = await edit({ note: 'Five' }, { seconds: 40 })
  expect(await undo(last, 54)).toMatchObject({ outcome: 'too-late' })
  expect(await undo(last, 53)).toMatchObject({ outcome: 'undone', status: 'Processing' })
  expect((await findOrder(shop, order.orderId))?.note).toBe('Four')
})

test('pressed by several hands at once it is taken back once', async () => {
  const before = await standing()
  const id = await edit(changed())
  const answers = await Promise.all([1, 2, 3].map((second) => undo(id, second)))
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
    'changed-meanwhile',
    'changed-meanwhile',
    'undone',
  ])
  expect(await standing()).toEqual(before)
})

test('what the buyer was written meanwhile has left the house', async () => {
  const written = await placed({ email: 'rahima@example.com' })
  const id = await edit({ note: 'Ring twice' }, { orderRef: written.id })
  await sendNotices(at(2))
  expect(await undo(id, 5, written.id)).toMatchObject({ outcome: 'too-late' })
})

test('how an order stood is forgotten after a minute, and with its person', async () => {
  const kept = () => shop.database.$count(ordersBeforeEdit)
  await edit({ note: 'Ring twice' })
  await sweepEdits(at(30))
  expect(await kept()).toBe(1)
  await sweepEdits(at(61))
  expect(await kept()).toBe(0)
  await edit({ note: 'Ring once' }, { seconds: 100 })
  await moveOrder(at(101), aScript, { orderRef: order.id, to: 'Canceled', reason: 'Left town' })
  await shop.database.transaction((database) => anonymizeAll(database, eq(orders.id, order.id)))
  expect(await kept()).toBe(0)
})
