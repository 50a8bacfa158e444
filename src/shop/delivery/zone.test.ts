import { expect, test } from 'vitest'
import { deliveryCharge, firstZoneOf, weightOf } from './zone.ts'

test.each([
  ['Dhaka', true, 'inside-dhaka'],
  ['Dhaka', false, 'dhaka-suburbs'],
  ['Gazipur', false, 'dhaka-suburbs'],
  ['Narayanganj', true, 'dhaka-suburbs'],
  ['Chattogram', true, 'outside-dhaka'],
  ['Rangpur', false, 'outside-dhaka'],
] as const)('in %s, in the city: %s, it is %s (D16)', (district, city, zone) => {
  expect(firstZoneOf(district, { name: 'Here', nameBn: null, city })).toBe(zone)
})

test('delivery is free from the sum that is set, and never where none is (D16)', () => {
  const charge = (freeFromInPaisa: number | null, subtotal: number) =>
    deliveryCharge(
      { chargeInPaisa: 6000, freeFromInPaisa, includedGrams: null, chargePerKgInPaisa: null },
      { subtotalInPaisa: subtotal, weightInGrams: 99_000 },
    )
  expect([charge(200_000, 199_999), charge(200_000, 200_000), charge(null, 900_000)]).toEqual([
    6000, 0, 6000,
  ])
  expect(charge(0, 0)).toBe(0)
})

test.each([
  [0, 6000],
  [1000, 6000],
  [1001, 8000],
  [2000, 8000],
  [2001, 10_000],
  [12_345, 30_000],
])(
  'of %i grams is %i paisa where it covers 1 kg and a further one costs 20 taka',
  (weightInGrams, charge) => {
    const terms = {
      chargeInPaisa: 6000,
      freeFromInPaisa: 500_000,
      includedGrams: 1000,
      chargePerKgInPaisa: 2000,
    }
    expect(deliveryCharge(terms, { subtotalInPaisa: 10_000, weightInGrams })).toBe(charge)
    expect(deliveryCharge(terms, { subtotalInPaisa: 500_000, weightInGrams })).toBe(0)
  },
)

test('goods that nobody weighed weigh nothing', () => {
  const lines = [
    { weightInGrams: 700, quantity: 3 },
    { weightInGrams: null, quantity: 9 },
  ]
  expect(weightOf(lines)).toBe(2100)
})
