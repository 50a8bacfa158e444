import { expect, test } from 'vitest'
import { Line } from './line.ts'

/** Work that lasts until somebody ends it. */
function openDiary(limits = { atOnce: 1, longest: 4, patienceMs: 60_000 }) {
  const line = new Line(limits)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (who: string) =>
    line.take(who, () => {
      begun.push(who)
      return new Promise<void>((end) => ends.push(end))
    })
  const pause = () => new Promise((resume) => setImmediate(resume))
  const next = async () => {
    await pause()
    ends.shift()?.()
    await pause()
  }
  return { ask, begun, next }
}

test('whoever asks often waits behind themselves, not before others', async () => {
  const { ask, begun, next } = openDiary()
  const asking = ['loud', 'loud', 'loud', 'quiet'].map(ask)
  for (let turn = 0; turn < 4; turn++) await next()
  await Promise.all(asking)
  expect(begun).toEqual(['loud', 'loud', 'quiet', 'loud'])
})

test('where the line is full, those who wait most often are told so', async () => {
  const { ask, begun, next } = openDiary()
  const loud = Array.from({ length: 6 }, () => ask('loud'))
  const quiet = ask('quiet')
  for (let turn = 0; turn < 5; turn++) await next()
  expect((await quiet).outcome).toBe('done')
  const outcomes = (await Promise.all(loud)).map(({ outcome }) => outcome)
  expect(outcomes).toEqual(['done', 'done', 'done', 'done', 'busy', 'busy'])
  expect(begun.filter((who) => who === 'quiet')).toHaveLength(1)
})

test('nobody waits for ever', async () => {
  const { ask, next } = openDiary({ atOnce: 1, longest: 4, patienceMs: 1 })
  const first = ask('one')
  expect((await ask('two')).outcome).toBe('busy')
  await next()
  expect((await first).outcome).toBe('done')
})

test('work that fails makes room for the next', async () => {
  const line = new Line({ atOnce: 1, longest: 1, patienceMs: 60_000 })
  const failing = line.take('one', () => Promise.reject(new Error('the roof fell in')))
  const next = line.take('two', async () => 'done')
  await expect(failing).rejects.toThrow('roof')
  expect(await next).toEqual({ outcome: 'done', result: 'done' })
})
