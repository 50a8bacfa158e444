import { expect, test } from 'vitest'
import { formatDollars, formatTaka, paisaFromTaka, takaFromPaisa } from './money.ts'

test.each([
  [0, '৳0', '৳০'],
  [125_000, '৳1,250', '৳১,২৫০'],
  [123_456_800, '৳12,34,568', '৳১২,৩৪,৫৬৮'],
  [1_000_000_000_00, '৳1,00,00,00,000', '৳১,০০,০০,০০,০০০'],
  [9950, '৳99.50', '৳৯৯.৫০'],
  [9905, '৳99.05', '৳৯৯.০৫'],
  [-125_000, '−৳1,250', '−৳১,২৫০'],
])('%i paisa are written %s and %s (D11)', (paisa, english, bangla) => {
  expect(formatTaka(paisa)).toBe(english)
  expect(formatTaka(paisa, 'bn')).toBe(bangla)
})

test('taka become whole paisa, and back (D11)', () => {
  expect(paisaFromTaka(19.99)).toBe(1999)
  expect(paisaFromTaka(1.005 * 100)).toBe(10_050)
  expect(paisaFromTaka(0.1 + 0.2)).toBe(30)
  expect(takaFromPaisa(1999)).toBe(19.99)
})

test.each([
  [115_000, 122.5, '$9.39', '$৯.৩৯'],
  [12_250, 122.5, '$1.00', '$১.০০'],
  [100_000_000, 100, '$10,000.00', '$১০,০০০.০০'],
])('%i paisa at ৳%d for a dollar are about %s (D11)', (paisa, rate, english, bangla) => {
  expect(formatDollars(paisa, rate)).toBe(english)
  expect(formatDollars(paisa, rate, 'bn')).toBe(bangla)
})
