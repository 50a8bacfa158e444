import { overwriteGetLocale } from '#paraglide/runtime.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { AuditRows, showEntry } from './audit-rows.tsx'

afterEach(() => overwriteGetLocale(() => 'en'))

const id = '01980000-0000-7000-8000-000000000001'

test('on a page in Bangla what was before and after is in Bangla, however the entry was read', () => {
  const entry = showEntry(
    {
      id,
      at: new Date('2026-11-21T10:00:00Z'),
      action: 'role-changed',
      actorId: null,
      subjectType: 'person',
      subjectId: id,
      subjectName: null,
      before: { role: 'customer' },
      after: { role: 'moderator', left: 7 },
      origin: 'shell',
    },
    new Map(),
    new Map(),
  )
  overwriteGetLocale(() => 'bn')
  const page = renderToStaticMarkup(<AuditRows entries={[entry]} />)
  expect(page).toContain('মডারেটর')
  expect(page).toContain('৭')
  expect(page).not.toMatch(/Moderator|Customer|Codes left/)
})
