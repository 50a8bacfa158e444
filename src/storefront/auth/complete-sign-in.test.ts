import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TrackedEvent } from '../analytics/track-event.ts'

const inAnHour = Math.floor(Date.now() / 1000) + 3600
const token = `e30.${Buffer.from(JSON.stringify({ email: 'rahima@example.com', exp: inAnHour })).toString('base64url')}.x`
const user = { email: 'rahima@example.com', displayName: 'Rahima', photoURL: null }

let stored: Map<string, string>
/** What the shop answers to each call; it is away where nothing stands here. */
let answers: Record<string, [status: number, content: object]>
let asked: [path: string, body: unknown][]
let tracked: TrackedEvent[]

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  stored = new Map()
  asked = []
  tracked = []
  answers = {
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
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked.push([path, JSON.parse(body ?? 'null')])
    const [status, content] = answers[path] ?? [503, { code: 'database-away' }]
    return Response.json(content, { status })
  })
  const { onEvent } = await import('../analytics/track-event.ts')
  onEvent((event) => tracked.push(event))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The page's action has let somebody in. */
const letIn = {
  submission: { payload: {}, fields: [], intent: null },
  reset: true,
  answer: { person: user },
}
const signedIn = { how: 'signed-in', method: 'password' } as const

test('after signing in the token is asked for and kept, then the profile is stored (spec 4, 7)', async () => {
  const { afterAuth } = await import('./after-auth.ts')
  expect(await afterAuth(letIn, signedIn)).toBe(letIn)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked).toEqual([
    ['/api/jwt', { email: user.email }],
    ['/api/user/rahima%40example.com', { name: 'Rahima', photoURL: null }],
  ])
  expect(stored.get('user-role')).toBe('customer')
  expect(stored.get('access-token')).toBe(token)
  // What the shop answered to the profile is the current user (spec 7).
  const current = () => JSON.parse(stored.get('current-user') ?? 'null') as unknown
  await vi.waitFor(() => expect(current()).toEqual({ ...user, displayName: 'Rahima Khatun' }))
})

test('the tag manager receives how somebody signed in, and whether they are new, not who', async () => {
  const { afterAuth } = await import('./after-auth.ts')
  const { completeSignIn } = await import('./complete-sign-in.ts')
  await afterAuth(letIn, { how: 'signed-up', method: 'password' })
  await afterAuth(letIn, signedIn)
  await completeSignIn(user, { how: 'signed-in', method: 'google' })
  expect(tracked.map(({ event }) => event)).toEqual([
    { type: 'authenticated', how: 'signed-up', method: 'password' },
    { type: 'authenticated', how: 'signed-in', method: 'password' },
    { type: 'authenticated', how: 'signed-in', method: 'google' },
  ])
})

test.each([
  [403, { code: 'user-disabled' }, 'user-disabled'],
  [503, { code: 'database-away' }, 'away'],
])(
  'who is let in and gets no token (%i) is not signed in here, and it is known why (spec 8)',
  async (status, content, trouble) => {
    answers['/api/jwt'] = [status, content]
    const { afterAuth } = await import('./after-auth.ts')
    expect((await afterAuth(letIn, signedIn)).error?.formErrors).toEqual([trouble])
    expect([...stored]).toEqual([])
    expect(tracked).toEqual([])
  },
)
