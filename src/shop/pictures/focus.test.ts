import { expect, test } from 'vitest'
import { coverClass, focusClass, focusOrNone, readFocus } from './focus.ts'

test('a focus point is one of five places along each side, and the middle needs no word', () => {
  expect(focusClass({ x: 0, y: 100 })).toBe('focused focus-x-0 focus-y-100')
  expect(focusClass({ x: 12, y: 63 })).toBe('focused focus-x-0 focus-y-75')
  expect(focusClass({ x: 13, y: 50 })).toBe('focused focus-x-25 focus-y-50')
  expect(focusOrNone({ x: 50, y: 50 })).toBeUndefined()
  expect(focusOrNone({ x: 50, y: 0 })).toEqual({ x: 50, y: 0 })
})

test('what a browser stored is a focus point, or none', () => {
  expect(readFocus({ x: 0, y: 100, z: 7 })).toEqual({ x: 0, y: 100 })
  for (const wrong of [
    undefined,
    null,
    '0 0',
    [0, 0],
    { x: 0 },
    { x: '0', y: 0 },
    { x: 101, y: 0 },
  ])
    expect(readFocus(wrong)).toBeUndefined()
  expect(coverClass(readFocus({ x: 50, y: 50 }))).toBe('object-cover')
})
