import { expect, test } from 'vitest'
import type { CartItem } from '#shop/cart/cart.ts'
import { rowsOf } from './removed-lines.ts'

const item = (variantId: string) => ({ variantId }) as CartItem

const shown = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) => (row.removed ? `(${row.item.variantId})` : row.item.variantId)).join(' ')

test('a line taken out leaves its place to an offer to put it back', () => {
  expect(shown(rowsOf([item('a'), item('c')], [{ item: item('b'), index: 1 }]))).toBe('a (b) c')
})

test('several lines taken out one after the other stand where they stood', () => {
  const removed = [
    { item: item('a'), index: 0 },
    { item: item('b'), index: 0 },
  ]
  expect(shown(rowsOf([item('c')], removed))).toBe('(a) (b) c')
})

test('a product that was put into the cart again is no longer a line taken out', () => {
  expect(shown(rowsOf([item('a')], [{ item: item('a'), index: 0 }]))).toBe('a')
})
