import { expect, test } from 'vitest'
import type { CartItem } from '#shop/cart/cart.ts'
import type { CartQuoteAnswer } from '#shop/orders/quote-contract.ts'
import { totalsOf } from './totals.ts'

const cart = [{ price: 400.1, discountPrice: 0, quantity: 3 }] as CartItem[]

const quote: CartQuoteAnswer = {
  lines: [],
  subtotal: 1200.3,
  delivery: {
    zone: 'outside-dhaka',
    name: 'Outside Dhaka',
    charge: 120,
    freeFrom: 1500,
    minDays: 2,
    maxDays: 5,
  },
  deliveryChargeInPaisa: 12_000,
  unknownPlace: null,
  grandTotal: 1320.3,
}

test('until the shop has answered, the browser adds up for itself, without delivery (D12)', () => {
  expect(totalsOf(cart, { quote: undefined, isCurrent: false, placeChosen: true })).toEqual({
    subtotal: 1200.3,
    delivery: undefined,
    total: 1200.3,
    missingForFree: undefined,
  })
})

test('with a place the charge is in the total, and it is said what is missing for free delivery (D16)', () => {
  const totals = totalsOf(cart, { quote, isCurrent: true, placeChosen: true })
  expect(totals.total).toBe(1320.3)
  expect(totals.missingForFree).toBe(299.7)
})

test('a place that was taken back takes its charge along', () => {
  const totals = totalsOf(cart, { quote, isCurrent: false, placeChosen: false })
  expect(totals).toMatchObject({ delivery: undefined, total: 1200.3 })
})

test('delivery that is free already is not offered again', () => {
  const free = { ...quote, delivery: { ...quote.delivery!, charge: 0 } }
  const totals = totalsOf(cart, { quote: free, isCurrent: true, placeChosen: true })
  expect(totals).toMatchObject({ total: 1200.3, missingForFree: undefined })
})
