import { afterEach, beforeEach, vi } from 'vitest'

interface Answer {
  status: number
  ok?: boolean
  headers: Headers
  text: () => Promise<string>
}

export const minute = 60_000
export const hour = 60 * minute

/** What the tab has stored, where it is, what it asked the shop, and which locks it took. Each test has its own. */
export let stored: Map<string, string>
export let page: EventTarget & {
  location: Record<'href' | 'pathname' | 'search' | 'hash', string> & {
    assign: ReturnType<typeof vi.fn>
  }
}
export let asked: string[]
export let bodies: (string | undefined)[]
/** What the shop answers to each call. */
export let answers: Record<string, () => Answer>
export let locked: string[]

export const token = (expiresAt: number, more = {}) =>
  `e30.${Buffer.from(JSON.stringify({ email: 'rahima@example.com', exp: expiresAt / 1000, ...more })).toString('base64url')}.x`

/** Answered in the same turn: a real one takes turns of its own, which no pretended clock counts. */
export const json = (content: object, status = 200): Answer => ({
  status,
  headers: new Headers(),
  text: async () => JSON.stringify(content),
})
export const newToken = () => json({ token: token(Date.now() + hour), role: 'customer' })

/** Each test of the file runs in a tab of its own, as far as the session looks at it; the clock stands at 0. */
export function useBrowserTab(): void {
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
}
