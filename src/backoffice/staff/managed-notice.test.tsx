import { overwriteGetLocale } from '#paraglide/runtime.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { refused } from '#pages/form/form-result.ts'
import { ManagedNotice } from './managed-notice.tsx'

afterEach(() => overwriteGetLocale(() => 'en'))

const person = {
  id: '01980000-0000-7000-8000-000000000001',
  name: 'Karim',
  email: 'karim@example.com',
  emailVerified: true,
  role: 'customer',
  blockedAt: null,
  hasSecondFactor: false,
  since: '2026-11-22T10:00:00Z',
} as const

function noticeOn(path: string): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <ManagedNotice result={refused({ trouble: 'requires-recent-login' })} person={person} />
    </MemoryRouter>,
  )
}

test('anyone who is to sign in again sees why, and gets a way there that leads back', () => {
  const page = noticeOn('/dashboard/users/1?a=b')
  expect(page).toContain('Please sign in again to do this.')
  expect(page).toContain('name="from" value="/dashboard/users/1?a=b"')
  expect(page).toMatch(/<form action="\/dashboard" method="post"/)
  expect(page).toMatch(/value="sign-out"[^>]*name="what">Sign in again</)
  overwriteGetLocale(() => 'bn')
  const inBangla = noticeOn('/bn/dashboard/users/1')
  expect(inBangla).toContain('এটি করতে আবার লগইন করুন।')
  expect(inBangla).toMatch(/value="sign-out"[^>]*>আবার লগইন করুন</)
  expect(inBangla).not.toMatch(/sign in|Sign in|minutes/)
})
