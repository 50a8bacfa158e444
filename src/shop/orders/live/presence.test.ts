import { expect, test } from 'vitest'
import { Presence, presenceLastsMs, presenceTopic, readPresenceTopic } from './presence.ts'

const note = { orderRef: 'order', userId: 'karim', doing: 'looking' } as const

test('who says nothing any more has left, also to those who never received a sign of them', () => {
  const presence = new Presence()
  expect(presence.note(note, 0)).toBe(true)
  expect(presence.note(note, 20_000)).toBe(false)
  expect(presence.othersAt('order', 'salma', 20_000)).toEqual([
    { userId: 'karim', doing: 'looking' },
  ])
  expect(presence.othersAt('order', 'salma', 20_000 + presenceLastsMs)).toEqual([])
  expect(presence.note(note, 60_000)).toBe(true)
})

test('nobody sees themselves, and nobody is kept for ever', () => {
  const presence = new Presence()
  for (let order = 0; order < 3000; order++)
    presence.note({ ...note, orderRef: `order ${order}` }, 0)
  expect(presence.othersAt('order 2999', 'karim', 0)).toEqual([])
  expect(presence.othersAt('order 2999', 'salma', 0)).toHaveLength(1)
  expect(presence.othersAt('order 0', 'salma', 0)).toEqual([])
})

test('what is announced is read again, and nothing else', () => {
  for (const doing of ['looking', 'editing', 'left'] as const)
    expect(readPresenceTopic(presenceTopic({ ...note, doing }))).toEqual({ ...note, doing })
  expect(['orders', 'order:1', 'order-presence:1:2:3'].map(readPresenceTopic)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
