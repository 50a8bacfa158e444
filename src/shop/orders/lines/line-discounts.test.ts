import { array, assert, boolean, integer, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { lineDiscounts } from './line-discounts.ts'

const line = (unitPriceInPaisa: number, isEligible = true, quantity = 1) => ({
  unitPriceInPaisa,
  isEligible,
  quantity,
})

test('a coupon lowers only the lines that it is for (D34)', () => {
  const lines = [line(100_000, false), line(50_000), line(25_000, true, 2)]
  expect(lineDiscounts(lines, { couponInPaisa: 10_000, discountInPaisa: 0 })).toEqual([
    0, 5000, 5000,
  ])
})

test('the discount of the staff is shared by what the coupon left of each line', () => {
  const lines = [line(100_000, false), line(50_000)]
  expect(lineDiscounts(lines, { couponInPaisa: 50_000, discountInPaisa: 20_000 })).toEqual([
    20_000, 50_000,
  ])
})

test('shares add up to the discounts, and no line goes below nothing', () => {
  const drawn = record({
    lines: array(
      record({
        quantity: integer({ min: 1, max: 9 }),
        unitPriceInPaisa: nat({ max: 3_000_000 }),
        isEligible: boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    coupon: nat({ max: 100 }),
    discount: nat({ max: 100 }),
  })
  assert(
    property(drawn, ({ lines, coupon, discount }) => {
      const worths = lines.map(({ quantity, unitPriceInPaisa }) => quantity * unitPriceInPaisa)
      const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
      const eligible = sum(worths.filter((_, index) => lines[index]?.isEligible))
      const couponInPaisa = Math.floor((eligible * coupon) / 100)
      const discountInPaisa = Math.floor(((sum(worths) - couponInPaisa) * discount) / 100)
      const shares = lineDiscounts(lines, { couponInPaisa, discountInPaisa })
      expect(sum(shares)).toBe(couponInPaisa + discountInPaisa)
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(worths[index] ?? 0)
      }
    }),
  )
})
