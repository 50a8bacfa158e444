import { expect, test } from 'vitest'
import { deliveryCharge, firstZoneOf } from './zone.ts'

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
    deliveryCharge({ chargeInPaisa: 6000, freeFromInPaisa }, subtotal)
  expect([charge(200_000, 199_999), charge(200_000, 200_000), charge(null, 900_000)]).toEqual([
    6000, 0, 6000,
  ])
  expect(charge(0, 0)).toBe(0)
})
