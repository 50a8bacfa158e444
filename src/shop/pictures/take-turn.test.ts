import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { takeTurn } from './take-turn.ts'

test('at most two pictures are made at the same time', async () => {
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await wait(5)
    running--
  }

  await Promise.all(
    Array.from({ length: 12 }, (_, index) => takeTurn(index % 3 === 0 ? 'later' : 'now', work)),
  )

  expect(most).toBe(2)
})

test('what a shopper waits for goes before what is prepared in the background', async () => {
  const done: string[] = []
  const work = (name: string) => async () => {
    await wait(5)
    done.push(name)
  }

  await Promise.all([
    takeTurn('later', work('prepared first')),
    takeTurn('later', work('prepared second')),
    takeTurn('now', work('asked')),
    takeTurn('now', work('asked')),
    takeTurn('now', work('asked')),
  ])

  expect(done.toSorted()).toEqual(['asked', 'asked', 'asked', 'prepared first', 'prepared second'])
  expect(done.at(-1)).toBe('prepared second')
})

test('work that fails gives its place back', async () => {
  for (let index = 0; index < 5; index++) {
    await expect(takeTurn('now', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    )
  }
  expect(await takeTurn('later', () => Promise.resolve('made'))).toBe('made')
})
