import { expect, test } from 'vitest'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import { formatMoment } from '#ui/text/moment.tsx'
import { inWords } from './moment-in-words.ts'

const afterMidnight = '2026-11-20T18:05:00Z'
const evening = '2026-11-21T12:00:00Z'

test('both languages write the time by one clock of 24 hours, in their own digits (D26)', () => {
  expect(inWords(evening, 'en')).toContain('18:00')
  expect(inWords(evening, 'bn')).toContain('১৮:০০')
  expect(inWords(afterMidnight, 'en')).toContain('00:05')
  expect(inWords(afterMidnight, 'bn')).toContain('০০:০৫')
})

test.each([
  ['en', '00:05'],
  ['bn', '০০:০৫'],
] as const)('so do the times in the account (%s)', (language, time) => {
  overwriteGetLocale(() => language)
  expect(formatMoment(afterMidnight, true)).toContain(time)
  expect(formatMoment(afterMidnight, true)).not.toMatch(/[ap]m/i)
})
