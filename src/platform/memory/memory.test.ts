import { afterEach, expect, test, vi } from 'vitest'
import { Memory } from './memory.ts'

afterEach(() => void vi.useRealTimers())

function openMemory() {
  const memory = new Memory()
  memory.begin()
  let asked = 0
  const ask = (question = 'charge') => memory.recall(question, ['delivery'], async () => ++asked)
  return { memory, ask }
}

test('what was answered is not asked again, until it is announced as changed', async () => {
  const { memory, ask } = openMemory()
  expect([await ask(), await ask()]).toEqual([1, 1])
  memory.forget(['catalog'])
  expect(await ask()).toBe(1)
  memory.forget(['settings', 'delivery'])
  expect(await ask()).toBe(2)
})

test('those who ask at once wait for one answer; who asks after a change gets a new one', async () => {
  const { memory, ask } = openMemory()
  const before = [ask(), ask()]
  memory.forget(['delivery'])
  const after = ask()
  expect(await Promise.all([...before, after])).toEqual([1, 1, 2])
})

test('while announcements cannot be received nothing is believed', async () => {
  const { memory, ask } = openMemory()
  await ask()
  memory.end()
  expect([await ask(), await ask()]).toEqual([2, 3])
  memory.begin()
  expect([await ask(), await ask()]).toEqual([4, 4])
})

test('a failure is not remembered, and there is room for ten thousand answers', async () => {
  const { memory, ask } = openMemory()
  const failing = () =>
    memory.recall('charge', ['delivery'], () => Promise.reject(new Error('away')))
  await expect(failing()).rejects.toThrow('away')
  expect(await ask()).toBe(1)
  for (let other = 0; other < 10_000; other++) await ask(`other ${other}`)
  expect(await ask()).toBe(10_002)
})

test('what takes long to count takes a twentieth of the time, however often it changes, and who used an old count is told', async () => {
  vi.useFakeTimers()
  const memory = new Memory()
  memory.begin()
  const told: string[][] = []
  memory.whenForgottenLate((topics) => told.push(topics))
  let counted = 0
  const count = () =>
    memory.recallCostly('goods', ['goods', 'shelf'], async () => {
      await vi.advanceTimersByTimeAsync(100)
      return ++counted
    })
  // As a person changes things: seen at once.
  for (let change = 1; change <= 9; change++) {
    expect(await count()).toBe(change)
    memory.forget(['goods'])
  }
  expect(told).toEqual([])

  counted = 0
  const began = performance.now()
  let latest = 0
  while (performance.now() < began + 40_000) {
    memory.forget(['goods', 'nothing'])
    latest = await count()
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(latest).toBeGreaterThan(15)
  expect(latest).toBeLessThanOrEqual(21)
  expect(told.length).toBeGreaterThanOrEqual(latest - 2)
  expect(new Set(told.flat())).toEqual(new Set(['goods']))

  // What changed last is not lost.
  memory.forget(['shelf'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(told.at(-1)).toContain('shelf')
  expect(await count()).toBe(latest + 1)
})

test('what is found quickly is asked anew after each change', async () => {
  const { memory, ask } = openMemory()
  for (let change = 1; change <= 50; change++) {
    expect(await ask()).toBe(change)
    memory.forget(['delivery'])
  }
})
