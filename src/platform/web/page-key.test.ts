import { expect, test } from 'vitest'
import { keepCampaign, pageKey } from './page-key.ts'

test.each([
  ['/shop', '/shop'],
  ['/shop?utm_source=facebook&fbclid=abc', '/shop'],
  ['/shop?sort=new&page=2', '/shop?page=2&sort=new'],
  ['/shop?page=2&sort=new&gclid=1', '/shop?page=2&sort=new'],
  ['/shop?color=Red&color=Blue', '/shop?color=Blue&color=Red'],
  ['/shop?q=', '/shop'],
])('%s is the page %s, however it was reached', (address, key) => {
  expect(pageKey(address)).toBe(key)
})

test.each([
  ['/shop', '/shop?sort=zzz', '/shop'],
  [
    '/shop',
    '/shop?sort=zzz&utm_source=facebook&fbclid=a%26b',
    '/shop?utm_source=facebook&fbclid=a%26b',
  ],
  ['/product/new?variant=1', '/product/old?variant=1&gclid=x', '/product/new?variant=1&gclid=x'],
  ['https://elsewhere.example/', '/shop?gclid=x', 'https://elsewhere.example/'],
])('whoever is sent to %s from %s arrives at %s: the campaign goes along', (to, from, arrived) => {
  expect(keepCampaign(to, from)).toBe(arrived)
})
