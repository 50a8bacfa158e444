import { describe, expect, test } from 'vitest'
import type { DeliveryMethod, OrderStatus } from '../order.ts'
import { callBackAt, canCallAt, callOutcomes, momentInDhaka, nextTry, outcomesAt } from './call.ts'

const dhaka = momentInDhaka
const at = (date: Date | undefined) =>
  date && new Date(date.getTime() + 6 * 3_600_000).toISOString().slice(0, 16)

describe('who was not reached is called again', () => {
  test('later each time, in the end once a day', () => {
    const now = dhaka('2026-11-23T11:00')
    const waits = (outcome: 'busy' | 'no-answer') =>
      [1, 2, 3, 4, 5, 40].map((tries) => at(nextTry(outcome, tries, now))?.slice(5))
    expect(waits('no-answer')).toEqual([
      '11-23T11:30',
      '11-23T13:00',
      '11-23T15:00',
      '11-24T11:00',
      '11-24T11:00',
      '11-24T11:00',
    ])
    expect(waits('busy').slice(0, 4)).toEqual([
      '11-23T11:10',
      '11-23T11:30',
      '11-23T13:00',
      '11-23T15:00',
    ])
  })

  test('by day only: what would be due at night is due at ten in the morning', () => {
    expect(at(nextTry('no-answer', 1, dhaka('2026-11-23T20:29')))).toBe('2026-11-23T20:59')
    expect(at(nextTry('no-answer', 1, dhaka('2026-11-23T20:30')))).toBe('2026-11-24T10:00')
    expect(at(nextTry('no-answer', 3, dhaka('2026-12-31T23:30')))).toBe('2027-01-01T10:00')
    expect(at(nextTry('busy', 1, dhaka('2026-11-23T08:30')))).toBe('2026-11-23T10:00')
  })

  test('unless nobody is there to be called: that is for people to decide', () => {
    for (const outcome of ['wrong-number', 'confirmed', 'canceled', 'call-again'] as const)
      expect(nextTry(outcome, 1, dhaka('2026-11-23T11:00'))).toBeUndefined()
  })
})

test('quick choices are moments of Dhaka: in an hour, this evening, tomorrow at ten', () => {
  const noon = dhaka('2026-11-23T12:10')
  expect(at(callBackAt('in-an-hour', noon))).toBe('2026-11-23T13:10')
  expect(at(callBackAt('evening', noon))).toBe('2026-11-23T18:00')
  expect(at(callBackAt('tomorrow', noon))).toBe('2026-11-24T10:00')
  // Before six in the morning it is still yesterday in London.
  expect(at(callBackAt('tomorrow', dhaka('2026-11-23T00:30')))).toBe('2026-11-24T10:00')
  expect(at(callBackAt('evening', dhaka('2026-11-23T18:00')))).toBe('2026-11-24T18:00')
})

test('a named moment lies ahead, at most sixty days', () => {
  const now = dhaka('2026-11-23T12:00')
  expect(canCallAt(dhaka('2026-11-23T12:01'), now)).toBe(true)
  expect(canCallAt(now, now)).toBe(false)
  expect(canCallAt(dhaka('2027-01-22T12:00'), now)).toBe(true)
  expect(canCallAt(dhaka('2027-01-22T12:01'), now)).toBe(false)
  expect(canCallAt(dhaka('nonsense'), now)).toBe(false)
})

test('what may come of a call follows from where the order stands', () => {
  const without = (...left: string[]) => callOutcomes.filter((outcome) => !left.includes(outcome))
  const outcomes = (status: OrderStatus, deliveryMethod: DeliveryMethod = 'delivery') =>
    outcomesAt({ status, deliveryMethod })
  expect(outcomes('Pending')).toEqual(without('reached'))
  expect(outcomes('Processing')).toEqual(without('confirmed'))
  // What is fetched in the shop needs nobody's word for it.
  expect(outcomes('Pending', 'pickup')).toEqual(without('confirmed'))
  for (const status of ['Shipped', 'Delivered', 'Canceled'] as const)
    expect(outcomes(status)).toEqual(without('confirmed', 'canceled'))
})
