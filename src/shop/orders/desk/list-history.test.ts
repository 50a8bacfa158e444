import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import type { Shop } from '../../shop.ts'
import { orderCalls } from '../calls/tables.ts'
import { placeOrder } from '../placement/place-order.ts'
import { orderChanges, orderNotes } from '../tables.ts'
import { findOrder } from './find-order.ts'
import { listRecords } from './list-history.ts'

async function placed(shop: Shop, variantId: string) {
  const result = await placeOrder(shop, anOrderOf([variantId, 1]), crypto.randomUUID())
  if (result.outcome !== 'placed') throw new Error(result.outcome)
  return result
}

test('an order shows its latest changes, notes and calls, oldest first, and no more than a page can hold', async () => {
  const shop = await openTestShop()
  const variantId = await stocked(shop, { stock: 10 })
  const { id: orderRef, orderId } = await placed(shop, variantId)
  const other = await placed(shop, variantId)
  const at = shop.now()
  const many = Array.from({ length: 510 }, (_, n) => ({ id: newId(), orderRef, at, by: 'shop', n }))
  await shop.database
    .insert(orderChanges)
    .values(many.map(({ n, ...row }) => ({ ...row, field: 'edit' as const, to: `${n}` })))
  await shop.database
    .insert(orderNotes)
    .values(many.map(({ n, ...row }) => ({ ...row, text: `${n}` })))
  await shop.database
    .insert(orderCalls)
    .values(many.map(({ n, ...row }) => ({ ...row, outcome: 'busy' as const, note: `${n}` })))
  const note = { id: newId(), orderRef: other.id, at, by: 'shop', text: 'Only' }
  await shop.database.insert(orderNotes).values(note)

  const numbers = (from: number) => many.slice(from).map(({ n }) => `${n}`)
  const found = await findOrder(shop, orderId)
  const records = await listRecords(shop, [orderRef, other.id])
  for (const shown of [found, records.get(orderRef)]) {
    expect(shown?.history.map(({ to }) => to)).toEqual(numbers(10))
    expect(shown?.notes.map(({ text }) => text)).toEqual(numbers(310))
    expect(shown?.calls.map((call) => call.note)).toEqual(numbers(310))
  }
  expect(records.get(other.id)?.notes).toMatchObject([{ text: 'Only' }])
})
