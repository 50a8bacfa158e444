import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { AccountLink, AccountLinkOf } from './account-link.tsx'
import { readAccount, type Account } from '../session/use-account.ts'

const words = { account: 'ACCOUNT', login: 'LOGIN/REGISTER', className: '' }

const drawn = (state: Account) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/shop?q=lamp']}>
      <AccountLinkOf state={state} {...words} />
    </MemoryRouter>,
  )

afterEach(() => vi.unstubAllGlobals())

test('anyone who is not signed in is shown the way to sign in, and comes back (spec 2)', () => {
  expect(drawn('signed-out')).toContain('href="/login?from=%2Fshop%3Fq%3Dlamp"')
  expect(drawn('signed-out')).toContain('LOGIN/REGISTER')
})

test('anyone who is signed in is shown the way to the account (spec 2)', () => {
  expect(drawn('signed-in')).toContain('href="/dashboard"')
  expect(drawn('signed-in')).toContain('ACCOUNT')
})

test('what the server writes is the same for everybody: a ring that turns (D25, spec 2)', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <AccountLink {...words} />
    </MemoryRouter>,
  )
  expect(page).toContain('Loading')
  // A browser without JavaScript is not kept waiting.
  expect(page).toMatch(/<noscript>.*href="\/login\?from=%2F".*<\/noscript>/)
})

test('signed in is anyone who has an access token (spec 4)', () => {
  const stored = new Map([['access-token', 'abc']])
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
  expect(readAccount()).toBe('signed-in')
  stored.clear()
  expect(readAccount()).toBe('signed-out')
})

test('a browser that gives no storage has nobody signed in', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
  })
  expect(readAccount()).toBe('signed-out')
})
