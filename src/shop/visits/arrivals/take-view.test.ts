import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import {
  aDesktop,
  aPhone,
  openCountingShop,
  sendView,
} from '../../../../tests/examples/visits/visit-examples.ts'
import { renewSalts } from './renew-salts.ts'

let shop: Shop
beforeEach(async () => {
  ;({ shop } = await openCountingShop())
})

const taken = () => shop.visits.take(100).views

test('a view is what the browser says of it, and nothing of who sends it', () => {
  const note = { p: '/bn/product/clay-cup', r: 'l.facebook.com', s: 'facebook', c: 'eid' }
  expect(sendView(shop, note)).toBe('counted')
  const [view] = taken()
  expect(view).toEqual({
    at: new Date('2026-11-20T12:00:00+06:00'),
    visitor: expect.any(BigInt),
    earlier: null,
    kind: 'page',
    page: '/product/clay-cup',
    source: 'facebook',
    referrer: 'l.facebook.com',
    campaign: 'eid',
    device: 'phone',
    browser: 'Chrome',
    language: 'bn',
    district: null,
    search: null,
    found: null,
  })
})

test('visitors are told apart by IP address and browser, and a home of IPv6 is one', () => {
  sendView(shop, {}, { ipAddress: '203.0.113.7' })
  sendView(shop, {}, { ipAddress: '203.0.113.7', userAgent: aDesktop })
  sendView(shop, {}, { ipAddress: '203.0.113.8' })
  sendView(shop, {}, { ipAddress: '2001:db8:1:2::3' })
  sendView(shop, {}, { ipAddress: '2001:db8:1:2:ffff::9' })
  const keys = taken().map(({ visitor }) => visitor)
  expect(new Set(keys).size).toBe(4)
  expect(keys[3]).toBe(keys[4])
})

test('a location becomes a district, and what is searched is one word however it is typed', () => {
  sendView(shop, { k: 'place', l: [24.9, 91.87] })
  sendView(shop, { p: '/shop', k: 'search', q: '  Clay\u0000  CUP ', f: false })
  expect(taken()).toMatchObject([
    { kind: 'place', district: 'Sylhet' },
    { kind: 'search', search: 'clay cup', found: false },
  ])
})

test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
  'of a browser that sends %j only the page is counted',
  (headers) => {
    const sent = { p: '/cart', r: 'google.com', s: 'x', c: 'eid', l: [24.9, 91.87] }
    expect(sendView(shop, sent, { headers })).toBe('counted')
    expect(sendView(shop, { k: 'search', q: 'cup', f: true }, { headers })).toBe('counted')
    expect(taken()).toMatchObject([
      {
        visitor: null,
        earlier: null,
        page: '/cart',
        source: '',
        referrer: null,
        campaign: null,
        district: null,
      },
    ])
  },
)

test.each([
  ['says nothing of itself', { userAgent: '' }],
  ['looks for previews', { userAgent: 'facebookexternalhit/1.1' }],
  ['reads for a machine', { userAgent: 'Mozilla/5.0 (compatible; GPTBot/1.2)' }],
  ['is drawn without a screen', { userAgent: aDesktop.replace('Firefox', 'HeadlessChrome') }],
  ['shows a page of another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['shows a page of another origin', { headers: { origin: 'https://evil.example' } }],
])('what %s is not counted', (_, sending) => {
  expect(sendView(shop, {}, sending)).toBe('not-counted')
  expect(taken()).toEqual([])
})

test('nothing is counted where the merchant turned it off', () => {
  shop.visits.isOn = false
  expect(sendView(shop, {})).toBe('not-counted')
  expect(taken()).toEqual([])
})

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['no page', '{}'],
  ['a page of another shop', { p: 'https://evil.example' }],
  ['something nobody asked for', { person: 'Rahima' }],
  ['long words', { k: 'search', q: 'x'.repeat(61), f: true }],
  ['a place beside the earth', { l: [91, 0] }],
])('%s is refused', (_, note) => {
  expect(sendView(shop, note)).toBe('invalid')
  expect(taken()).toEqual([])
})

test('a flood of one client is turned away, others go on', () => {
  for (let sent = 0; sent < 1200; sent++) expect(sendView(shop, {})).toBe('counted')
  expect(sendView(shop, {})).toBe('too-many')
  expect(sendView(shop, {}, { ipAddress: '203.0.113.8' })).toBe('counted')
})

test('a flood out of many networks of one holder is turned away, too', () => {
  const outcomes = Array.from({ length: 4801 }, (_, index) =>
    sendView(shop, {}, { ipAddress: `2001:db8:1:${index.toString(16)}::1` }),
  )
  expect(outcomes.filter((outcome) => outcome === 'counted')).toHaveLength(4800)
  expect(sendView(shop, {}, { ipAddress: '2001:db8:2::1' })).toBe('counted')
})

test('what waits has an end, and what finds no room is told', () => {
  sendView(shop, {})
  const [view] = taken()
  if (!view) throw new Error('Expected a view')
  for (let added = 0; added < 50_010; added++) shop.visits.add(view)
  expect([shop.visits.waiting, shop.visits.dropped]).toEqual([50_000, 10])
  const batch = shop.visits.take(5000)
  for (let added = 0; added < 5000; added++) shop.visits.add(view)
  shop.visits.giveBack(batch)
  expect([shop.visits.waiting, shop.visits.dropped]).toEqual([50_000, 5010])
})

test('the same phone has another key on another day', async () => {
  const { shop: other, setTime } = await openCountingShop('2026-11-20T12:00:00+06:00')
  sendView(other, {}, { userAgent: aPhone })
  setTime('2026-11-21T12:00:00+06:00')
  await renewSalts(other)
  sendView(other, {}, { userAgent: aPhone })
  const [first, second] = other.visits.take(2).views
  expect(first?.visitor).not.toBe(second?.visitor)
  // Only near midnight is the key of the day before known.
  expect(second?.earlier).toBeNull()
})

test('a view is taken without the database: while it is away, nothing on the storefront waits', () => {
  const { visits, now } = shop
  const withoutDatabase = { visits, now } as Shop
  for (let view = 0; view < 1000; view++)
    expect(sendView(withoutDatabase, { p: '/shop' })).toBe('counted')
  expect(visits.waiting).toBe(1000)
})
