import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from '../data-layer.ts'

const loaded: string[] = []

beforeEach(() => {
  loaded.length = 0
  vi.resetModules()
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    getElementById: () => null,
    createElement: () => ({}),
    querySelector: (asked: string) => ids[asked] ?? null,
    head: { append: ({ src }: { src: string }) => loaded.push(src) },
  })
})
afterEach(() => vi.unstubAllGlobals())

let ids: Record<string, { content: string }> = {}

const purchase: Entry = {
  event: 'purchase',
  ecommerce: {
    transaction_id: '1024',
    currency: 'BDT',
    value: 1000,
    items: [{ item_id: 'p1', quantity: 2, price: 500 }],
  },
}

test('Google Analytics is told what happens, apart from the layer of a tag manager', async () => {
  const { startGoogleAnalytics } = await import('./google-analytics.ts')
  startGoogleAnalytics('G-ABC123')(purchase)
  expect(loaded).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123&l=ga4Layer'])
  const calls = (window.ga4Layer ?? []).map((call) => [...(call as unknown[])])
  expect(calls).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-ABC123'],
    ['event', 'purchase', purchase.ecommerce],
  ])
  expect(window.dataLayer).toBeUndefined()
})

test('Meta is told what it has a name for, and a purchase with its order', async () => {
  const { startMetaPixel } = await import('./meta-pixel.ts')
  const tell = startMetaPixel('1234567890')
  tell(purchase)
  tell({ event: 'search', search_term: 'saree' })
  tell({ event: 'view_promotion', ecommerce: { items: [] } })
  expect(loaded).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
  expect(window.fbq?.queue).toEqual([
    ['init', '1234567890'],
    ['track', 'PageView'],
    [
      'track',
      'Purchase',
      {
        content_type: 'product',
        content_ids: ['p1'],
        contents: [{ id: 'p1', quantity: 2, item_price: 500 }],
        value: 1000,
        currency: 'BDT',
      },
      { eventID: 'order-1024' },
    ],
    ['track', 'Search', { search_string: 'saree' }, undefined],
  ])
})

test.each([
  ['nothing is loaded without an id', {}, []],
  [
    'each by its own id',
    { 'meta[name="meta-pixel"]': { content: '1234567890' } },
    ['https://connect.facebook.net/en_US/fbevents.js'],
  ],
])('%s', async (_, given, wanted) => {
  ids = given
  vi.stubGlobal('dispatchEvent', () => true)
  const { startTracking } = await import('../start-tracking.ts')
  const { trackEvent } = await import('../track-event.ts')
  trackEvent({ type: 'searched', words: 'saree', found: true })
  startTracking()
  const location = { latitude: 23.8, longitude: 90.4 }
  const visitor = { email: 'rahima@example.com', location } as never
  trackEvent({ type: 'visitor-located', visitor })
  await vi.dynamicImportSettled()
  await new Promise((resume) => setTimeout(resume))
  expect(loaded).toEqual(wanted)
  const told = window.fbq?.queue ?? []
  expect(JSON.stringify(told)).not.toContain('rahima')
  expect(told).toHaveLength(wanted.length * 3)
})
