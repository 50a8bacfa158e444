import { expect, test } from 'vitest'
import { openFairLine, type FairLine } from './fair-line.ts'

/** Work that ends when it is told to, and remembers in which order it began. */
function openWork(line: FairLine) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (client: string) =>
    line.take(client, () => {
      begun.push(client)
      return new Promise<string>((end) => ends.push(() => end(client)))
    })
  const finishAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end()
      await new Promise((resume) => setImmediate(resume))
    }
  }
  return { begun, ask, finishAll }
}

test('clients take turns: one who comes alone waits for one of the crowd, not for all', async () => {
  const { begun, ask, finishAll } = openWork(openFairLine({ most: 1, ofClient: 10, inAll: 20 }))
  const asked = ['crowd', 'crowd', 'crowd', 'crowd', 'alone', 'pair', 'pair'].map(ask)
  await finishAll()
  expect(begun).toEqual(['crowd', 'crowd', 'alone', 'pair', 'crowd', 'pair', 'crowd'])
  for (const answer of await Promise.all(asked)) expect(answer.outcome).toBe('done')
})

test('who has too many in it is sent away, and others are not; so is everybody where it is full', async () => {
  const { ask, finishAll } = openWork(openFairLine({ most: 1, ofClient: 2, inAll: 3 }))
  const asked = ['crowd', 'crowd', 'crowd', 'crowd', 'alone', 'late'].map(ask)
  await finishAll()
  expect((await Promise.all(asked)).map(({ outcome }) => outcome)).toEqual([
    'done',
    'done',
    'done',
    'full',
    'done',
    'full',
  ])
})

test('work that fails makes room, too', async () => {
  const line = openFairLine({ most: 1, ofClient: 1, inAll: 1 })
  const failing = line.take('one', () => Promise.reject(new Error('broken')))
  const next = line.take('two', async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toEqual({ outcome: 'done', result: 'done' })
})
