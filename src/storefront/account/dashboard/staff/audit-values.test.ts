import { expect, test } from 'vitest'
import { valueInWords } from './audit-values.ts'

test('what was before and after is said in words, and what has none as it stands', () => {
  expect(valueInWords('role', 'moderator')).toBe('Moderator')
  expect([true, false].map((value) => valueInWords('blocked', value))).toEqual(['Blocked', 'Open'])
  expect(valueInWords('orderId', 1042)).toBe('Order 1042')
  expect(valueInWords('left', 7)).toBe('Codes left: 7')
  expect(valueInWords('nameChanged', true)).toBe('New name')
  expect(valueInWords('toString', { a: 1 })).toBe('toString: {"a":1}')
})
