import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

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
