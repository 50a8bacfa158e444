import { expect, test } from 'vitest'
import { isShared } from './code-splitting.mjs'

const page = (path: string) => `/haat/src/${path}.tsx?__react-router-build-client-route`
const card = '/haat/src/storefront/product-cards/card.tsx'
const shopPages = ['home', 'shop', 'product', 'wishlist'].map((name) =>
  page(`storefront/${name}/${name}`),
)
const accountPages = ['auth/sign-in/login', 'auth/secret', 'account/lists/cart'].map((name) =>
  page(`storefront/${name}`),
)
const staffPages = ['users', 'user'].map((name) => page(`backoffice/staff/${name}`))

function isInSharedChunk(pages: string[], loadedLater: string[] = []): boolean {
  const module = (importers: string[], isEntry = false, dynamicImporters: string[] = []) => ({
    isEntry,
    importers,
    dynamicImporters,
  })
  const modules = new Map([
    [card, module([...pages, ...loadedLater])],
    ...pages.map((each) => [each, module([], true)] as const),
    ...loadedLater.map((each) => [each, module([], false, [shopPages[0] ?? ''])] as const),
  ])
  return isShared(card, (id) => modules.get(id) ?? null)
}

test('shares a module that four storefront pages import', () => {
  expect(isInSharedChunk(shopPages)).toBe(true)
  expect(isInSharedChunk(shopPages.slice(1))).toBe(false)
})

test('does not count pages of the account and the back office', () => {
  expect(isInSharedChunk([...accountPages, ...staffPages, ...shopPages.slice(1)])).toBe(false)
})

test('does not count dynamic imports', () => {
  expect(isInSharedChunk(shopPages.slice(1), ['/haat/src/storefront/cart/drawer.tsx'])).toBe(false)
})

test('shares what the layout imports', () => {
  expect(isInSharedChunk([page('storefront/layout/layout')])).toBe(true)
})

test('keeps entries apart: importing the shared chunk must not start the page', () => {
  const entry = '/haat/src/entry.client.tsx'
  expect(isShared(entry, () => ({ isEntry: true, importers: [], dynamicImporters: [] }))).toBe(
    false,
  )
})
