import { expect, test } from 'vitest'
import { isEverywhere } from './shared-files.mjs'

const page = (path: string) => `/haat/src/${path}.tsx?__react-router-build-client-route`
const card = '/haat/src/storefront/product-cards/card.tsx'
const shopPages = ['home', 'shop', 'product', 'compare', 'wishlist'].map((name) =>
  page(`storefront/${name}/${name}`),
)
const accountPages = ['auth/sign-in/login', 'auth/secret', 'account/lists/cart'].map((name) =>
  page(`storefront/${name}`),
)
const staffPages = ['users', 'user'].map((name) => page(`backoffice/staff/${name}`))

/** Whether what `pages` load stands in the file of every page. */
function isShared(
  id: string,
  pages: string[],
  later: string[] = [],
  laterOf: string[] = pages,
): boolean {
  const module = (importers: string[], isEntry = false) => ({
    isEntry,
    importers,
    dynamicImporters: [] as string[],
  })
  const modules = new Map([
    [card, module([...pages, ...later])],
    ...pages.map((each) => [each, module([], true)] as const),
    ...later.map((each) => [each, { ...module([]), dynamicImporters: laterOf }] as const),
  ])
  return isEverywhere(id, (wanted) => modules.get(wanted) ?? null)
}

test('what five pages for shoppers load comes with the first one; what four do, with each of them', () => {
  expect(isShared(card, shopPages)).toBe(true)
  expect(isShared(card, shopPages.slice(1))).toBe(false)
})

test('pages of the account and of the back office do not count', () => {
  expect(isShared(card, [...accountPages, ...staffPages, ...shopPages.slice(1)])).toBe(false)
})

test('what only pages of the account load later does not count either', () => {
  const rules = ['/haat/src/pages/form/check-by.ts']
  expect(isShared(card, shopPages.slice(1), rules, shopPages.slice(0, 1))).toBe(true)
  expect(isShared(card, shopPages.slice(1), rules, accountPages)).toBe(false)
})

test('what brings a page to life begins by itself, and not as soon as something beside it is loaded', () => {
  const entry = '/haat/src/entry.client.tsx'
  const find = () => ({ isEntry: true, importers: [], dynamicImporters: [] })
  expect(isEverywhere(entry, find)).toBe(false)
})

test('what stands around every page comes with every page', () => {
  expect(isShared(card, [page('storefront/layout/layout')])).toBe(true)
  expect(isShared(card, ['/haat/src/entry.client.tsx'])).toBe(true)
})
