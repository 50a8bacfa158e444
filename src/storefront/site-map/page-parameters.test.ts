import { expect, test } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { pageKey } from '#platform/web/pages/page-key.ts'
import routeConfig from '#routes.ts'
import { parametersOf, parametersOfPages } from './page-parameters.ts'

const keyOf = (path: string, search: string) => pageKey(path, search, parametersOf(path)).key

test.each([
  ['/', '?variant=7'],
  ['/bn', '?q=tea'],
  ['/about-us', '?q=tea'],
  ['/product/teapot', '?page=2'],
  ['/blog/tea', '?page=2'],
  ['/robots.txt', '?page=2'],
  ['/_.data', '?page=2'],
])('%s is one page whatever stands behind it: %s', (path, search) => {
  expect(keyOf(path, search)).toBe(path)
})

test.each([
  ['/shop', '?q=tea'],
  ['/bn/shop/home', '?color=Blue&color=Red&page=2'],
  ['/SHOP/', '?q=tea'],
  ['/product/teapot', '?variant=T-1'],
  ['/bn/blog', '?page=2'],
  ['/bn/blog/_.data', '?page=2'],
  ['/order-tracking', '?trackingId=abc'],
  ['/product/teapot.data', '?_routes=en%2Fproduct&variant=T-1'],
])('%s reads %s', (path, search) => {
  expect(keyOf(path, search)).toBe(path + search)
})

test('every page that says what it reads is a page of the site map', async () => {
  const addresses = (entries: RouteConfigEntry[], around = ''): string[] =>
    entries.flatMap(({ path, children = [] }) => {
      const own = path ? `${around}/${path}` : around
      return [own, ...addresses(children, own)]
    })
  const known = addresses(await routeConfig)
  expect(Object.keys(parametersOfPages).filter((address) => !known.includes(address))).toEqual([])
})
