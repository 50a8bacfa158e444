import { expect, test } from 'vitest'
import { inLine } from './upload-line.ts'

const never = () => new AbortController().signal

test('two uploads chosen at once are sent one after the other', async () => {
  const log: string[] = []
  const first = Promise.withResolvers<string>()
  const one = inLine(never(), () => {
    log.push('first begins')
    return first.promise
  })
  const two = inLine(never(), async () => {
    log.push('second begins')
    return 'second'
  })
  await Promise.resolve()
  expect(log).toEqual(['first begins'])
  first.resolve('first')
  expect([await one, await two]).toEqual(['first', 'second'])
  expect(log).toEqual(['first begins', 'second begins'])
})

test('an upload that fails lets the next one begin', async () => {
  const failing = inLine(never(), () => Promise.reject(new Error('lost')))
  const next = inLine(never(), async () => 'sent')
  await expect(failing).rejects.toThrow('lost')
  expect(await next).toBe('sent')
})

test('an upload that is stopped while it waits ends at once and never begins', async () => {
  const first = Promise.withResolvers<string>()
  const one = inLine(never(), () => first.promise)
  const stopping = new AbortController()
  let hasBegun = false
  const two = inLine(stopping.signal, async () => {
    hasBegun = true
    return 'second'
  })
  stopping.abort()
  expect(await two).toBeUndefined()
  first.resolve('first')
  await one
  expect(await inLine(never(), async () => 'third')).toBe('third')
  expect(hasBegun).toBe(false)
})
