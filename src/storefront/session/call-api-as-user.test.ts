import { expect, test } from 'vitest'
import {
  answers,
  asked,
  hour,
  json,
  page,
  stored,
  token,
  useBrowserTab,
} from '../../../tests/support/browser/browser-tab.ts'

useBrowserTab()

const refuse = () => json({ code: 'token-invalid' }, 401)

async function ask(path: `/${string}`) {
  const { callApiAsUser } = await import('./call-api-as-user.ts')
  return callApiAsUser(path, { method: 'GET' })
}

test.each(['/checkout', '/bn/checkout', '/ordered', '/bn/ordered'])(
  'a session that ends on %s is cleared, and the page stays',
  async (path) => {
    page.location.pathname = path
    answers['/api/addresses'] = refuse
    expect(await ask('/addresses')).toMatchObject({ status: 401 })
    expect(stored.has('access-token')).toBe(false)
    expect(page.location.assign).not.toHaveBeenCalled()
  },
)

test('a blocked account leaves these pages, too (spec 6)', async () => {
  page.location.pathname = '/checkout'
  answers['/api/addresses'] = () => json({ code: 'user-disabled' }, 403)
  await ask('/addresses')
  expect(page.location.assign).toHaveBeenCalledWith(expect.stringMatching(/^\/login/))
})

test('other pages lead to the login and remember where (spec 8)', async () => {
  page.location.pathname = '/wishlist'
  answers['/api/addresses'] = refuse
  await ask('/addresses')
  expect(page.location.assign).toHaveBeenCalledWith('/login?from=%2Fwishlist#session-ended')
})

test('an order is not sent as a guest’s when the session ends while the token is renewed', async () => {
  page.location.pathname = '/checkout'
  stored.set('access-token', token(-hour))
  answers['/api/jwt'] = () => {
    // Another part of the page was refused first.
    stored.delete('access-token')
    return json({ code: 'sign-in-required' }, 401)
  }
  answers['/api/auth/session'] = () => json({ user: null })
  const { callApiAsUserOrGuest } = await import('./call-api-as-user.ts')
  const answer = await callApiAsUserOrGuest('/order', { json: '{}' })
  expect(answer).toMatchObject({ status: 401 })
  expect(asked).not.toContain('/api/order')
})
