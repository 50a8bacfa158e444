import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { WaitingLine } from './waiting-line.ts'

const pause = () => new Promise((resume) => setImmediate(resume))

/** Work that ends on request, and remembers in which order it began. */
function openDiary(limits: ConstructorParameters<typeof WaitingLine>[0]) {
  const line = new WaitingLine(limits)
  const begun: (string | undefined)[] = []
  const ends: (() => void)[] = []
  const ask = (client?: string) =>
    line.take(client, () => {
      begun.push(client)
      return new Promise<void>((end) => ends.push(end))
    })
  const finishAll = async () => {
    await pause()
    for (let end = ends.shift(); end; end = ends.shift()) {
      end()
      await pause()
    }
  }
  /** What became of those who ask at once. */
  const outcomesOf = async (clients: (string | undefined)[]) => {
    const asked = clients.map(ask)
    await finishAll()
    return (await Promise.all(asked)).map(({ outcome }) => outcome)
  }
  return { line, ask, begun, finishAll, outcomesOf }
}

test('clients take turns: one who comes alone waits for one of the crowd, not for all', async () => {
  const { begun, outcomesOf } = openDiary({ atOnce: 1, inAll: 20 })
  const clients = ['crowd', 'crowd', 'crowd', 'crowd', 'alone', 'pair', 'pair']
  expect(new Set(await outcomesOf(clients))).toEqual(new Set(['done']))
  expect(begun).toEqual(['crowd', 'crowd', 'alone', 'pair', 'crowd', 'pair', 'crowd'])
})

test('no more is under way than the line says, in the order it came', async () => {
  const line = new WaitingLine({ atOnce: 2, inAll: 9 })
  let underWay = 0
  let most = 0
  const done: number[] = []
  const turns = [1, 2, 3, 4, 5].map((one) =>
    line.take(undefined, async () => {
      most = Math.max(most, ++underWay)
      await pause()
      underWay--
      done.push(one)
    }),
  )
  await Promise.all(turns)
  expect([most, done]).toEqual([2, [1, 2, 3, 4, 5]])
})

test('a client that has too many in it is refused, and others are not', async () => {
  const { outcomesOf } = openDiary({ atOnce: 1, inAll: 9, ofClient: 2 })
  const outcomes = await outcomesOf(['crowd', 'crowd', 'crowd', 'crowd', 'alone'])
  expect(outcomes).toEqual(['done', 'done', 'done', 'busy', 'done'])
})

test('where the line is full, those who wait most often are refused', async () => {
  const { begun, outcomesOf } = openDiary({ atOnce: 1, inAll: 4 })
  const clients = ['loud', 'loud', 'loud', 'loud', 'loud', 'loud', 'one', 'two']
  const outcomes = await outcomesOf(clients)
  expect(outcomes).toEqual(['done', 'done', 'done', 'busy', 'busy', 'busy', 'done', 'done'])
  expect(begun).toEqual(['loud', 'loud', 'one', 'two', 'loud'])
})

test('where everybody waits once, the last one is refused because the line is full', async () => {
  const { outcomesOf } = openDiary({ atOnce: 1, inAll: 2 })
  expect(await outcomesOf(['one', 'two', 'three', 'late'])).toEqual([
    'done',
    'done',
    'done',
    'busy',
  ])
})

test('nobody waits longer than the line says', async () => {
  const { ask, finishAll } = openDiary({ atOnce: 1, inAll: 4, patienceMs: 1 })
  const first = ask('one')
  expect((await ask('two')).outcome).toBe('busy')
  // Whose turn it is has as much time as it takes.
  const next = ask('three')
  await finishAll()
  expect((await first).outcome).toBe('done')
  await next
})

test('work that fails makes room for the next', async () => {
  const line = new WaitingLine({ atOnce: 1, inAll: 1 })
  const failing = line.take('one', () => Promise.reject(new Error('the roof fell in')))
  const next = line.take('two', async () => 'done')
  await expect(failing).rejects.toThrow('roof')
  expect(await next).toEqual({ outcome: 'done', result: 'done' })
})

test('work runs in the name of who asked for it, not of who was before', async () => {
  const line = new WaitingLine({ atOnce: 1, inAll: 9 })
  const who = new AsyncLocalStorage<string>()
  const turns = ['Karim', 'Rahima', 'Salma'].map((name) =>
    who.run(name, () =>
      line.take(name, async () => {
        await pause()
        return who.getStore()
      }),
    ),
  )
  const results = (await Promise.all(turns)).map((turn) => 'result' in turn && turn.result)
  expect(results).toEqual(['Karim', 'Rahima', 'Salma'])
})
