import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { patienceMs, PictureQueue } from './picture-queue.ts'

let queue: PictureQueue
beforeEach(() => {
  queue = new PictureQueue()
})

test('at most two pictures are made at the same time', async () => {
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await wait(5)
    running--
  }

  await Promise.all(
    Array.from({ length: 12 }, (_, index) => queue.take(index % 3 === 0 ? 'later' : 'now', work)),
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
    queue.take('later', work('prepared first')),
    queue.take('later', work('prepared second')),
    queue.take('now', work('asked')),
    queue.take('now', work('asked')),
    queue.take('now', work('asked')),
  ])

  expect(done.toSorted()).toEqual(['asked', 'asked', 'asked', 'prepared first', 'prepared second'])
  expect(done.at(-1)).toBe('prepared second')
})

test('a picture that somebody has not seen yet goes before what is prepared for nobody', async () => {
  const done: string[] = []
  const work = (name: string) => async () => {
    await wait(5)
    done.push(name)
  }

  await Promise.all([
    queue.take('later', work('first')),
    queue.take('later', work('prepared')),
    queue.take('soon', work('asked for before')),
  ])

  expect(done).toEqual(['first', 'asked for before', 'prepared'])
})

test('anyone who was given something else meanwhile stands behind those who still wait', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const done: string[] = []
    const work = (name: string) => async () => {
      await wait(5)
      done.push(name)
    }
    const busy = [queue.take('now', work('busy')), queue.take('now', work('busy'))]
    const gaveUp = queue.take('now', work('gave up'))
    vi.advanceTimersByTime(patienceMs + 1)
    const waits = ['waits', 'waits', 'waits'].map((name) => queue.take('now', work(name)))

    await Promise.all([...busy, gaveUp, ...waits])

    expect(done.indexOf('gave up')).toBeGreaterThan(done.indexOf('waits') + 1)
  } finally {
    vi.useRealTimers()
  }
})

test('work that fails gives its place back', async () => {
  for (let index = 0; index < 5; index++) {
    await expect(queue.take('now', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    )
  }
  expect(await queue.take('later', () => Promise.resolve('made'))).toBe('made')
})
