import { expect, test } from 'vitest'
import type { ShownVariant } from '#shop/orders/edits/load-edit-facts.ts'
import {
  isEmpty,
  methodOf,
  overrideOf,
  withFacts,
  withFields,
  withLine,
  withVariant,
  type NewOrderDraft,
} from './new-order-draft.ts'

const variantOf = (id: string): ShownVariant => ({
  id,
  productId: `${id}s`,
  name: id,
  nameBn: null,
  color: null,
  colorBn: null,
  size: null,
  options: [],
  sku: id,
  picture: null,
  unitPriceInPaisa: 12_500,
  stock: 3,
  weightInGrams: null,
  isForSale: true,
})

const begun: NewOrderDraft = { key: 'a-key', fields: {}, lines: [] }

test('what is chosen again is one more of it, and without pieces it is gone', () => {
  const twice = ['tea', 'cup', 'tea'].reduce(
    (draft, id) => withVariant(draft, variantOf(id)),
    begun,
  )
  expect(twice.lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([
    ['tea', 2],
    ['cup', 1],
  ])
  expect(withLine(twice, 'tea', { quantity: 0 }).lines).toHaveLength(1)
})

test('a draft in which nothing was typed is no draft', () => {
  expect(isEmpty(begun)).toBe(true)
  expect(isEmpty(withFields(begun, { note: '  ' }))).toBe(true)
  expect(isEmpty(withFields(begun, { phone: '017' }))).toBe(false)
  expect(isEmpty(withVariant(begun, variantOf('tea')))).toBe(false)
})

test('what the shop does not know any more can not be had; the rest stands as it is now', () => {
  const draft = withVariant(withVariant(begun, variantOf('tea')), variantOf('cup'))
  const { lines } = withFacts(draft, [{ ...variantOf('tea'), stock: 1, unitPriceInPaisa: 13_000 }])
  expect(lines.map(({ variant }) => [variant.stock, variant.isForSale])).toEqual([
    [1, true],
    [0, false],
  ])
})

test('who stands in the shop takes it along, until somebody chooses otherwise', () => {
  const method = (source: string, deliveryMethod = '') => methodOf({ source, deliveryMethod })
  expect([method('shop'), method('phone')]).toEqual(['pickup', 'delivery'])
  expect([method('shop', 'delivery'), method('phone', 'pickup')]).toEqual(['delivery', 'pickup'])
})

test('another price is one that differs; half a number is none', () => {
  const at = (price: string) => overrideOf({ variant: variantOf('tea'), quantity: 1, price })
  expect([at(''), at('125'), at('১২০'), at('0'), at('cheap')]).toEqual([
    undefined,
    undefined,
    12_000,
    0,
    undefined,
  ])
})
