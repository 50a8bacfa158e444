import { expect, test } from 'vitest'
import { Memory } from './memory.ts'

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
