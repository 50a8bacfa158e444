import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToastsWith } from '#ui/toast/toast.ts'
import { lookUpOrder } from './look-up-order.ts'

let said: string[]
let logged: string[]
let stopHearing: () => void

beforeEach(() => {
  said = []
  logged = []
  stopHearing = showToastsWith(
    ({ title }) => said.push(title),
    () => undefined,
  )
  vi.stubGlobal('document', { querySelector: () => null, cookie: '' })
  vi.spyOn(console, 'warn').mockImplementation((sentence: string) => logged.push(sentence))
})
afterEach(() => {
  stopHearing()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const never = new AbortController().signal

test.each([
  ['the shop is in trouble', async () => new Response('', { status: 500 }), 'status 500'],
  ['the answer is cut off', async () => new Response('[{', { status: 200 }), 'SyntaxError'],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to'],
] as const)(
  'where %s, a notice says that orders failed to load, and the console too (spec 8)',
  async (_when, answer, why) => {
    vi.stubGlobal('fetch', answer)
    expect(await lookUpOrder('abcdefgh23', never)).toEqual({ state: 'failed' })
    expect(said).toEqual(['Failed to load Orders.'])
    expect(logged).toEqual([expect.stringContaining('Failed to load Orders.')])
    expect(logged[0]).toContain(why)
  },
)

test('an answer has one order, or none (spec 2)', async () => {
  const order = { trackingId: 'abcdefgh23' }
  vi.stubGlobal('fetch', async () => Response.json([order]))
  expect(await lookUpOrder('abcdefgh23', never)).toEqual({ state: 'found', order })
  vi.stubGlobal('fetch', async () => Response.json([]))
  expect(await lookUpOrder('abcdefgh2', never)).toEqual({ state: 'none' })
  expect([...said, ...logged]).toEqual([])
})

test('a question that was taken back says nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('taken back', 'AbortError')))
  await expect(lookUpOrder('abcdefgh23', AbortSignal.abort())).rejects.toThrow('taken back')
  expect([...said, ...logged]).toEqual([])
})
