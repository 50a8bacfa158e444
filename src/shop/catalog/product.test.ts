import { expect, test } from 'vitest'
import { dealIsOn, percentOff, sellingPrice, stockStep } from './product.ts'

const now = new Date('2026-11-20T06:00:00Z')

test.each([
  [-1, 'sold-out'],
  [0, 'sold-out'],
  [1, 'few-left'],
  [5, 'few-left'],
  [6, 'in-stock'],
])('%i pieces are shown as %s', (stock, step) => {
  expect(stockStep(stock)).toBe(step)
})

test.each([
  [100_000, null, 100_000],
  [100_000, 0, 100_000],
  [100_000, 90_000, 90_000],
])('a price of %i with the discount price %j is %i (spec 5)', (priceInPaisa, discount, price) => {
  const none = { dealPriceInPaisa: null, dealStartsAt: null, dealEndsAt: null }
  expect(sellingPrice({ priceInPaisa, discountPriceInPaisa: discount }, none, now)).toBe(price)
})

test('a deal that is on counts where it is the lowest, until its end (D20)', () => {
  const prices = { priceInPaisa: 100_000, discountPriceInPaisa: 90_000 }
  const until = (dealEndsAt: Date | null, dealPriceInPaisa: number | null = 80_000) =>
    sellingPrice(prices, { dealPriceInPaisa, dealStartsAt: null, dealEndsAt }, now)
  const later = new Date(now.getTime() + 1)
  expect(until(later)).toBe(80_000)
  expect(until(later, 95_000)).toBe(90_000)
  expect(until(later, null)).toBe(90_000)
  expect([until(now), until(null)]).toEqual([90_000, 90_000])
  const isOn = (dealPriceInPaisa: number | null, dealStartsAt: Date | null = null) =>
    dealIsOn({ dealPriceInPaisa, dealStartsAt, dealEndsAt: later }, now)
  expect(isOn(null)).toBe(false)
  expect(isOn(0)).toBe(true)
  // From its first moment on, and not before.
  expect(isOn(0, now)).toBe(true)
  expect(isOn(0, new Date(now.getTime() + 1))).toBe(false)
})

test.each([
  [100_000, 88_000, 12],
  [30_000, 20_000, 33],
  [100_000, 99_900, 0],
  [100_000, 100_000, 0],
  [100_000, 0, 100],
  [0, 0, 0],
  [-1, 5, 0],
])('from %i to %i is %i %% off, rounded down', (before, after, percent) => {
  expect(percentOff(before, after)).toBe(percent)
})
