import { expect, test } from 'vitest'
import type { CartItem } from '#shop/cart/cart.ts'
import { orderRuleWords } from './order-rule-words.ts'

const cart = [{ price: 200, discountPrice: 0, quantity: 3 }] as CartItem[]
const rules = (leastOrderInPaisa: number | null, mostPieces: number | null) => ({
  leastOrderInPaisa,
  mostPieces,
})

test('the cart says what is missing for an order, and what is too much of one (D27)', () => {
  expect(orderRuleWords(rules(75_000, null), cart)).toBe(
    'An order begins at ৳750: put goods for ৳150 more into the cart.',
  )
  expect(orderRuleWords(rules(null, 2), cart)).toBe(
    'One order may have 2 pieces at most. Take fewer, or call us.',
  )
  expect(orderRuleWords(rules(60_000, 3), cart)).toBeUndefined()
  expect(orderRuleWords(rules(null, null), cart)).toBeUndefined()
  expect(orderRuleWords(undefined, cart)).toBeUndefined()
})
