import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A page of the back office, as far as it asks the shop. */
let stored: Map<string, string>
let answer: { status: number; content: unknown } | 'no-connection'
let asked: { path: string; method: string | undefined; signal: AbortSignal | undefined }[]
const goTo = vi.fn<(path: string) => void>()
/** The fields of the page. */
let fields: { value: string; defaultValue: string }[]

beforeEach(() => {
  vi.resetModules()
  goTo.mockClear()
  asked = []
  fields = []
  stored = new Map([['user-role', 'moderator']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  const location = { pathname: '/dashboard/orders', search: '?q=lamp', hash: '', assign: goTo }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }))
  vi.stubGlobal('document', {
    querySelector: () => null,
    querySelectorAll: () => fields,
    cookie: '',
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('navigator', { userAgent: 'A browser' })
  vi.stubGlobal('fetch', async (path: string, { method, signal }: RequestInit) => {
    asked.push({ path, method, signal: signal ?? undefined })
    if (path === '/api/auth/sign-out') return Response.json({})
    if (answer === 'no-connection') throw new TypeError('Failed to fetch')
    return Response.json(answer.content, { status: answer.status })
  })
})
afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()
async function ask(): Promise<unknown> {
  const { askForData } = await import('./ask-as-staff.ts')
  return askForData('/dashboard/orders/now', new URLSearchParams({ q: 'lamp' }), signal)
}

test('a script of the back office gets what it asks for, and can take its question back', async () => {
  answer = { status: 200, content: { more: 2 } }
  expect(await ask()).toEqual({ more: 2 })
  expect(asked).toEqual([{ path: '/dashboard/orders/now?q=lamp', method: 'GET', signal }])
  expect(goTo).not.toHaveBeenCalled()
})

test.each([
  [401, 'sign-in-required', '#session-ended'],
  [403, 'user-disabled', '#account-blocked'],
])(
  'where the session has ended (%i %s) the page goes to the login and remembers where it was (spec 8)',
  async (status, code, why) => {
    answer = { status, content: { code } }
    expect(await ask()).toBeUndefined()
    expect(goTo).toHaveBeenCalledWith(`/login?from=%2Fdashboard%2Forders%3Fq%3Dlamp${why}`)
    expect(stored.get('user-role')).toBe(code === 'user-disabled' ? 'blocked' : undefined)
  },
)

test('an account that is known to be blocked asks nothing more (spec 6)', async () => {
  stored.set('user-role', 'blocked')
  expect(await ask()).toBeUndefined()
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/sign-out'])
  expect(goTo).toHaveBeenCalledOnce()
})

test.each([{ status: 503, content: { code: 'database-away' } }, 'no-connection'] as const)(
  'a shop in trouble, or none, signs nobody out (%j)',
  async (given) => {
    answer = given
    expect(await ask()).toBeUndefined()
    expect(goTo).not.toHaveBeenCalled()
  },
)

test('what a page asks by itself takes nobody away from what they type; as soon as nothing is typed, it leads to the login', async () => {
  answer = { status: 401, content: { code: 'sign-in-required' } }
  const { askInBackground, callInBackground } = await import('./ask-as-staff.ts')
  const askTwice = async () => [
    await askInBackground('/dashboard/orders/now', new URLSearchParams(), signal),
    await callInBackground('/orders/7/presence', { method: 'PUT' }),
  ]
  fields = [{ value: 'She is at work until six', defaultValue: '' }]
  expect(await askTwice()).toEqual([undefined, undefined])
  expect(goTo).not.toHaveBeenCalled()
  expect(stored.get('user-role')).toBe('moderator')
  fields = [{ value: '', defaultValue: '' }]
  await askTwice()
  expect(goTo).toHaveBeenCalled()
  expect(stored.get('user-role')).toBeUndefined()
})
