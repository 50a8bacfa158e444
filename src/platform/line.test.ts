import { expect, test } from 'vitest'
import { Line } from './line.ts'

test('one at a time, in the order they came, also behind one that failed', async () => {
  const line = new Line({ longest: 9, eachSender: 9 })
  const done: number[] = []
  let underWay = 0
  const turns = [1, 2, 3].map((one) =>
    line.take(undefined, async () => {
      expect(++underWay).toBe(1)
      await new Promise((next) => setImmediate(next))
      underWay--
      done.push(one)
      if (one === 2) throw new Error('two')
    }),
  )
  const results = await Promise.allSettled(turns)
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(done).toEqual([1, 2, 3])
})

test('the line has an end, and one sender does not fill it', async () => {
  const line = new Line({ longest: 3, eachSender: 2 })
  const finish = Promise.withResolvers<void>()
  const come = (sender?: string) => line.take(sender, () => finish.promise)
  const [first, second, third] = [come('a'), come('a'), come('a')]
  expect(await third).toEqual({ outcome: 'full' })
  const other = come('b')
  expect(await come()).toEqual({ outcome: 'full' })
  finish.resolve()
  expect(await Promise.all([first, second, other])).toMatchObject([{ outcome: 'done' }, {}, {}])
  expect(await come('a')).toMatchObject({ outcome: 'done' })
})
