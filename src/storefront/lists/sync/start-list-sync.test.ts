import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A browser on the page to sign in on; each call of the shop is counted. */
let asked: string[]
const claims = { email: 'rahima@example.com', sub: 'rahima', exp: Date.now() / 1000 + 3600 }
const token = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

beforeEach(() => {
  vi.resetModules()
  asked = []
  const stored = new Map<string, string>()
  const page = Object.assign(new EventTarget(), { location: { pathname: '/login', hash: '' } })
  const listen = page.addEventListener.bind(page)
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', page.location)
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('document', {
    addEventListener: listen,
    querySelector: () => null,
    hidden: false,
    cookie: '',
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`)
    const text = async () => JSON.stringify({ version: 0, cart: [], wishlist: [] })
    return { status: 200, headers: new Headers(), text }
  })
})

afterEach(() => vi.unstubAllGlobals())

const start = async () => (await import('./start-list-sync.ts')).startListSync()

test('who has just signed in gets their lists, also where the code to sync them came after that', async () => {
  const { storeToken } = await import('#storefront/session/stored-session.ts')
  storeToken(token, 'customer')
  await start()
  await vi.waitFor(() => expect(asked).toEqual(['GET /api/me/lists']))
})

test('a session of an earlier visit is asked for first, and its lists come once it is known to go on', async () => {
  localStorage.setItem('access-token', token)
  await start()
  // What would be asked is asked in the next turn.
  await new Promise((resume) => setTimeout(resume))
  expect(asked).toEqual([])
  const { storeToken } = await import('#storefront/session/stored-session.ts')
  storeToken(token, 'customer')
  await vi.waitFor(() => expect(asked).toEqual(['GET /api/me/lists']))
})
