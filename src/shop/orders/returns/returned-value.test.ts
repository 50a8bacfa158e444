import { assert, integer, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { valueOfReturned } from './returned-value.ts'

const line = { quantity: 2, unitPriceInPaisa: 145_000, discountInPaisa: 2000 }

test('returned pieces are worth what they were sold for, after their share of the discount', () => {
  const back = (returnedFit: number, returnedUnfit: number) =>
    valueOfReturned([{ ...line, returnedFit, returnedUnfit }])
  expect(back(0, 0)).toBe(0)
  expect(back(1, 0)).toBe(144_000)
  expect(back(0, 1)).toBe(144_000)
  expect(back(1, 1)).toBe(288_000)
})

test('all pieces are worth the line, and no piece more than it cost', () => {
  const drawn = record({
    quantity: integer({ min: 1, max: 30 }),
    unitPriceInPaisa: nat({ max: 1_000_000 }),
    percent: nat({ max: 100 }),
  })
  assert(
    property(drawn, ({ quantity, unitPriceInPaisa, percent }) => {
      const worth = quantity * unitPriceInPaisa
      const discountInPaisa = Math.floor((worth * percent) / 100)
      let before = 0
      for (let returnedFit = 0; returnedFit <= quantity; returnedFit++) {
        const value = valueOfReturned([
          { quantity, unitPriceInPaisa, discountInPaisa, returnedFit, returnedUnfit: 0 },
        ])
        expect(value - before).toBeGreaterThanOrEqual(0)
        expect(value - before).toBeLessThanOrEqual(unitPriceInPaisa)
        before = value
      }
      expect(before).toBe(worth - discountInPaisa)
    }),
  )
})
