import { expect, test } from 'vitest'
import { nextAttempt, retryDelayMs, understandAttempt } from './attempt.ts'

const fresh = { key: 'a-new-key', now: 1000 }
const unanswered = { key: 'the-old-key', startedAt: 500, bodies: ['one'] }

test('a first press gets a key of its own (D13)', () => {
  expect(nextAttempt(undefined, 'one', fresh)).toEqual({
    key: 'a-new-key',
    startedAt: 1000,
    bodies: ['one'],
  })
})

test('as long as nobody has answered, every press goes with the same key (D13)', () => {
  expect(nextAttempt(unanswered, 'one', fresh)).toEqual(unanswered)
})

test('also after the shopper has changed something; both are remembered, the latest last', () => {
  expect(nextAttempt(unanswered, 'two', fresh)).toEqual({ ...unanswered, bodies: ['one', 'two'] })
})

test('an unanswered press survives a reload, but not a day', () => {
  const stored: unknown = JSON.parse(JSON.stringify(unanswered))
  expect(understandAttempt(stored, 1000)).toEqual(unanswered)
  expect(understandAttempt(stored, 500 + 25 * 60 * 60 * 1000)).toBeUndefined()
})

test('a damaged key is no key', () => {
  for (const stored of [
    undefined,
    null,
    'x',
    {},
    { ...unanswered, key: 'ü' },
    { key: 'a-new-key' },
  ]) {
    expect(understandAttempt(stored, 1000)).toBeUndefined()
  }
})

test('each try waits twice as long as the one before, at most half a minute', () => {
  expect([1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000])
})
