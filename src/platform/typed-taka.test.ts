import { expect, test } from 'vitest'
import { paisaFromTyped, typedFromPaisa } from './typed-taka.ts'

test.each([
  ['1250', 125_000],
  [' ৳1,250.5 ', 125_050],
  ['১২৫০', 125_000],
  ['0', 0],
  ['0.07', 7],
])('%s is understood as so many paisa', (typed, paisa) => {
  expect(paisaFromTyped(typed)).toBe(paisa)
})

test.each(['', '-5', '1.234', 'ten', '1e3', '123456789', '.5'])('%s is no amount', (typed) => {
  expect(paisaFromTyped(typed)).toBeUndefined()
})

test('what a field shows is understood again', () => {
  for (const paisa of [0, 7, 50, 125_000, 125_050])
    expect(paisaFromTyped(typedFromPaisa(paisa))).toBe(paisa)
})
