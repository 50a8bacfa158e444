import { expect, test } from 'vitest'
import { focusClass, focusOrNone } from './focus.ts'

test('a focus point is one of five places along each side, and the middle needs no word', () => {
  expect(focusClass({ x: 0, y: 100 })).toBe('focused focus-x-0 focus-y-100')
  expect(focusClass({ x: 12, y: 63 })).toBe('focused focus-x-0 focus-y-75')
  expect(focusClass({ x: 13, y: 50 })).toBe('focused focus-x-25 focus-y-50')
  expect(focusOrNone({ x: 50, y: 50 })).toBeUndefined()
  expect(focusOrNone({ x: 50, y: 0 })).toEqual({ x: 50, y: 0 })
})
