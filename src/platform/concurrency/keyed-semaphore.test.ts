import { expect, test } from 'vitest'
import { KeyedSemaphore } from './keyed-semaphore.ts'

const pause = () => new Promise((resume) => setImmediate(resume))

function openDiary() {
  const semaphore = new KeyedSemaphore()
  const diary: string[] = []
  const work = (name: string, things: string[]) =>
    semaphore.take(things, async () => {
      diary.push(`${name} begins`)
      await pause()
      diary.push(`${name} ends`)
      if (name === 'failing') throw new Error('the roof fell in')
    })
  return { diary, work }
}

test('of work on the same thing two are under way, in the order they came; other work does not wait', async () => {
  const { diary, work } = openDiary()
  const teapots = ['first', 'second', 'third'].map((name) => work(name, ['teapot']))
  await Promise.all([...teapots, work('other', ['towel'])])
  const at = (entry: string) => diary.indexOf(entry)
  expect(at('second begins')).toBeLessThan(at('first ends'))
  expect(at('other begins')).toBeLessThan(at('first ends'))
  expect(at('third begins')).toBeGreaterThan(at('first ends'))
})

test('those that want the same things in another order do not wait for each other for ever', async () => {
  const { diary, work } = openDiary()
  const wanted = Array.from({ length: 8 }, (_, index) =>
    ['teapot', 'towel'].toSorted(() => index % 2),
  )
  await Promise.all(wanted.map((things, index) => work(`number ${index}`, things)))
  expect(diary).toHaveLength(16)
})

test('after a failure the next one has its turn', async () => {
  const { diary, work } = openDiary()
  const names = ['failing', 'second', 'next']
  const results = await Promise.allSettled(names.map((name) => work(name, ['teapot'])))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(diary.at(-1)).toBe('next ends')
})
