import { expect, test, vi } from 'vitest'
import {
  answers,
  asked,
  bodies,
  hour,
  json,
  locked,
  minute,
  newToken,
  page,
  stored,
  token,
  useBrowserTab,
} from '../../../tests/support/browser/browser-tab.ts'

useBrowserTab()

async function begin() {
  const { keepSessionAlive } = await import('./keep-session-alive.ts')
  keepSessionAlive()
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const tokensAsked = () => asked.filter((path) => path === '/api/jwt').length
const fromAnotherTab = () => page.dispatchEvent(new Event('storage'))

test('five minutes before the end of a token the next one is fetched, and so on (spec 9)', async () => {
  await begin()
  await pass(55 * minute - 1)
  expect(tokensAsked()).toBe(0)
  await pass(1)
  expect(tokensAsked()).toBe(1)
  expect(locked).toEqual(['access-token'])
  await pass(55 * minute)
  expect(tokensAsked()).toBe(2)
  expect(stored.get('user-role')).toBe('customer')
})

test('what another tab has fetched is not fetched again', async () => {
  await begin()
  await pass(54 * minute)
  stored.set('access-token', token(Date.now() + hour))
  fromAnotherTab()
  await pass(54 * minute)
  expect(tokensAsked()).toBe(0)
  await pass(minute)
  expect(tokensAsked()).toBe(1)
})

test('without a network it is tried again after 30 seconds, then after a minute, and nobody is signed out', async () => {
  delete answers['/api/jwt']
  await begin()
  await pass(55 * minute)
  expect(tokensAsked()).toBe(1)
  await pass(30_000)
  expect(tokensAsked()).toBe(2)
  await pass(minute - 1)
  expect(tokensAsked()).toBe(2)
  answers['/api/jwt'] = newToken
  await pass(1)
  expect(tokensAsked()).toBe(3)
  expect(stored.has('access-token')).toBe(true)
  await pass(55 * minute)
  expect(tokensAsked()).toBe(4)
})

test('a shop in trouble signs nobody out, and is not asked on and on', async () => {
  answers['/api/jwt'] = () => json({ code: 'database-away' }, 503)
  await begin()
  await pass(hour)
  expect(tokensAsked()).toBe(1)
  expect(stored.has('access-token')).toBe(true)
})

test('a session that the shop has ended is over here, too, and I am at the login (spec 8)', async () => {
  answers['/api/jwt'] = () => json({ code: 'sign-in-required' }, 401)
  answers['/api/auth/session'] = () => json({ code: 'token-invalid' }, 401)
  await begin()
  await pass(55 * minute)
  expect(stored.has('access-token')).toBe(false)
  expect(stored.has('user-role')).toBe(false)
  expect(page.location.assign).toHaveBeenCalledWith('/login?from=%2Fdashboard%2FmyOrder')
})

test('one that ended because I am blocked says so (D8)', async () => {
  answers['/api/jwt'] = () => json({ code: 'sign-in-required' }, 401)
  answers['/api/auth/session'] = () => json({ code: 'user-disabled' }, 403)
  await begin()
  await pass(55 * minute)
  expect(stored.get('user-role')).toBe('blocked')
  expect(stored.has('access-token')).toBe(false)
  expect(page.location.assign).toHaveBeenCalledWith(
    '/login?from=%2Fdashboard%2FmyOrder#account-blocked',
  )
})

test('a page that the shop sent me from because I am blocked asks nothing more; an address that says so is not enough', async () => {
  const { clearBlocked } = await import('./sign-out/clear-blocked.ts')
  answers['/api/jwt'] = newToken
  const here = { querySelector: () => null, cookie: 'begun=1' }
  vi.stubGlobal('document', here)
  expect(await clearBlocked()).toBe('stored')
  expect(stored.has('access-token')).toBe(true)
  asked.length = 0
  here.cookie += '; haat.blocked=1'
  expect(await clearBlocked()).toBe('blocked')
  expect(asked).toEqual([])
  expect(stored.get('user-role')).toBe('blocked')
  expect(stored.has('access-token')).toBe(false)
})

test('a session that ended takes no other along that I began in another tab since', async () => {
  answers['/api/jwt'] = () => json({ code: 'sign-in-required' }, 401)
  answers['/api/auth/session'] = () => json({ user: null })
  const { resumeSession } = await import('./resume-session.ts')
  await resumeSession()
  const { claimSession } = await import('./claim-session.ts')
  await claimSession('rahima@example.com')
  const goodbyes = bodies.filter((_, index) => asked[index] === '/api/auth/sign-out')
  expect(goodbyes).toEqual(['{"onlyEnded":true}', '{"onlyEnded":true}'])

  stored.set('access-token', token(hour))
  answers['/api/orders'] = () => {
    stored.set('access-token', token(2 * hour))
    return json({ code: 'sign-in-required' }, 401)
  }
  const { callApiAsUser } = await import('./call-api-as-user.ts')
  expect(await callApiAsUser('/orders', { method: 'GET' })).toMatchObject({ status: 401 })
  expect(stored.get('access-token')).toBe(token(2 * hour))
})

test('with a new e-mail address I stay signed in: the session knows it', async () => {
  const refused = () => json({ code: 'sign-in-required' }, 401)
  const jwts = [refused, newToken]
  answers['/api/jwt'] = () => (jwts.shift() ?? refused)()
  answers['/api/auth/session'] = () => json({ user: { email: 'new@example.com' } })
  await begin()
  await pass(55 * minute)
  expect(stored.get('access-token')).toBe(token(Date.now() + hour))
  expect(bodies.at(-1)).toBe(JSON.stringify({ email: 'new@example.com' }))
  expect(page.location.assign).not.toHaveBeenCalled()
})

test('a profile that cannot be stored is logged only, and I am signed in (Error updating profile, spec 8)', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answers['/api/user/rahima%40example.com'] = () => json({ code: 'broken' }, 500)
  const { beginSession } = await import('./begin-session.ts')
  const person = { email: 'rahima@example.com', displayName: 'Rahima', photoURL: null }
  expect(await beginSession(person)).toBe('stored')
  await pass(1)
  expect(warned.mock.calls).toEqual([['Error updating profile']])
  expect(stored.get('access-token')).toBe(token(hour))
  warned.mockRestore()
})

test('the shop has 30 seconds to answer, and 60 on phones, whose networks are slower (spec 9)', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout')
  const { callApi } = await import('./call-api.ts')
  await callApi('/jwt', {})
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await callApi('/jwt', {})
  expect(patience.mock.calls).toEqual([[30_000], [60_000]])
  patience.mockRestore()
})

test('signed out in another tab, the account’s pages are left and the shop’s are not (spec 8)', async () => {
  await begin()
  stored.clear()
  page.location.pathname = '/shop'
  fromAnotherTab()
  expect(page.location.assign).not.toHaveBeenCalled()
  page.location.pathname = '/bn/dashboard'
  fromAnotherTab()
  expect(page.location.assign).toHaveBeenCalledWith('/login?from=%2Fbn%2Fdashboard')
  await pass(2 * hour)
  expect(tokensAsked()).toBe(0)
})

test('blocked in another tab, every page goes to the login (D8)', async () => {
  page.location.pathname = '/shop'
  await begin()
  stored.clear()
  stored.set('user-role', 'blocked')
  fromAnotherTab()
  expect(page.location.assign).toHaveBeenCalledWith('/login?from=%2Fshop#account-blocked')
})

test.each([401, 403])(
  'an authorized call that is refused (%i) signs me out here, and I am at the login (spec 8)',
  async (status) => {
    stored.set('user-role', 'customer')
    answers['/api/me/lists'] = () => json({ code: 'token-invalid' }, status)
    const { callApiAsUser } = await import('./call-api-as-user.ts')
    expect(await callApiAsUser('/me/lists', { method: 'GET' })).toMatchObject({ status })
    expect([...stored.keys()]).toEqual([])
    expect(page.location.assign).toHaveBeenCalledWith(
      '/login?from=%2Fdashboard%2FmyOrder#session-ended',
    )
  },
)

test('an authorized call carries the access token (spec 6)', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: object }) => {
    sent.push(headers)
    return json({})
  })
  const { callApiAsUser } = await import('./call-api-as-user.ts')
  await callApiAsUser('/me/lists', { method: 'GET' })
  expect(sent).toEqual([{ authorization: `Bearer ${token(hour)}` }])
})

const blocked = { status: 403, content: { title: 'Your account is blocked' } }

test('refused because I am blocked, it says so, and the role stays blocked (spec 6, 8)', async () => {
  answers['/api/me/lists'] = () =>
    json({ code: 'user-disabled', title: 'Your account is blocked' }, 403)
  const { callApiAsUser } = await import('./call-api-as-user.ts')
  expect(await callApiAsUser('/me/lists', { method: 'GET' })).toMatchObject(blocked)
  expect([...stored]).toEqual([['user-role', 'blocked']])
  expect(page.location.assign).toHaveBeenCalledWith(
    '/login?from=%2Fdashboard%2FmyOrder#account-blocked',
  )
})

test('where the kept role is blocked, an authorized call is rejected unasked, and I am signed out (spec 6)', async () => {
  stored.set('user-role', 'blocked')
  const { callApiAsUser } = await import('./call-api-as-user.ts')
  expect(await callApiAsUser('/me/lists', { method: 'GET' })).toMatchObject(blocked)
  expect(asked).toEqual(['/api/auth/sign-out'])
  expect([...stored]).toEqual([['user-role', 'blocked']])
  expect(page.location.assign).toHaveBeenCalledWith(
    '/login?from=%2Fdashboard%2FmyOrder#account-blocked',
  )
})

test('a page that finds the role blocked beside a token signs out at once (spec 2, 6)', async () => {
  stored.set('user-role', 'blocked')
  page.location.pathname = '/shop'
  await begin()
  await pass(1)
  expect([...stored]).toEqual([['user-role', 'blocked']])
  expect(page.location.assign).toHaveBeenCalledWith('/login?from=%2Fshop#account-blocked')
})
