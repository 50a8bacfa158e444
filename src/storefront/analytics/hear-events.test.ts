import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from './data-layer.ts'
import type { Sight } from './tell.ts'

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
  const kept = new Map<string, string>([
    ['last-order', JSON.stringify({ order, beforeChanges: false, told: false, bought: [] })],
  ])
  vi.resetModules()
  vi.stubGlobal('window', {})
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
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
  const { tell } = await import('./tell.ts')
  const { hearEvents } = await import('./hear-events.ts')
  return { tell, hearEvents }
}

const names = () =>
  ((window.dataLayer ?? []) as Entry[]).flatMap(({ event, search_term: words }) =>
    event === undefined ? [] : [words === undefined ? event : `${event} ${String(words)}`],
  )

const cartSeen = { type: 'cart-seen', cart: [] } as const

const sight = (seen: Partial<Sight>): Sight => ({
  what: 'the cart',
  visit: {},
  isBack: false,
  element: null,
  gone: new AbortController().signal,
  ...seen,
})

test('what was told before anybody listened is heard, in its order', async () => {
  const { tell, hearEvents } = await openPage()
  tell({ type: 'searched', words: 'lamp' })
  tell(cartSeen)
  expect(names()).toEqual([])
  hearEvents()
  tell({ type: 'searched', words: 'vase' })
  expect(names()).toEqual(['search lamp', 'view_cart', 'search vase'])
})

test('drawn twice on one visit it is seen once; on the way back it was seen already; gone to anew it is seen anew', async () => {
  const { tell, hearEvents } = await openPage()
  hearEvents()
  const visit = {}
  tell(cartSeen, sight({ visit, isBack: true }))
  expect(names()).toHaveLength(1)
  tell(cartSeen, sight({ visit }))
  tell(cartSeen, sight({ isBack: true }))
  expect(names()).toHaveLength(1)
  tell(cartSeen, sight({}))
  expect(names()).toHaveLength(2)
})

test('a list far down the page is told when half of it is in sight, and once', async () => {
  const { tell, hearEvents } = await openPage()
  tell(cartSeen, sight({ element: { height: 400 } as unknown as Element }))
  hearEvents()
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
  const { tell, hearEvents } = await openPage()
  hearEvents()
  tell(cartSeen, sight({ element: { height: 8000 } as unknown as Element }))
  const [look] = watched.values()
  look?.(390)
  expect(names()).toEqual([])
  look?.(400)
  expect(names()).toEqual(['view_cart'])
})

test('what was left before it came into sight was not seen, and is when the shopper comes back', async () => {
  const { tell, hearEvents } = await openPage()
  hearEvents()
  const leaving = new AbortController()
  const element = { height: 400 } as unknown as Element
  tell(cartSeen, sight({ element, gone: leaving.signal }))
  leaving.abort()
  expect(watched.size).toBe(0)
  tell(cartSeen, sight({ element, isBack: true }))
  const [look] = watched.values()
  look?.(400)
  expect(names()).toEqual(['view_cart'])
})

test('a purchase is heard once, also when its page is loaded again', async () => {
  const placed = { type: 'order-placed', order, bought: [] } as never
  const first = await openPage()
  first.tell(placed)
  first.hearEvents()
  first.tell(placed)
  expect(names()).toEqual(['purchase'])
  vi.resetModules()
  const second = await openPage()
  second.hearEvents()
  second.tell(placed)
  expect(names()).toEqual(['purchase'])
})

test('the same words are one search, however one looks through what they found', async () => {
  const { tell, hearEvents } = await openPage()
  hearEvents()
  for (const words of ['lamp', 'lamp', 'vase', 'lamp']) tell({ type: 'searched', words })
  expect(names()).toEqual(['search lamp', 'search vase', 'search lamp'])
})
