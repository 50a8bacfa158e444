import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dhaka } from '#shop/visitors/place.ts'

interface Answer {
  status: number
  ok?: boolean
  headers: Headers
  text: () => Promise<string>
}

const minute = 60_000
const hour = 60 * minute

/** One tab of a browser, as far as the session looks at it. */
let stored: Map<string, string>
let page: EventTarget & {
  location: Record<'href' | 'pathname' | 'search' | 'hash', string> & {
    assign: ReturnType<typeof vi.fn>
  }
}
let asked: string[]
let bodies: (string | undefined)[]
/** What the shop answers to each call. */
let answers: Record<string, () => Answer>
let locked: string[]

const token = (expiresAt: number, more = {}) =>
  `e30.${Buffer.from(JSON.stringify({ email: 'rahima@example.com', exp: expiresAt / 1000, ...more })).toString('base64url')}.x`

/** Answered in the same turn: a real one takes turns of its own, which no pretended clock counts. */
const json = (content: object, status = 200): Answer => ({
  status,
  headers: new Headers(),
  text: async () => JSON.stringify(content),
})
const newToken = () => json({ token: token(Date.now() + hour), role: 'customer' })

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: 0 })
  stored = new Map([['access-token', token(hour)]])
  page = Object.assign(new EventTarget(), {
    location: {
      href: 'http://localhost/dashboard/myOrder',
      pathname: '/dashboard/myOrder',
      search: '',
      hash: '',
      assign: vi.fn(),
    },
  })
  asked = []
  bodies = []
  locked = []
  answers = { '/api/jwt': newToken, '/api/auth/sign-out': () => json({}) }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { hidden: false, querySelector: () => null, cookie: '' }),
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('navigator', {
    userAgent: 'A browser',
    locks: {
      request: async (name: string, work: () => Promise<unknown>) => {
        locked.push(name)
        return work()
      },
    },
  })
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    asked.push(path)
    bodies.push(body)
    const answer = answers[path]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

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

const typedAtCheckout = ['checkout-draft', 'checkout-attempt', 'last-order']
const typeAtCheckout = () => typedAtCheckout.forEach((key) => stored.set(key, '{}'))
const storedOfCheckout = () => typedAtCheckout.filter((key) => stored.has(key))

test('a session that only ended loses nothing of what I typed at the checkout', async () => {
  answers['/api/jwt'] = () => json({ code: 'sign-in-required' }, 401)
  answers['/api/auth/session'] = () => json({ user: null })
  typeAtCheckout()
  await begin()
  await pass(55 * minute)
  expect(stored.has('access-token')).toBe(false)
  expect(storedOfCheckout()).toEqual(typedAtCheckout)
})

test('when I sign out, the next one at this browser finds neither my address nor my last order', async () => {
  typeAtCheckout()
  stored.set('cart', '[]')
  const { signOut } = await import('./sign-out/sign-out.ts')
  delete answers['/api/auth/sign-out']
  expect(await signOut()).toBe('no-connection')
  expect(storedOfCheckout()).toEqual(typedAtCheckout)
  expect(document.cookie).toMatch(/^haat\.signed-out=;/)
  answers['/api/auth/sign-out'] = () => json({})
  expect(await signOut()).toBe('signed-out')
  expect([...stored.keys()]).toEqual(['cart'])
})

test('nor who was here: neither an address nor an account stays in the session of the tab', async () => {
  const ofTab = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => ofTab.get(key) ?? null,
    setItem: (key: string, value: string) => ofTab.set(key, value),
    removeItem: (key: string) => ofTab.delete(key),
  })
  stored.set('access-token', token(hour, { sub: 'account-1' }))
  answers['/api/visitor'] = () => ({ ...json({}), ok: true })
  const { trackVisit } = await import('../location/track-visit.ts')
  trackVisit(dhaka)
  expect([...ofTab.values()]).toEqual(['account-1', 'account-1'])
  const { isNewVisit } = await import('../location/tracked-visit.ts')
  expect(isNewVisit('sent', 'account-1')).toBe(false)
  const { signOut } = await import('./sign-out/sign-out.ts')
  expect(await signOut()).toBe('signed-out')
  expect([...ofTab.values()]).toEqual(['anonymous'])
  expect(isNewVisit('sent', 'account-1')).toBe(true)
})

test('nor when I am blocked', async () => {
  answers['/api/jwt'] = () => json({ code: 'user-disabled' }, 403)
  typeAtCheckout()
  const { resumeSession } = await import('./resume-session.ts')
  expect(await resumeSession()).toBe('blocked')
  expect(storedOfCheckout()).toEqual([])
  typeAtCheckout()
  const { endSession } = await import('./sign-out/end-session.ts')
  await endSession('blocked')
  expect(storedOfCheckout()).toEqual([])
})

test('nor when my account is deleted; a guest who opens that page keeps everything', async () => {
  answers['/api/jwt'] = () => json({ code: 'sign-in-required' }, 401)
  answers['/api/auth/session'] = () => json({ user: null })
  const { clearSignedOut } = await import('./sign-out/clear-signed-out.ts')
  typeAtCheckout()
  await clearSignedOut()
  // Nothing that would be refused.
  expect(asked).toEqual(['/api/auth/session'])
  expect(stored.has('access-token')).toBe(false)
  expect(storedOfCheckout()).toEqual([])
  typeAtCheckout()
  await clearSignedOut()
  expect(storedOfCheckout()).toEqual(typedAtCheckout)
})

test('nor when I had left, and the shop could not say so at once', async () => {
  answers['/api/auth/session'] = () => json({}, 503)
  answers['/api/jwt'] = () => json({ code: 'sign-in-required' }, 401)
  const { clearSignedOut } = await import('./sign-out/clear-signed-out.ts')
  typeAtCheckout()
  // The page may be left as soon as the token is gone, before the shop has heard of it.
  const whenTold: unknown[] = []
  answers['/api/auth/sign-out'] = () => {
    whenTold.push(stored.has('access-token'), storedOfCheckout())
    return json({})
  }
  expect(await clearSignedOut()).toBe('signed-out')
  expect(whenTold).toEqual([false, []])
})

test('nor when I had left, and another part of the page noticed it first', async () => {
  const { endSession } = await import('./sign-out/end-session.ts')
  typeAtCheckout()
  await endSession('signed-out')
  expect(storedOfCheckout()).toEqual(typedAtCheckout)
  page.location.hash = '#signed-out'
  await endSession('signed-out')
  expect(storedOfCheckout()).toEqual([])
})

test('nor when I pressed Sign out while the page came to life, and its first call was refused', async () => {
  const here = { querySelector: () => null, cookie: 'haat.signed-out=1' }
  vi.stubGlobal('document', Object.assign(new EventTarget(), here))
  answers['/api/auth/session'] = () => json({ user: null })
  const { endSession } = await import('./sign-out/end-session.ts')
  typeAtCheckout()
  await endSession('signed-out')
  expect(storedOfCheckout()).toEqual([])
  // The token was gone before the shop had said so: then the next page clears up, at once and without a call.
  const { clearSignedOut } = await import('./sign-out/clear-signed-out.ts')
  typeAtCheckout()
  asked.length = 0
  expect(await clearSignedOut()).toBe('signed-out')
  expect(asked).toEqual([])
  expect(storedOfCheckout()).toEqual([])
  expect(document.cookie).toMatch(/^haat\.signed-out=;.*Max-Age=0/)
})

test('nor when that was answered while this page said goodbye to the session itself', async () => {
  const here = { querySelector: () => null, cookie: '' }
  vi.stubGlobal('document', Object.assign(new EventTarget(), here))
  answers['/api/auth/sign-out'] = () => {
    document.cookie = 'haat.signed-out=1'
    return json({})
  }
  const { endSession } = await import('./sign-out/end-session.ts')
  typeAtCheckout()
  await endSession('signed-out')
  expect(storedOfCheckout()).toEqual([])
})

test('nor when I leave before the shop has answered, or another part of the page is refused first', async () => {
  const { signOut } = await import('./sign-out/sign-out.ts')
  const { endSession } = await import('./sign-out/end-session.ts')
  let answer = (_text: string) => {}
  const held = new Promise<string>((resolve) => (answer = resolve))
  const later = [{ ...json({}), text: () => held }, json({})]
  answers['/api/auth/sign-out'] = () => later.shift() ?? json({})
  typeAtCheckout()
  const leaving = signOut()
  await vi.waitFor(() => expect(asked).toContain('/api/auth/sign-out'))
  expect(document.cookie).toMatch(/^haat\.signed-out=1;.*Max-Age=31536000/)
  await endSession('signed-out')
  expect(storedOfCheckout()).toEqual([])
  answer('{}')
  expect(await leaving).toBe('signed-out')
  expect(document.cookie).toMatch(/^haat\.signed-out=;.*Max-Age=0/)
})

test('and I am led to the page to sign in, though calls of the page that I leave are refused', async () => {
  answers['/api/jwt'] = () => json({ code: 'sign-in-required' }, 401)
  const { signOut } = await import('./sign-out/sign-out.ts')
  const { claimSession } = await import('./claim-session.ts')
  const { endSession } = await import('./sign-out/end-session.ts')
  await signOut()
  await claimSession('rahima@example.com')
  expect(asked).not.toContain('/api/jwt')
  await endSession('signed-out')
  expect(new Set(page.location.assign.mock.calls.flat())).toEqual(new Set(['/login']))
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
