import { expect, test } from 'vitest'
import { answerEntry } from './answer-entry.ts'
import type { Taken } from './take-entry.ts'

const came = {
  answer: { outcome: 'sent' },
  typed: { name: '', email: 'rahima@example.com' },
  cookies: ['haat.session_token=x; Path=/', 'haat.known=y; Path=/'],
} as const

function answerAt(path: string, taken: Taken = came): Response {
  try {
    answerEntry(taken, new URL(path, 'https://haat.example'))
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
  }
  throw new Error('Expected to be sent on')
}

test('without JavaScript I arrive where I wanted to go, signed in (spec 2)', () => {
  const from = encodeURIComponent('/bn/dashboard/myOrder?status=Shipped')
  const answer = answerAt(`/bn/login?from=${from}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/bn/dashboard/myOrder?status=Shipped',
  ])
  expect(answer.headers.getSetCookie()).toEqual(came.cookies)
})

test('never out of the shop, nor back to the way in; else to my account in my language', () => {
  for (const from of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/login', ''])
    expect(answerAt(`/bn/login?from=${encodeURIComponent(from)}`).headers.get('location')).toBe(
      '/bn/dashboard',
    )
  expect(answerAt('/register').headers.get('location')).toBe('/dashboard')
})

test('with a second factor I go on to its page first, and my aim comes along', () => {
  const half: Taken = { ...came, answer: { outcome: 'second-factor-required' }, cookies: ['a=b'] }
  const answer = answerAt('/bn/login?from=%2Fbn%2Fdashboard%2Fprofile', half)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/bn/login/code?from=%2Fbn%2Fdashboard%2Fprofile',
  ])
  expect(answer.headers.getSetCookie()).toEqual(['a=b'])
  const whole = answerAt('/bn/login/code?from=%2Fbn%2Fdashboard%2Fprofile')
  expect(whole.headers.get('location')).toBe('/bn/dashboard/profile')
})
