import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from './data-layer.ts'
import type { Impression } from './track-event.ts'

/** Elements in sight call back at once; the others when they come. */
const watched = new Map<object, (inSight: number) => void>()

const order = {
  orderId: '7',
  trackingId: 'abcdefghjk',
  billingDetails: {},
  orderDetails: { products: [], subtotal: 1, deliveryCharge: 0 },
  delivery: {},
}

beforeEach(() => {
  const stored = new Map<string, string>([
    ['last-order', JSON.stringify({ order, beforeChanges: false, isTracked: false, bought: [] })],
  ])
  vi.resetModules()
  vi.stubGlobal('window', {})
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  watched.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      look: (entries: unknown[]) => void
      constructor(look: (entries: unknown[]) => void) {
        this.look = look
      }
      observe(target: { height: number }) {
        watched.set(target, (height) =>
          this.look([{ target, intersectionRect: { height }, boundingClientRect: target }]),
        )
      }
      unobserve(target: object) {
        watched.delete(target)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

async function openPage() {
  const { trackEvent } = await import('./track-event.ts')
  const { startTracking } = await import('./start-tracking.ts')
  return { trackEvent, startTracking }
}

const names = () =>
  ((window.dataLayer ?? []) as Entry[]).flatMap(({ event, search_term: words }) =>
    event === undefined ? [] : [words === undefined ? event : `${event} ${String(words)}`],
  )

const cartViewed = { type: 'cart-viewed', cart: [] } as const

const impression = (seen: Partial<Impression>): Impression => ({
  what: 'the cart',
  visit: {},
  isBack: false,
  element: null,
  gone: new AbortController().signal,
  ...seen,
})

test('what was tracked before tracking started is sent then, in its order', async () => {
  const { trackEvent, startTracking } = await openPage()
  trackEvent({ type: 'searched', words: 'lamp', found: true })
  trackEvent(cartViewed)
  expect(names()).toEqual([])
  startTracking()
  trackEvent({ type: 'searched', words: 'vase', found: true })
  expect(names()).toEqual(['search lamp', 'view_cart', 'search vase'])
})

test('drawn twice on one visit it is seen once; on the way back it was seen already; gone to anew it is seen anew', async () => {
  const { trackEvent, startTracking } = await openPage()
  startTracking()
  const visit = {}
  trackEvent(cartViewed, impression({ visit, isBack: true }))
  expect(names()).toHaveLength(1)
  trackEvent(cartViewed, impression({ visit }))
  trackEvent(cartViewed, impression({ isBack: true }))
  expect(names()).toHaveLength(1)
  trackEvent(cartViewed, impression({}))
  expect(names()).toHaveLength(2)
})

test('a list far down the page is tracked when half of it is in sight, and once', async () => {
  const { trackEvent, startTracking } = await openPage()
  trackEvent(cartViewed, impression({ element: { height: 400 } as unknown as Element }))
  startTracking()
  const [look] = watched.values()
  look?.(0)
  look?.(150)
  expect(names()).toEqual([])
  look?.(200)
  look?.(400)
  expect(names()).toEqual(['view_cart'])
  expect(watched.size).toBe(0)
})

test('of a list longer than the screen, half a screen is enough', async () => {
  const { trackEvent, startTracking } = await openPage()
  startTracking()
  trackEvent(cartViewed, impression({ element: { height: 8000 } as unknown as Element }))
  const [look] = watched.values()
  look?.(390)
  expect(names()).toEqual([])
  look?.(400)
  expect(names()).toEqual(['view_cart'])
})

test('what was left before it came into sight was not seen, and is when the shopper comes back', async () => {
  const { trackEvent, startTracking } = await openPage()
  startTracking()
  const leaving = new AbortController()
  const element = { height: 400 } as unknown as Element
  trackEvent(cartViewed, impression({ element, gone: leaving.signal }))
  leaving.abort()
  expect(watched.size).toBe(0)
  trackEvent(cartViewed, impression({ element, isBack: true }))
  const [look] = watched.values()
  look?.(400)
  expect(names()).toEqual(['view_cart'])
})

test('a purchase is sent once, also when its page is loaded again', async () => {
  const placed = { type: 'order-placed', order, bought: [] } as never
  const first = await openPage()
  first.trackEvent(placed)
  first.startTracking()
  first.trackEvent(placed)
  expect(names()).toEqual(['purchase'])
  vi.resetModules()
  const second = await openPage()
  second.startTracking()
  second.trackEvent(placed)
  expect(names()).toEqual(['purchase'])
})

test('the same words are one search, however one looks through what they found', async () => {
  const { trackEvent, startTracking } = await openPage()
  startTracking()
  for (const words of ['lamp', 'lamp', 'vase', 'lamp'])
    trackEvent({ type: 'searched', words, found: true })
  expect(names()).toEqual(['search lamp', 'search vase', 'search lamp'])
})
