import { expect, test } from 'vitest'
import type { GoodsSums } from './contract.ts'
import {
  averageInPaisa,
  costedShare,
  keptInPaisa,
  noGoods,
  noSales,
  profitInPaisa,
  rateOf,
} from './sales.ts'
import { vatOf } from './vat.ts'

const goods = (some: Partial<GoodsSums>): GoodsSums => ({ ...noGoods, ...some })

const month = {
  ...noSales,
  dispatched: goods({
    orders: 3,
    grossInPaisa: 118_000,
    discountInPaisa: 9000,
    deliveryInPaisa: 6000,
  }),
  delivered: goods({
    orders: 2,
    grossInPaisa: 90_000,
    discountInPaisa: 9000,
    costedInPaisa: 54_000,
    costInPaisa: 30_000,
  }),
  refused: goods({ orders: 1, grossInPaisa: 20_000, deliveryInPaisa: 3000 }),
  returned: goods({ pieces: 1, grossInPaisa: 9000, costedInPaisa: 9000, costInPaisa: 6000 }),
}

test('VAT is in what was dispatched; what came back takes it off again', () => {
  const { supplies, creditNotes, netVatInPaisa } = vatOf(month, 15)
  expect(supplies).toEqual({
    orders: 3,
    grossInPaisa: 115_000,
    vatInPaisa: 15_000,
    valueInPaisa: 100_000,
  })
  expect(creditNotes).toMatchObject({
    grossInPaisa: 32_000,
    vatInPaisa: 4174,
    valueInPaisa: 27_826,
  })
  expect(netVatInPaisa).toBe(15_000 - 4174)
  expect(vatOf(month, 0).netVatInPaisa).toBe(0)
})

test('what is kept, earned and spent on average follows from sums, and is nothing where there was nothing', () => {
  expect(keptInPaisa(month)).toBe(72_000)
  expect(profitInPaisa(month)).toBe(24_000 - 3000)
  expect(costedShare(month)).toBeCloseTo(54 / 81)
  expect(averageInPaisa(month.delivered)).toBe(40_500)
  expect([averageInPaisa(noGoods), costedShare(noSales), rateOf(0, 0)]).toEqual([null, null, null])
  expect(rateOf(1, 4)).toBe(0.25)
})
