import { expect, test } from 'vitest'
import { isEverywhere, isOfSignIn, shareFiles } from './shared-files.mjs'

const page = (path: string) => `/haat/src/${path}.tsx?__react-router-build-client-route`
const card = '/haat/src/storefront/product-cards/card.tsx'
const shopPages = ['home', 'shop', 'product', 'wishlist'].map((name) =>
  page(`storefront/${name}/${name}`),
)
const accountPages = ['auth/sign-in/login', 'auth/secret', 'account/lists/cart'].map((name) =>
  page(`storefront/${name}`),
)
const staffPages = ['users', 'user'].map((name) => page(`backoffice/staff/${name}`))

/** Whether what `pages` load stands in the file of every page. */
function isShared(id: string, pages: string[], later: string[] = []): boolean {
  const module = (importers: string[], isEntry = false, dynamicImporters: string[] = []) => ({
    isEntry,
    importers,
    dynamicImporters,
  })
  const modules = new Map([
    [card, module([...pages, ...later])],
    ...pages.map((each) => [each, module([], true)] as const),
    ...later.map((each) => [each, module([], false, [page('storefront/layout/layout')])] as const),
  ])
  return isEverywhere(id, (wanted) => modules.get(wanted) ?? null)
}

test('what four pages for shoppers load comes with the first one; what three do, with each of them', () => {
  expect(isShared(card, shopPages)).toBe(true)
  expect(isShared(card, shopPages.slice(1))).toBe(false)
})

test('pages of the account and of the back office do not count', () => {
  expect(isShared(card, [...accountPages, ...staffPages, ...shopPages.slice(1)])).toBe(false)
})

test('what is loaded later does not count, such as a dialog', () => {
  expect(isShared(card, shopPages.slice(1), ['/haat/src/storefront/cart/drawer.tsx'])).toBe(false)
})

test('what every visit loads once its page is idle comes with the page where others need it, too', () => {
  const watching = '/haat/src/storefront/layout/watch-visit.ts'
  expect(isShared(card, shopPages.slice(3), [watching])).toBe(true)
  expect(isShared(card, [], [watching])).toBe(false)
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

test('how forms are sent is a file of its own, which a first screen without a form does not load', () => {
  const useForm = '/haat/src/pages/form/use-form.ts'
  const [file, ...others] = shareFiles().groups.filter(({ test: takes }) => takes.test(useForm))
  expect(file?.debugName).toBe('forms')
  expect(others).toEqual([])
})

test('what signing in and two other pages are made of is one file; what is of the page alone stays in it', () => {
  const field = '/haat/src/storefront/auth/email-field.tsx'
  const isTogether = (pages: string[]) =>
    isOfSignIn(field, (id) => ({
      isEntry: id !== field,
      importers: id === field ? pages : [],
      dynamicImporters: [],
    }))
  const signIn = page('storefront/auth/sign-in/login')
  expect(isTogether([signIn, ...staffPages])).toBe(true)
  expect(isTogether([signIn])).toBe(false)
  expect(isTogether([...shopPages, ...staffPages])).toBe(false)
})
