import { expect, test } from 'vitest'
import type { CartItem } from '#shop/cart/cart.ts'
import type { CartQuoteAnswer } from '#shop/orders/placement/quote-contract.ts'
import { shownTotals } from './totals.ts'

const cart = [{ price: 400.1, discountPrice: 0, quantity: 3 }] as CartItem[]

const quote: CartQuoteAnswer = {
  lines: [],
  subtotal: 1200.3,
  subtotalInPaisa: 120_030,
  delivery: {
    zone: 'outside-dhaka',
    name: 'Outside Dhaka',
    nameBn: 'ঢাকার বাইরে',
    charge: 120,
    chargeInPaisa: 12_000,
    freeFrom: 1500,
    freeFromInPaisa: 150_000,
    includedGrams: null,
    chargePerKg: null,
    chargePerKgInPaisa: null,
    minDays: 2,
    maxDays: 5,
  },
  deliveryChargeInPaisa: 12_000,
  unknownPlace: null,
  grandTotal: 1320.3,
  leastOrderInPaisa: null,
  mostPieces: null,
  coupon: null,
}

test('until the shop has answered, the browser adds up for itself, without delivery (D12)', () => {
  expect(shownTotals(cart, { quote: undefined, isCurrent: false, placeChosen: true })).toEqual({
    subtotalInPaisa: 120_030,
    delivery: undefined,
    coupon: undefined,
    totalInPaisa: 120_030,
    missingForFreeInPaisa: undefined,
  })
})

test('with a place the charge is in the total, and it is said what is missing for free delivery (D16)', () => {
  const totals = shownTotals(cart, { quote, isCurrent: true, placeChosen: true })
  expect(totals.totalInPaisa).toBe(132_030)
  expect(totals.missingForFreeInPaisa).toBe(29_970)
})

test('a place that was taken back takes its charge along', () => {
  const totals = shownTotals(cart, { quote, isCurrent: false, placeChosen: false })
  expect(totals).toMatchObject({ delivery: undefined, totalInPaisa: 120_030 })
})

test('delivery that is free already is not offered again', () => {
  const free = { ...quote, delivery: { ...quote.delivery!, chargeInPaisa: 0 } }
  const totals = shownTotals(cart, { quote: free, isCurrent: true, placeChosen: true })
  expect(totals).toMatchObject({ totalInPaisa: 120_030, missingForFreeInPaisa: undefined })
})

test('what the shop answered counts only for the cart that it was asked for', () => {
  const cheaper = { ...quote, subtotalInPaisa: 100_000 }
  const place = { quote: cheaper, placeChosen: true }
  expect(shownTotals(cart, { ...place, isCurrent: true }).subtotalInPaisa).toBe(100_000)
  expect(shownTotals(cart, { ...place, isCurrent: false }).subtotalInPaisa).toBe(120_030)
  expect(
    shownTotals(cart, { quote: undefined, isCurrent: true, placeChosen: true }).subtotalInPaisa,
  ).toBe(120_030)
})

test('nothing is missing where delivery is never free', () => {
  const never = { ...quote, delivery: { ...quote.delivery!, freeFromInPaisa: null } }
  const totals = shownTotals(cart, { quote: never, isCurrent: true, placeChosen: true })
  expect(totals.missingForFreeInPaisa).toBeUndefined()
})

test('a coupon that counts is in the total, as long as it is the one that is typed', () => {
  const coupon = {
    code: 'EID50',
    kind: 'fixed',
    discount: 50,
    discountInPaisa: 5000,
    refusal: null,
  }
  const asked = {
    quote: { ...quote, coupon } as CartQuoteAnswer,
    isCurrent: true,
    placeChosen: true,
  }
  expect(shownTotals(cart, { ...asked, coupon: 'EID50' })).toMatchObject({
    coupon: { discountInPaisa: 5000 },
    totalInPaisa: 127_030,
  })
  const other = { coupon: undefined, totalInPaisa: 132_030 }
  expect(shownTotals(cart, { ...asked, coupon: 'EID5' })).toMatchObject(other)
  const refused = { ...coupon, refusal: { reason: 'expired', message: '' } }
  const without = { ...asked, quote: { ...quote, coupon: refused } as CartQuoteAnswer }
  expect(shownTotals(cart, { ...without, coupon: 'EID50' })).toMatchObject(other)
})
