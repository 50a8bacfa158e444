import { expect, test } from 'vitest'
import { lastPeriod } from './mail-period.ts'

test('a week ends on Saturday, a month on its last day', () => {
  // A Sunday, a Saturday, a Thursday.
  expect(lastPeriod('week', '2026-11-22')).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(lastPeriod('week', '2026-11-28')).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(lastPeriod('week', '2026-11-26')).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(lastPeriod('month', '2028-03-01')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(lastPeriod('month', '2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})
