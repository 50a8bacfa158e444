import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noTotals } from '../../src/shop/import/report/tally.ts'
import { openScreen } from './import-screen.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

function open(dryRun: boolean) {
  const [output, progress] = [new PassThrough(), new PassThrough()]
  const read = (stream: PassThrough) => String(stream.read() ?? '')
  const screen = openScreen({ dryRun, output, progress })
  return { screen, said: () => read(output), shown: () => read(progress) }
}

test('without a terminal a line each ten seconds says how far the import is', () => {
  const { screen, shown } = open(false)
  vi.advanceTimersByTime(10_000)
  expect(shown()).toBe('The file is being read.\n')
  for (let done = 1; done <= 500; done++)
    screen.onEvent({ kind: 'progress', done, of: 4000, totals: noTotals })
  vi.advanceTimersByTime(9999)
  expect(shown()).toBe('')
  vi.advanceTimersByTime(1)
  expect(shown()).toBe('500 of 4000 products\n')
  // One picture may take longer than that.
  vi.advanceTimersByTime(10_000)
  expect(shown()).toBe('500 of 4000 products\n')
  screen.close()
  vi.advanceTimersByTime(60_000)
  expect(shown()).toBe('')
})

test('what changes is said in a dry run, what stays out always', () => {
  for (const dryRun of [true, false]) {
    const { screen, said } = open(dryRun)
    screen.onEvent({ kind: 'change', line: 2, reason: 'POT: price 350 → 400' })
    screen.onEvent({ kind: 'bad-row', line: 3, reason: 'There is no price' })
    expect(said()).toBe(
      `${dryRun ? 'line 2: POT: price 350 → 400\n' : ''}line 3: There is no price\n`,
    )
    screen.close()
  }
})
