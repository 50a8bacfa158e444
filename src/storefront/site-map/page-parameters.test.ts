import { afterEach, expect, test, vi } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { pageKey } from '#platform/web/pages/page-key.ts'
import routeConfig from '#routes.ts'
import { products } from '#shop/catalog/tables.ts'
import { stocked } from '../../../tests/examples/order-examples.ts'
import { loadPages } from '../../../tests/support/pages-from-source.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { parametersOf, parametersOfPages } from './page-parameters.ts'
import { isPersonal } from './personal-pages.ts'

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
  const paths = (entries: RouteConfigEntry[], around = ''): string[] =>
    entries.flatMap(({ path, children = [] }) => {
      const own = path ? `${around}/${path}` : around
      return [own, ...paths(children, own)]
    })
  const known = paths(await routeConfig)
  expect(Object.keys(parametersOfPages).filter((path) => !known.includes(path))).toEqual([])
})

afterEach(() => vi.restoreAllMocks())

const mark = 'watched'
/** Read by the router, for itself. */
const ofRouter = new Set([mark, 'index', '_routes'])

/** The names that anything looks for in a query with the mark. */
function watchQueries(): Set<string> {
  const read = new Set<string>()
  const { has } = URLSearchParams.prototype
  const note = (query: URLSearchParams, name: string) => {
    if (has.call(query, mark) && !ofRouter.has(name)) read.add(name)
  }
  const { get, getAll } = URLSearchParams.prototype
  vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(function (
    this: URLSearchParams,
    name,
  ) {
    note(this, name)
    return get.call(this, name)
  })
  vi.spyOn(URLSearchParams.prototype, 'getAll').mockImplementation(function (
    this: URLSearchParams,
    name,
  ) {
    note(this, name)
    return getAll.call(this, name)
  })
  vi.spyOn(URLSearchParams.prototype, 'has').mockImplementation(function (
    this: URLSearchParams,
    name,
    value,
  ) {
    note(this, name)
    return has.call(this, name, value)
  })
  return read
}

test('the loaders of a page read of its query exactly what the page is kept by', async () => {
  const shop = await openTestShop()
  await stocked(shop, { name: 'Teapot', stock: 5 })
  const [product] = await shop.database.select().from(products)
  const { pages, appOf } = await loadPages()
  const app = appOf(shop)
  const read = watchQueries()
  const ofEverybody = pages.filter(
    ({ path, language, isFolder }) => language === 'en' && !isFolder && !isPersonal(path),
  )
  expect(ofEverybody.length).toBeGreaterThan(20)
  for (const { path: pattern } of ofEverybody) {
    const path = pattern
      .replace('/:category?', '')
      .replace(':product', product?.slug ?? '')
      .replace(/:\w+|\*/, 'x')
    read.clear()
    const request = new Request(`https://haat.example${path}?${mark}=1`)
    await app.page(request, { ipAddress: '203.0.113.7', requestId: 'test' })
    const found = [...read].toSorted()
    expect({ [path]: found }).toEqual({ [path]: Object.keys(parametersOf(path)).toSorted() })
  }
})
