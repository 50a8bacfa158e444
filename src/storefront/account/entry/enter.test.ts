import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Told } from '../../analytics/tell.ts'

const inAnHour = Math.floor(Date.now() / 1000) + 3600
const token = `e30.${Buffer.from(JSON.stringify({ email: 'rahima@example.com', exp: inAnHour })).toString('base64url')}.x`
const user = { email: 'rahima@example.com', displayName: 'Rahima', photoURL: null }

let stored: Map<string, string>
/** What the shop answers to each call; it is away where nothing stands here. */
let answers: Record<string, [status: number, content: object]>
let asked: [address: string, body: unknown][]
let told: Told[]

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  stored = new Map()
  asked = []
  told = []
  answers = {
    '/api/auth/sign-up': [201, { user }],
    '/api/auth/sign-in': [200, { user }],
    '/api/jwt': [200, { token, role: 'customer' }],
    '/api/user/rahima%40example.com': [
      200,
      { ...user, displayName: 'Rahima Khatun', role: 'customer' },
    ],
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('navigator', {})
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { hidden: false, querySelector: () => null }),
  )
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    asked.push([address, JSON.parse(body ?? 'null')])
    const [status, content] = answers[address] ?? [503, { code: 'database-away' }]
    return Response.json(content, { status })
  })
  const { listen } = await import('../../analytics/tell.ts')
  listen((event) => told.push(event))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const typed = { email: user.email, password: 'tulsi-pata' }

test('after signing in the token is asked for and kept, then the profile is stored (spec 4, 7)', async () => {
  const { enter } = await import('./enter.ts')
  expect(await enter('/auth/sign-in', typed)).toEqual({ outcome: 'sent' })
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  expect(asked).toEqual([
    ['/api/auth/sign-in', typed],
    ['/api/jwt', { email: user.email }],
    ['/api/user/rahima%40example.com', { name: 'Rahima', photoURL: null }],
  ])
  expect(stored.get('user-role')).toBe('customer')
  expect(stored.get('access-token')).toBe(token)
  // What the shop answered to the profile is the current user (spec 7).
  const current = () => JSON.parse(stored.get('current-user') ?? 'null') as unknown
  await vi.waitFor(() => expect(current()).toEqual({ ...user, displayName: 'Rahima Khatun' }))
})

test('the tag manager hears how somebody came in, and whether they are new, not who', async () => {
  const { enter, comeIn } = await import('./enter.ts')
  await enter('/auth/sign-up', typed)
  await enter('/auth/sign-in', typed)
  await comeIn(user, { how: 'signed-in', method: 'google' })
  expect(told.map(({ event }) => event)).toEqual([
    { type: 'came-in', how: 'signed-up', method: 'password' },
    { type: 'came-in', how: 'signed-in', method: 'password' },
    { type: 'came-in', how: 'signed-in', method: 'google' },
  ])
})

test.each([
  [401, { code: 'invalid-credential' }, 'invalid-credential'],
  [403, { code: 'user-disabled' }, 'user-disabled'],
  [429, {}, 'too-many-requests'],
  [503, { code: 'database-away' }, 'away'],
])(
  'refused with %i, nobody is signed in, and it is known why (spec 8)',
  async (status, content, outcome) => {
    answers['/api/auth/sign-in'] = [status, content]
    const { enter } = await import('./enter.ts')
    expect(await enter('/auth/sign-in', typed)).toEqual({ outcome })
    expect([...stored]).toEqual([])
    expect(told).toEqual([])
  },
)

test('who is let in and gets no token is not signed in here', async () => {
  delete answers['/api/jwt']
  const { enter } = await import('./enter.ts')
  expect(await enter('/auth/sign-in', typed)).toEqual({ outcome: 'away' })
  expect([...stored]).toEqual([])
  expect(told).toEqual([])
})
