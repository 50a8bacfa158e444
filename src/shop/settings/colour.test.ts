import { expect, test } from 'vitest'
import { contrast, mixed } from './colour.ts'

test('black upon white has the contrast 21, a colour upon itself 1, and grey #767676 just the 4.5 of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#0b6b4f', '#0b6b4f')).toBe(1)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
})

test('a mixed colour stands between both', () => {
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mixed('#0b6b4f', '#ffffff', 0)).toBe('#0b6b4f')
  expect(mixed('#0b6b4f', '#000000', 1)).toBe('#000000')
})
