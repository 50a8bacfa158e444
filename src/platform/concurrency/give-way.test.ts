import { expect, test } from 'vitest'
import { restAfter } from './give-way.ts'

test.each([
  ['goes on at once where nobody else has work', 40, 0.1, 0],
  ['takes a twentieth of the time while others are served', 40, 0.9, 760],
  ['never rests for longer than two seconds', 500, 1, 2000],
])('an export %s', (_, workedMs, busyShare, restMs) => {
  expect(restAfter(workedMs, busyShare)).toBe(restMs)
})
