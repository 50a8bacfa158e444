import { expect, test } from 'vitest'
import { Presence, presenceLastsMs, presenceTopic, readPresenceTopic } from './presence.ts'

const note = { orderRef: 'order', userId: 'karim', page: 'left window', doing: 'looking' } as const

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

test('somebody with two windows on an order is editing as long as one of them is, and there until both are closed', () => {
  const presence = new Presence()
  const typing = { ...note, page: 'right window', doing: 'editing' } as const
  const seen = (now: number) => presence.othersAt('order', 'salma', now)
  expect([presence.note(note, 0), presence.note(typing, 1000)]).toEqual([true, true])
  // Each says every 15 seconds what it does: nothing changes, so no colleague's page is woken.
  for (const now of [15_000, 30_000, 45_000]) {
    expect([presence.note(note, now), presence.note(typing, now + 1000)]).toEqual([false, false])
    expect(seen(now + 1000)).toEqual([{ userId: 'karim', doing: 'editing' }])
  }
  expect(presence.note({ ...typing, doing: 'left' }, 50_000)).toBe(true)
  expect(seen(50_000)).toEqual([{ userId: 'karim', doing: 'looking' }])
  expect(presence.note({ ...note, doing: 'left' }, 50_000)).toBe(true)
  expect(seen(50_000)).toEqual([])
})

test('a window that falls silent counts no longer, and a person has an end of windows', () => {
  const presence = new Presence()
  presence.note({ ...note, page: 'gone', doing: 'editing' }, 0)
  for (let window = 0; window < 20; window++)
    presence.note({ ...note, page: `window ${window}` }, 20_000)
  expect(presence.othersAt('order', 'salma', 20_000 + presenceLastsMs - 1)).toEqual([
    { userId: 'karim', doing: 'looking' },
  ])
  for (let window = 10; window < 20; window++)
    presence.note({ ...note, page: `window ${window}`, doing: 'left' }, 20_000)
  expect(presence.othersAt('order', 'salma', 20_000)).toEqual([])
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
