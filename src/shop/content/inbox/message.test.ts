import { expect, test } from 'vitest'
import { answerDueAt } from './message.ts'

const due = (receivedAt: string) => answerDueAt(new Date(receivedAt)).toISOString()

test.each([
  ['on a Monday', '2026-11-23T15:00:00+06:00', '2026-11-24T09:00:00.000Z'],
  ['in the night before a Monday', '2026-11-22T23:59:00+06:00', '2026-11-23T17:59:00.000Z'],
  ['on a Wednesday, on Thursday', '2026-11-25T10:00:00+06:00', '2026-11-26T04:00:00.000Z'],
  ['on a Thursday, on Sunday', '2026-11-26T15:00:00+06:00', '2026-11-29T09:00:00.000Z'],
  ['on a Friday, by the end of Sunday', '2026-11-27T10:00:00+06:00', '2026-11-29T18:00:00.000Z'],
  ['on a Saturday, by the end of Sunday', '2026-11-28T20:00:00+06:00', '2026-11-29T18:00:00.000Z'],
])('a message of %s is answered within one working day', (_, receivedAt, expected) => {
  expect(due(receivedAt)).toBe(expected)
})
