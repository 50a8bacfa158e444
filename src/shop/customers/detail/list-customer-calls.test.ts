import { beforeEach, expect, test } from 'vitest'
import { customerOf, placedFor } from '../../../../tests/examples/customer-examples.ts'
import { aScript, inNameOf } from '../../../../tests/examples/initiators.ts'
import { stocked } from '../../../../tests/examples/order-examples.ts'
import { personWith } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import type { CallOutcome } from '../../orders/calls/call.ts'
import { recordCall } from '../../orders/calls/record-call.ts'
import { orderCalls } from '../../orders/calls/tables.ts'
import { undoStep } from '../../orders/status/undo-step.ts'
import type { Shop } from '../../shop.ts'
import { foldAllCustomers } from '../people/fold-customers.ts'
import { findCustomerId } from '../people/find-members.ts'
import { eraseCustomer } from '../privacy/erase-customer.ts'
import { exportPerson } from '../privacy/export-person.ts'
import { joinCustomers } from '../work/join-customers.ts'
import { findCustomer } from './find-customer.ts'

const rahima = '+8801712345678'
const karim = '+8801812345678'

let shop: Shop
let towel: string
beforeEach(async () => {
  shop = await openTestShop()
  towel = await stocked(shop, { name: 'Towel', stock: 1000, priceInPaisa: 50_000 })
})

const called = (orderRef: string, outcome: CallOutcome, note = '') =>
  recordCall(shop, aScript, { orderRef, outcome, note, reason: 'Said so on the phone' })

test('the calls about all orders of a person stand together, the latest first, with who called and about what', async () => {
  const mina = await personWith(shop, 'moderator', 'mina')
  const buyer = await personWith(shop, 'customer', 'rahima')
  const asGuest = await placedFor(shop, towel, { phone: karim })
  const own = await placedFor(shop, towel, {}, { by: buyer.id })
  const stranger = await placedFor(shop, towel, { phone: '+8801912345678' })
  await called(asGuest.id, 'no-answer', 'Rang twice')
  const later = new Date(shop.now().getTime() + 3_600_000).toISOString()
  const promised = { orderRef: own.id, outcome: 'call-again', callAgainAt: later } as const
  await recordCall(shop, await inNameOf(shop, mina.id), promised)
  const mistake = await called(asGuest.id, 'confirmed')
  if (mistake.outcome !== 'called') throw new Error(`Expected a call: ${mistake.outcome}`)
  await undoStep(shop, aScript, { orderRef: asGuest.id, id: mistake.id })
  await called(stranger.id, 'busy')
  const guestId = await customerOf(shop, karim)
  const accountId =
    (await findCustomerId(shop.database, { customerId: buyer.id, phone: rahima })) ?? ''
  await joinCustomers(shop, aScript, { customerId: accountId, otherId: guestId })

  expect(await findCustomer(shop, accountId)).toMatchObject({
    calls: [
      { orderId: asGuest.orderId, outcome: 'confirmed', isUndone: true },
      {
        orderId: own.orderId,
        outcome: 'call-again',
        callAgainAt: new Date(later),
        author: { kind: 'person', id: mina.id },
        isUndone: false,
      },
      { orderId: asGuest.orderId, outcome: 'no-answer', note: 'Rang twice' },
    ],
    nextCall: undefined,
  })
})

test('many calls are read page by page, each once', async () => {
  const orders = [
    await placedFor(shop, towel, { phone: karim }),
    await placedFor(shop, towel, { phone: karim }),
  ]
  for (let n = 0; n < 45; n += 1) await called(orders[n % 2]?.id ?? '', 'busy', `Try ${n}`)
  const id = await customerOf(shop, karim)
  const notes: string[] = []
  let callsAfter: string | undefined
  do {
    const customer = await findCustomer(shop, id, { callsAfter })
    expect(customer?.calls.length).toBeLessThanOrEqual(10)
    notes.push(...(customer?.calls ?? []).map(({ note }) => note))
    callsAfter = customer?.nextCall
  } while (callsAfter)
  expect(notes).toEqual(Array.from({ length: 45 }, (_, n) => `Try ${44 - n}`))
})

test('what was said on the phone is given out to its person, and goes with them', async () => {
  const order = await placedFor(shop, towel, { phone: karim })
  await called(order.id, 'canceled', 'His sister Salma answered')
  const customerId = await customerOf(shop, karim)
  expect(await exportPerson(shop, aScript, { customerId })).toMatchObject({
    person: {
      orders: [
        { calls: [{ outcome: 'canceled', note: 'His sister Salma answered', callAgainAt: null }] },
      ],
    },
  })
  await eraseCustomer(shop, aScript, { customerId })
  await foldAllCustomers(shop)
  expect(await shop.database.select({ note: orderCalls.note }).from(orderCalls)).toEqual([
    { note: '' },
  ])
})
