import { expect, test } from 'vitest'
import { totalsOfKept } from './kept-order.ts'

const order = {
  subtotalInPaisa: 300_000,
  deliveryChargeInPaisa: 7000,
  discountInPaisa: 25_000,
  grandTotalInPaisa: 282_000,
}
const line = { quantity: 3, unitPriceInPaisa: 100_000, returnedFit: 0, returnedUnfit: 0 }

test('an order of which nothing came back comes to what it came to', () => {
  expect(totalsOfKept({ ...order, lines: [line] })).toEqual(order)
})

test('pieces that came back are not paid for, fit for sale or not; delivery and discount stay', () => {
  const lines = [{ ...line, returnedFit: 1, returnedUnfit: 1 }]
  expect(totalsOfKept({ ...order, lines })).toEqual({
    ...order,
    subtotalInPaisa: 100_000,
    grandTotalInPaisa: 82_000,
  })
})

test('a discount is never more than the goods that were kept', () => {
  const lines = [{ ...line, returnedFit: 3 }]
  expect(totalsOfKept({ ...order, lines })).toEqual({
    subtotalInPaisa: 0,
    deliveryChargeInPaisa: 7000,
    discountInPaisa: 0,
    grandTotalInPaisa: 7000,
  })
})
