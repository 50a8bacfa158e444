import { expect, test } from 'vitest'
import { mendUrl } from './mend-url.ts'

const mended = (url: string) => {
  const { pathname, search } = mendUrl(url)
  return pathname + search
}

test.each(['/', '/shop?page=2&q=%E0%A6%9A', '/bn/product/%E0%A6%9A%E0%A6%BE', '/a%20b', '/100%25'])(
  '%s stays as it is',
  (url) => expect(mended(url)).toBe(url),
)

test.each([
  ['/product/%ff', '/product/%EF%BF%BD'],
  ['/product/%E0%A4%A', '/product/%EF%BF%BDA'],
  ['/product/%', '/product/%25'],
  ['/shop?q=%ff', '/shop?q=%EF%BF%BD'],
  ['//evil.example/shop', '/%EF%BF%BD'],
  ['http://evil.example/', '/%EF%BF%BD'],
  ['*', '/%EF%BF%BD'],
])('%s becomes an address that can be read: %s', (url, readable) => {
  expect(mended(url)).toBe(readable)
  expect(() => decodeURIComponent(readable)).not.toThrow()
})
