import { expect, test } from 'vitest'
import { WaitingBytes } from './waiting-bytes.ts'

test('nobody takes the room of all, and all together not more than there is', () => {
  const bytes = new WaitingBytes({ most: 100, mostOfOne: 40 })
  const first = bytes.hold('one', 40)
  expect(first).toBeDefined()
  expect(bytes.hold('one', 1)).toBeUndefined()
  expect(bytes.hold('two', 40)).toBeDefined()
  expect(bytes.hold('three', 40)).toBeUndefined()
  expect(bytes.hold('three', 20)).toBeDefined()
  first?.()
  expect(bytes.hold('four', 40)).toBeDefined()
})

test('room is given back once, however often it is said', () => {
  const bytes = new WaitingBytes({ most: 100, mostOfOne: 100 })
  const first = bytes.hold('one', 50)
  expect(bytes.hold('one', 50)).toBeDefined()
  first?.()
  first?.()
  expect(bytes.hold('one', 50)).toBeDefined()
  expect(bytes.hold('one', 1)).toBeUndefined()
})
