import { expect, test } from 'vitest'
import { applied, expectedOf, readBasis, countTotalsOf, writeBasis } from './count.ts'

const facts = { stock: 5, toSend: 2, purchaseCostInPaisa: 3000 }

test('what is sold and not sent yet lies on the shelf, unless it was set aside', () => {
  expect([expectedOf(facts, true), expectedOf(facts, false)]).toEqual([7, 5])
})

test('what is found and what is missing are summed apart, with their value as far as costs are known', () => {
  expect(
    countTotalsOf([
      { change: 2, purchaseCostInPaisa: 3000 },
      { change: -3, purchaseCostInPaisa: 1000 },
      { change: -1, purchaseCostInPaisa: null },
      { change: 0, purchaseCostInPaisa: null },
    ]),
  ).toEqual({ found: 2, missing: 4, valueInPaisa: 3000, withoutCost: 1 })
})

test('no more pieces go than there are; what is missing beyond them was sold already', () => {
  expect(applied(-3, 5)).toEqual({ stockAfter: 2, oversold: 0 })
  expect(applied(-3, 1)).toEqual({ stockAfter: 0, oversold: 2 })
  expect(applied(4, 0)).toEqual({ stockAfter: 4, oversold: 0 })
})

test('the place in the ledger crosses the browser and comes back', () => {
  expect(readBasis(writeBasis({ movement: 1234, count: 5 }))).toEqual({ movement: 1234, count: 5 })
})
