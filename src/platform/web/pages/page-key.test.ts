import { expect, test } from 'vitest'
import { keepCampaign, pageKey, type Parameters } from './page-key.ts'

const shop: Parameters = { q: 'once', page: 'once', sort: 'once', color: 'often' }

test.each([
  ['', '/shop'],
  ['?utm_source=facebook&fbclid=abc', '/shop'],
  ['?sort=new&page=2', '/shop?page=2&sort=new'],
  ['?page=2&sort=new&gclid=1', '/shop?page=2&sort=new'],
  ['?color=Red&color=Blue', '/shop?color=Blue&color=Red'],
  ['?page=2&page=3', '/shop?page=2'],
  ['?q=', '/shop'],
  ['?constructor=1&__proto__=2', '/shop'],
])('/shop%s is the page %s, however it was reached', (search, key) => {
  expect(pageKey('/shop', search, shop).key).toBe(key)
})

test('a page that reads nothing of its address is one page', () => {
  const keys = ['?variant=1', '?variant=2', '?q=tea', '?page=9'].map((search) =>
    pageKey('/', search, {}),
  )
  expect(new Set(keys.map(({ key }) => key))).toEqual(new Set(['/']))
  expect(keys[0]?.ignored).toBe('variant=1')
})

test.each([
  ['/shop', '?sort=zzz', '/shop'],
  ['/shop', '?sort=zzz&utm_source=facebook&fbclid=a%26b', '/shop?utm_source=facebook&fbclid=a%26b'],
  ['/shop/new?q=1', '?q=1&gclid=x', '/shop/new?q=1&gclid=x'],
  ['https://elsewhere.example/', '?gclid=x', 'https://elsewhere.example/'],
])(
  'anyone who is sent to %s from /shop%s arrives at %s: the campaign goes along',
  (to, from, arrived) => {
    expect(keepCampaign(to, pageKey('/shop', from, shop).ignored)).toBe(arrived)
  },
)
