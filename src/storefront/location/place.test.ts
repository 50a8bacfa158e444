import { expect, test } from 'vitest'
import { dhaka } from '#shop/visitors/place.ts'
import { currencyAt } from './place.ts'

test.each([
  ['Dhaka', 23.8103, 90.4125, 'BDT'],
  ['the south-west corner', 20, 88, 'BDT'],
  ['the north-east corner', 27, 93, 'BDT'],
  ['a step south of it', 19.9999, 90, 'USD'],
  ['a step north of it', 27.0001, 90, 'USD'],
  ['a step west of it', 24, 87.9999, 'USD'],
  ['a step east of it', 24, 93.0001, 'USD'],
  ['London', 51.5072, -0.1276, 'USD'],
  ['the other side of the earth', -23.8103, -90.4125, 'USD'],
] as const)('in %s one counts in %4$s (spec 4, 9)', (_where, latitude, longitude, currency) => {
  expect(currencyAt({ latitude, longitude })).toBe(currency)
})

test('who does not say where they are is taken to be in Dhaka (spec 9)', () => {
  expect(dhaka).toEqual({ latitude: 23.8103, longitude: 90.4125 })
  expect(currencyAt(dhaka)).toBe('BDT')
})
