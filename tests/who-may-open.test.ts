import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPageDoor, type PageDoor } from './support/page-door.ts'
import { loadPages, type SourcePage, type SourcePages } from './support/pages-from-source.ts'
import { openTestShop } from './support/test-shop.ts'
import { inviteEverybody, visitorNames, type VisitorName } from './examples/visitors.ts'
import { needsRecentSignIn } from '#shop/identity/roles/policy.ts'
import { requireSecondFactor } from '#shop/identity/second-factor/require-second-factor.ts'
import { isPersonal } from '../src/storefront/site-map/personal-pages.ts'
import { aScript } from './examples/initiators.ts'

const staff = ['moderator', 'admin', 'owner'] as const
const managers = ['admin', 'owner'] as const

/** Every page is asked for as everybody, twice. */
const everyPageMs = 90_000

type Expected = 'anyone' | 'signed-in' | readonly ('moderator' | 'admin' | 'owner')[]

/**
 * Who may open each page, said a second time and by hand. A page that is not here fails the test: decide who may open it,
 * here and in the page's handle.
 */
const pagesFor: Record<string, Expected> = {
  '/': 'anyone',
  '/shop/:category?': 'anyone',
  '/product/:product': 'anyone',
  '/product/:product/reviews': 'anyone',
  '/product/:product/questions': 'anyone',
  '/review/:order': 'anyone',
  '/cart': 'anyone',
  '/checkout': 'anyone',
  '/ordered': 'anyone',
  '/wishlist': 'anyone',
  '/compare': 'anyone',
  '/about-us': 'anyone',
  '/pages/:page': 'anyone',
  '/blog': 'anyone',
  '/blog/:article': 'anyone',
  '/contact-us': 'anyone',
  '/contact-us/sent': 'anyone',
  '/newsletter': 'anyone',
  '/newsletter/subscribed': 'anyone',
  '/newsletter/confirm': 'anyone',
  '/newsletter/unsubscribe': 'anyone',
  '/order-tracking': 'anyone',
  '/owner': 'anyone',
  '/invitation': 'anyone',
  '/login': 'anyone',
  '/login/code': 'anyone',
  '/register': 'anyone',
  '/forgotten-password': 'anyone',
  '/reset-password': 'anyone',
  '/verify-email': 'anyone',
  '/secret': 'signed-in',
  '/account-deleted': 'anyone',
  '/dashboard': 'signed-in',
  '/dashboard/myOrder': 'signed-in',
  '/dashboard/myOrder/:order': 'signed-in',
  '/dashboard/cart': 'signed-in',
  '/dashboard/wishlist': 'signed-in',
  '/dashboard/addresses': 'signed-in',
  '/dashboard/addresses/:address': 'signed-in',
  '/dashboard/profile': 'signed-in',
  '/dashboard/security': 'signed-in',
  '/dashboard/security/second-factor': 'signed-in',
  '/dashboard/orders': staff,
  '/dashboard/orders/variants': staff,
  '/dashboard/orders/buyer': staff,
  '/dashboard/orders/coupon': staff,
  '/dashboard/orders/new': staff,
  '/dashboard/to-call': staff,
  '/dashboard/order-details/:order?': staff,
  '/dashboard/order-details/:order/edit': staff,
  '/dashboard/panelboard': staff,
  '/dashboard/panelboard/arrange': staff,
  '/dashboard/panelboard/find': staff,
  '/dashboard/customers': staff,
  '/dashboard/customers/:customer': staff,
  '/dashboard/products/:product/stock': staff,
  '/dashboard/newsletter': staff,
  '/dashboard/reviews': staff,
  '/dashboard/reviews/questions': staff,
  '/dashboard/messages': staff,
  '/dashboard/messages/now': staff,
  '/dashboard/messages/:message': staff,
  '/dashboard/products': staff,
  '/dashboard/products/pictures': staff,
  '/dashboard/products/:product': staff,
  '/dashboard/products/grid': staff,
  '/dashboard/stock-count': staff,
  '/dashboard/stock-count/variants': staff,
  '/dashboard/imports': staff,
  '/dashboard/jobs': staff,
  '/dashboard/imports/:import': staff,
  '/dashboard/imports/:import/now': staff,
  '/dashboard/pages': managers,
  '/dashboard/pages/:post': managers,
  '/dashboard/pages/:post/history': managers,
  '/dashboard/menus': managers,
  '/dashboard/coupons': managers,
  '/dashboard/coupons/:coupon': managers,
  '/dashboard/coupons/products': managers,
  '/dashboard/settings': managers,
  '/dashboard/settings/:section': managers,
  '/dashboard/settings/delivery/:zone': managers,
  '/dashboard/panelboard/happenings': staff,
  '/dashboard/panelboard/not-available': staff,
  '/dashboard/panelboard/*': staff,
  '/dashboard/orders/now': staff,
  '/dashboard/exports': staff,
  '/dashboard/orders/print': staff,
  '/dashboard/users': managers,
  '/dashboard/users/:user': managers,
  '/dashboard/audit': managers,
  '/dashboard/outbox': ['owner'],
  '/dashboard/outbox/:mail': ['owner'],
  '/dashboard/visitors': managers,
  '/dashboard/visitors/:view': managers,
  '/dashboard/visitors/records': managers,
  '/dashboard/sales': managers,
  '/dashboard/sales/orders': managers,
  '/dashboard/sales/money': managers,
  '/dashboard/sales/customers': managers,
  '/dashboard/sales/customers/orders': managers,
  '/dashboard/sales/stock': managers,
  '/dashboard/sales/reasons': managers,
  '/dashboard/sales/vat': managers,
  '/dashboard/categories': staff,
  '/dashboard/categories/:category': staff,
  '/dashboard/attributes': staff,
  '/dashboard/attributes/:attribute': staff,
  '/dashboard/banners': staff,
  '/dashboard/banners/:banner': staff,
  '/dashboard/not-available': 'signed-in',
  '/dashboard/*': 'signed-in',
  '/whats-app': 'anyone',
  '/*': 'anyone',
}

/** No pages: scripts of pages ask for them, and who may not is told so as by the API, and led nowhere. */
const dataPaths = [
  '/dashboard/products/pictures',
  '/dashboard/stock-count/variants',
  '/dashboard/imports/:import/now',
  '/dashboard/orders/variants',
  '/dashboard/orders/buyer',
  '/dashboard/orders/coupon',
  '/dashboard/coupons/products',
  '/dashboard/panelboard/find',
  '/dashboard/panelboard/happenings',
  '/dashboard/orders/now',
  '/dashboard/exports',
  '/dashboard/messages/now',
]

/** Who may send a form to a page; to all others nobody can. */
const formsFor: Record<string, Expected> = {
  '/product/:product/reviews': 'anyone',
  '/product/:product/questions': 'anyone',
  '/review/:order': 'anyone',
  '/contact-us': 'anyone',
  '/newsletter': 'anyone',
  '/newsletter/confirm': 'anyone',
  '/newsletter/unsubscribe': 'anyone',
  '/login': 'anyone',
  '/login/code': 'anyone',
  '/register': 'anyone',
  '/forgotten-password': 'anyone',
  '/reset-password': 'anyone',
  // Its action asks who is signed in.
  '/verify-email': 'anyone',
  '/owner': 'anyone',
  // Its action asks who is signed in.
  '/invitation': 'anyone',
  '/dashboard': 'signed-in',
  '/dashboard/myOrder': 'signed-in',
  '/dashboard/myOrder/:order': 'signed-in',
  '/dashboard/addresses': 'signed-in',
  '/dashboard/addresses/:address': 'signed-in',
  '/dashboard/profile': 'signed-in',
  '/dashboard/security': 'signed-in',
  '/dashboard/security/second-factor': 'signed-in',
  '/dashboard/orders': staff,
  '/dashboard/order-details/:order?': staff,
  '/dashboard/customers': staff,
  '/dashboard/customers/:customer': staff,
  '/dashboard/categories': staff,
  '/dashboard/categories/:category': staff,
  '/dashboard/attributes': staff,
  '/dashboard/attributes/:attribute': staff,
  '/dashboard/banners': staff,
  '/dashboard/banners/:banner': staff,
  '/dashboard/audit': managers,
  '/dashboard/coupons/:coupon': managers,
  '/dashboard/order-details/:order/edit': staff,
  '/dashboard/orders/new': staff,
  '/dashboard/newsletter': staff,
  '/dashboard/reviews': staff,
  '/dashboard/reviews/questions': staff,
  '/dashboard/messages/:message': staff,
  '/dashboard/products': staff,
  '/dashboard/products/:product': staff,
  '/dashboard/products/grid': staff,
  '/dashboard/products/pictures': staff,
  '/dashboard/stock-count': staff,
  '/dashboard/jobs': staff,
  '/dashboard/imports': staff,
  '/dashboard/imports/:import': staff,
  '/dashboard/panelboard/arrange': staff,
  // Its action asks for the owner.
  '/dashboard/panelboard': staff,
  '/dashboard/pages': managers,
  '/dashboard/pages/:post': managers,
  '/dashboard/pages/:post/history': managers,
  '/dashboard/menus': managers,
  '/dashboard/settings/:section': managers,
  '/dashboard/settings/delivery/:zone': managers,
  '/dashboard/to-call': staff,
  '/dashboard/sales': managers,
  '/dashboard/users': managers,
  '/dashboard/users/:user': managers,
  '/dashboard/outbox/:mail': ['owner'],
}

/** Pages know people by the cookie of a session that stands, and by nothing else. */
const roles: Partial<Record<VisitorName, string>> = {
  'customer by cookie': 'customer',
  'moderator by cookie': 'moderator',
  'admin by cookie': 'admin',
  'owner by cookie': 'owner',
  'owner by cookie, from another site': 'owner',
}

/** Their cookie names a session that is not there (any more). */
const endedSessions: readonly VisitorName[] = [
  'with an expired session',
  'with a forged session',
  'with a revoked session',
  'with a session unused for an hour',
]

function expectedFor(visitor: VisitorName, allowed: Expected, page: SourcePage): string {
  if (allowed === 'anyone') return 'admitted'
  const turnedTo = (where: string) =>
    `to ${inLanguage(page, where)}?${new URLSearchParams({ from: instanceOf(page) })}`
  const role = roles[visitor]
  if (dataPaths.includes(page.path)) return dataExpectedFor(visitor, allowed)
  if (visitor === 'blocked owner by cookie') return `${turnedTo('/login')}#account-blocked`
  if (role === undefined)
    return turnedTo('/login') + (endedSessions.includes(visitor) ? '#session-ended' : '')
  if (allowed === 'signed-in' || allowed.some((one) => one === role)) return 'admitted'
  return turnedTo('/dashboard/not-available')
}

function dataExpectedFor(visitor: VisitorName, allowed: Exclude<Expected, 'anyone'>): string {
  if (visitor === 'blocked owner by cookie') return 'code 403 user-disabled'
  const role = roles[visitor]
  if (role === undefined) return 'code 401 sign-in-required'
  const isAdmitted = allowed !== 'signed-in' && allowed.some((one) => one === role)
  return isAdmitted ? 'admitted' : 'code 403 not-permitted'
}

const inLanguage = ({ language }: SourcePage, path: string) =>
  language === 'en' ? path : `/bn${path}`.replace(/\/$/, '')

/** A URL of that kind; nothing of that name is there. */
const instanceOf = (page: SourcePage) =>
  inLanguage(page, page.path.replace(/\/:\w+\?/, '').replace(/:\w+|\*/, 'nothing'))

/** How the browser asks on the way from page to page. */
const dataOf = (path: string) => (path === '/' ? '/_root.data' : `${path}.data`)

/** The first page of a folder and the folder share a URL. */
const keyOf = ({ path, isIndex }: SourcePage) => (isIndex && path !== '/' ? `${path}?index` : path)

/** Somebody left this one in the site map without a word. */
const forgotten = { id: 'forgotten', path: 'forgotten', file: 'storefront/layout/footer.tsx' }

let source: SourcePages
let door: PageDoor
let headersOf: Record<VisitorName, Record<string, string>>
beforeAll(async () => {
  // What a page does is the same in both languages; in Bangla it is enough that it is reached.
  source = await loadPages([forgotten], (id) => id.startsWith('bn/'))
})
beforeEach(async () => {
  const shop = await openTestShop()
  headersOf = (await inviteEverybody(shop)).headers
  door = await openPageDoor(shop, source, { makesOnce: true })
})
afterEach(() => door.close())

const languages = ['en', 'bn'] as const
const inSiteMap = (wanted: SourcePage['language']) =>
  source.pages.filter(({ path, language }) => language === wanted && path !== `/${forgotten.path}`)

test.each(languages)('%s: every page says who may open it, here and in its handle', (language) => {
  const there = inSiteMap(language)
  const pages = there.filter(({ isFolder }) => !isFolder)
  expect(pages.map(({ path }) => path).toSorted()).toEqual(Object.keys(pagesFor).toSorted())
  const withForms = there.filter(({ modules }) => modules.at(-1)?.action)
  expect(withForms.map(keyOf).toSorted()).toEqual(Object.keys(formsFor).toSorted())
})

test('the menu shows those who work for the shop the pages of their role, and no others', () => {
  const { menuOf } = source.siteMap
  const shown = (role: 'customer' | 'moderator' | 'admin' | 'owner') =>
    menuOf({ role }, 'en').staff.map(({ to }) => to)
  const ofEverybody = [
    '/dashboard/panelboard',
    '/dashboard/orders',
    '/dashboard/to-call',
    '/dashboard/customers',
    '/dashboard/messages',
    '/dashboard/reviews',
    '/dashboard/newsletter',
    '/dashboard/products',
    '/dashboard/imports',
    '/dashboard/jobs',
    '/dashboard/stock-count',
    '/dashboard/categories',
    '/dashboard/attributes',
    '/dashboard/banners',
  ]
  const ofManagement = [
    ...ofEverybody,
    '/dashboard/coupons',
    '/dashboard/pages',
    '/dashboard/menus',
    '/dashboard/visitors',
    '/dashboard/sales',
    '/dashboard/settings',
    '/dashboard/users',
    '/dashboard/audit',
  ]
  expect([shown('customer'), shown('moderator')]).toEqual([[], ofEverybody])
  expect(shown('admin')).toEqual(ofManagement)
  expect(shown('owner')).toEqual([...ofManagement, '/dashboard/outbox'])
  expect(menuOf({ role: 'owner', lacksSecondFactor: true }, 'en').staff).toEqual([])
})

test('everybody with an account has the same menu of it, in the language of the page', () => {
  const { account } = source.siteMap.menuOf({ role: 'customer' }, 'en')
  expect(account.map(({ to, text }) => [to, text])).toEqual([
    ['/dashboard', 'Overview'],
    ['/dashboard/myOrder', 'My orders'],
    ['/dashboard/cart', 'Cart'],
    ['/dashboard/wishlist', 'Wishlist'],
    ['/dashboard/addresses', 'Addresses'],
    ['/dashboard/profile', 'Profile'],
    ['/dashboard/security', 'Password and sessions'],
  ])
  const bangla = source.siteMap.menuOf({ role: 'owner' }, 'bn')
  expect([...bangla.account, ...bangla.staff].map(({ text }) => text).join()).not.toMatch(/[a-z]/i)
})

/** Where a page of one thing leads back to; all others lead to the first page. */
const parents: Record<string, string> = {
  '/dashboard/myOrder/:order': '/dashboard/myOrder',
  '/dashboard/addresses/:address': '/dashboard/addresses',
  '/dashboard/security/second-factor': '/dashboard/security',
  '/dashboard/order-details/:order?': '/dashboard/orders',
  '/dashboard/customers/:customer': '/dashboard/customers',
  '/dashboard/messages/:message': '/dashboard/messages',
  '/dashboard/reviews/questions': '/dashboard/reviews',
  '/dashboard/panelboard/arrange': '/dashboard/panelboard',
  '/dashboard/order-details/:order/edit': '/dashboard/orders',
  '/dashboard/orders/print': '/dashboard/orders',
  '/dashboard/orders/new': '/dashboard/orders',
  '/dashboard/products/:product': '/dashboard/products',
  '/dashboard/products/:product/stock': '/dashboard/products',
  '/dashboard/products/grid': '/dashboard/products',
  '/dashboard/categories/:category': '/dashboard/categories',
  '/dashboard/attributes/:attribute': '/dashboard/attributes',
  '/dashboard/imports/:import': '/dashboard/imports',
  '/dashboard/banners/:banner': '/dashboard/banners',
  '/dashboard/pages/:post': '/dashboard/pages',
  '/dashboard/pages/:post/history': '/dashboard/pages',
  '/dashboard/coupons/:coupon': '/dashboard/coupons',
  '/dashboard/settings/:section': '/dashboard/settings',
  '/dashboard/settings/delivery/:zone': '/dashboard/settings',
  '/dashboard/users/:user': '/dashboard/users',
  '/dashboard/outbox/:mail': '/dashboard/outbox',
  '/dashboard/visitors/:view': '/dashboard/visitors',
  '/dashboard/visitors/records': '/dashboard/visitors',
  '/dashboard/sales/orders': '/dashboard/sales',
  '/dashboard/sales/money': '/dashboard/sales',
  '/dashboard/sales/customers': '/dashboard/sales',
  '/dashboard/sales/customers/orders': '/dashboard/sales',
  '/dashboard/sales/stock': '/dashboard/sales',
  '/dashboard/sales/reasons': '/dashboard/sales',
  '/dashboard/sales/vat': '/dashboard/sales',
}

test('a page of one thing leads back to its list, which stands in the menu of the person who may open the page', () => {
  const found = inSiteMap('en').flatMap(({ path, modules }) => {
    const { parent } = (modules.at(-1)?.handle ?? {}) as { parent?: string }
    return parent ? [[path, parent]] : []
  })
  expect(Object.fromEntries(found)).toEqual(parents)
  const { account, staff: ofStaff } = source.siteMap.menuOf({ role: 'owner' }, 'en')
  const inMenu = [...account, ...ofStaff].map(({ to }) => to)
  expect(Object.values(parents).filter((list) => !inMenu.includes(list))).toEqual([])
  for (const [page, list] of Object.entries(parents)) expect(pagesFor[list]).toEqual(pagesFor[page])
})

test('no page asks for a sign-in of a moment ago to be opened: what is done there asks for it', () => {
  const asking = Object.keys(pagesFor).filter((path) => {
    const opening = source.siteMap.whoMayOpen(path)
    return opening && opening !== 'anyone' && opening !== 'signed-in' && needsRecentSignIn(opening)
  })
  expect(asking).toEqual([])
})

test('a page of which nobody has said it is refused, also to the owner', async () => {
  for (const path of ['/forgotten', '/forgotten.data'])
    await expect(door.open(path, headersOf['owner by cookie'])).rejects.toThrow('not 500')
  expect(source.siteMap.whoMayOpen('/toString')).toBeUndefined()
})

test('a page that is not for anyone asks the server on the way from page to page, too', () => {
  for (const { path, modules } of languages.flatMap(inSiteMap)) {
    if (pagesFor[path] === 'anyone') continue
    const asks = modules.some(({ loader, shouldRevalidate }) => loader && !shouldRevalidate)
    expect([path, asks]).toEqual([path, true])
  }
})

test('memory passes by exactly the pages that are not for anyone', () => {
  const pages = languages.flatMap(inSiteMap).filter(({ isFolder }) => !isFolder)
  for (const page of pages)
    for (const path of [instanceOf(page), dataOf(instanceOf(page))])
      expect([path, isPersonal(path)]).toEqual([path, pagesFor[page.path] !== 'anyone'])
})

const ways = languages.flatMap((language) =>
  [false, true].map((isOnTheWay) => ({ language, isOnTheWay })),
)

test.each(ways)(
  '$language, on the way: $isOnTheWay: every page opens to exactly those who may, and remembers where all others wanted to go',
  async (way) => {
    for (const page of inSiteMap(way.language).filter(({ isFolder }) => !isFolder)) {
      const path = way.isOnTheWay ? dataOf(instanceOf(page)) : instanceOf(page)
      const visitors = visitorsOn(way, page)
      const found = await askAll(visitors, (headers) => door.open(path, headers))
      const allowed = pagesFor[page.path] ?? []
      const expected = ofAll(visitors, (visitor) => expectedFor(visitor, allowed, page))
      expect({ [path]: found }).toEqual({ [path]: expected })
    }
  },
  everyPageMs,
)

test.each(ways)(
  '$language, on the way: $isOnTheWay: every page takes forms from exactly those who may, and from no other site',
  async (way) => {
    for (const page of inSiteMap(way.language)) {
      const query = page.isIndex ? '?index' : ''
      const path = (way.isOnTheWay ? dataOf(instanceOf(page)) : instanceOf(page)) + query
      const visitors = visitorsOn(way, page)
      const found = await askAll(visitors, (headers) => door.send(path, headers))
      const expected = ofAll(visitors, (visitor) => sendingExpected(visitor, page))
      expect({ [path]: found }).toEqual({ [path]: expected })
    }
  },
  everyPageMs,
)

test('anyone who works here without the second factor that the shop asks for is led to where it is set up', async () => {
  await requireSecondFactor(await openTestShop(), aScript, { isRequired: true })
  for (const role of ['moderator', 'admin', 'owner'] as const) {
    const open = (path: string) => door.open(path, headersOf[`${role} by cookie`])
    expect(await open('/bn/dashboard/users')).toBe(
      'to /bn/dashboard/security/second-factor?from=%2Fbn%2Fdashboard%2Fusers',
    )
    expect(await open('/dashboard/security/second-factor')).toBe('admitted')
  }
  expect(await door.open('/dashboard/users', headersOf['customer by cookie'])).toBe(
    'to /dashboard/not-available?from=%2Fdashboard%2Fusers',
  )
})

type Answers = Partial<Record<VisitorName, string>>

/** How a page is asked for: its document, or its data on the way from page to page. */
interface Way {
  language: SourcePage['language']
  isOnTheWay: boolean
}

/** The first, and those of whom a page for anyone would hear first that it is none. */
const fewVisitors: readonly VisitorName[] = [
  'guest',
  'blocked owner by cookie',
  'owner by cookie, from another site',
]

/**
 * Pages read no token: all of them are shown to the first document, then that of an owner stands for the others. A session that is over is
 * one to every document in English, and a revoked one stands for them in Bangla. A page for anyone is opened without a look at who asks: all
 * try its first document, then a few.
 */
function visitorsOn({ language, isOnTheWay }: Way, page: SourcePage): VisitorName[] {
  if (language === 'en' && !isOnTheWay) return [...visitorNames]
  if (pagesFor[page.path] === 'anyone') return [...fewVisitors]
  const isOver = (visitor: VisitorName) =>
    endedSessions.includes(visitor) && visitor !== 'with a revoked session'
  return visitorNames.filter(
    (visitor) =>
      visitor === 'owner' ||
      !('authorization' in headersOf[visitor] || (language === 'bn' && isOver(visitor))),
  )
}

async function askAll(
  visitors: VisitorName[],
  ask: (headers: Record<string, string>) => Promise<string>,
): Promise<Answers> {
  const asked = visitors.map(async (visitor) => [visitor, await ask(headersOf[visitor])] as const)
  return Object.fromEntries(await Promise.all(asked))
}

const ofAll = (visitors: VisitorName[], answer: (visitor: VisitorName) => string): Answers =>
  Object.fromEntries(visitors.map((visitor) => [visitor, answer(visitor)]))

function sendingExpected(visitor: VisitorName, page: SourcePage): string {
  const allowed = formsFor[keyOf(page)]
  if (!allowed && pagesFor[page.path] === 'anyone') return 'no form'
  if (visitor === 'owner by cookie, from another site') return 'from elsewhere'
  const answer = expectedFor(visitor, allowed ?? pagesFor[page.path] ?? [], page)
  return answer === 'admitted' && !allowed ? 'no form' : answer
}
