import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What the page sent, as it arrives. */
let sent: object[]
let stored: Map<string, string>
const listeners = new Map<string, (event: object) => void>()

interface Opened {
  path?: string
  referrer?: string
  navigator?: object
  prerendering?: boolean
}

beforeEach(() => {
  sent = []
  stored = new Map()
})
afterEach(() => vi.unstubAllGlobals())

/** Opens a document; what a session remembers goes along. */
async function open({ path = '/', referrer = '', navigator = {}, prerendering }: Opened = {}) {
  vi.resetModules()
  listeners.clear()
  const at = new URL(path, 'https://haat.example')
  const location = { host: at.host, pathname: at.pathname, search: at.search }
  const go = (_: unknown, __: string, to: string) => void (location.pathname = to)
  const listen = (name: string, listener: (event: object) => void) => listeners.set(name, listener)
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', { pushState: go, replaceState: go })
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('dispatchEvent', (event: Event) => listeners.get(event.type)?.(event))
  vi.stubGlobal('document', {
    referrer,
    addEventListener: listen,
    ...(prerendering && { prerendering }),
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  vi.stubGlobal('fetch', async (to: string, { body, keepalive }: RequestInit) => {
    sent.push({ ...JSON.parse(String(body)), ...(to !== '/api/here' && { to }) })
    expect(keepalive).toBe(true)
  })
  const { countViews } = await import('./count-views.ts')
  const { countEvent } = await import('./count-event.ts')
  const { visitOfOrder } = await import('./visit-of-order.ts')
  countViews()
  return { countEvent, visitOfOrder }
}

test('each page that is walked to counts once, whatever its filters', async () => {
  await open({ path: '/shop?q=cup' })
  history.replaceState(null, '', '/shop')
  history.pushState(null, '', '/product/cup')
  history.pushState(null, '', '/bn/dashboard/profile')
  history.pushState(null, '', '/product/cup')
  expect(sent).toEqual([{ p: '/shop' }, { p: '/product/cup' }, { p: '/product/cup' }])
})

test('where a visit came from goes with each page of the session, without what others put into the address', async () => {
  const link = '/?utm_source=facebook&utm_campaign=eid&fbclid=abc'
  await open({ path: link, referrer: 'https://l.facebook.com/l.php?u=x' })
  const came = { r: 'l.facebook.com', s: 'facebook', c: 'eid' }
  expect(sent).toEqual([{ p: '/', ...came }])
  const { visitOfOrder } = await open({ path: '/cart', referrer: 'https://haat.example/' })
  expect(sent.at(-1)).toEqual({ p: '/cart', ...came })
  expect(visitOfOrder()).toEqual({
    visit: { referrer: 'l.facebook.com', source: 'facebook', campaign: 'eid' },
  })
  await open({ path: '/cart', referrer: 'https://www.google.com/' })
  expect(sent.at(-1)).toEqual({ p: '/cart', r: 'www.google.com' })
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'a browser with %j sends the page alone, and keeps nothing',
  async (navigator) => {
    const { countEvent, visitOfOrder } = await open({
      navigator,
      path: '/?utm_campaign=eid',
      referrer: 'https://www.google.com/',
    })
    countEvent({ type: 'searched', words: 'cup', found: true })
    expect(sent).toEqual([{ p: '/' }])
    expect([visitOfOrder(), stored.size]).toEqual([{}, 0])
  },
)

test('a program that walks by itself is not counted', async () => {
  await open({ navigator: { webdriver: true } })
  expect(sent).toEqual([])
})

test('a page that is only prepared counts when it is shown, and one out of memory counts again', async () => {
  await open({ prerendering: true })
  expect(sent).toEqual([])
  listeners.get('prerenderingchange')?.({})
  expect(sent).toEqual([{ p: '/' }])
  listeners.get('pageshow')?.({ persisted: false })
  listeners.get('pageshow')?.({ persisted: true })
  expect(sent).toHaveLength(2)
})

test('searches, what goes into the cart and a measured place are told, and nothing else', async () => {
  const { countEvent } = await open({ path: '/shop' })
  const line = { quantity: 1 } as never
  countEvent({ type: 'searched', words: 'x'.repeat(99), found: false })
  countEvent({ type: 'cart-changed', before: [], after: [line], place: undefined })
  countEvent({ type: 'cart-changed', before: [line], after: [], place: undefined })
  countEvent({ type: 'cart-viewed', cart: [line] })
  const located = (latitude: number, longitude: number) =>
    countEvent({
      type: 'visitor-located',
      visitor: { location: { latitude, longitude } } as never,
    })
  located(23.8103, 90.4125)
  located(24.894_512, 91.868_71)
  expect(sent.slice(1)).toEqual([
    { p: '/shop', k: 'search', q: 'x'.repeat(60), f: false },
    { p: '/shop', k: 'cart' },
    { p: '/shop', k: 'place', l: [24.89, 91.87] },
  ])
})
