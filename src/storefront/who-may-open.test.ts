import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPageDoor, type PageDoor } from '../../tests/page-door.ts'
import { loadPages, type SourcePage, type SourcePages } from '../../tests/pages-from-source.ts'
import { openTestShop } from '../../tests/test-shop.ts'
import { inviteEverybody, visitorNames, type VisitorName } from '../../tests/visitors.ts'
import { needsRecentSignIn } from '#shop/identity/roles/policy.ts'
import { requireSecondFactor } from '#shop/identity/second-factor/require-second-factor.ts'
import { isPersonal } from './site-map/personal-pages.ts'
import { staffPagesOf, whoMayOpen } from './who-may-open.ts'
import { aScript } from '../../tests/initiators.ts'

type Expected = 'anyone' | 'signed-in' | readonly ('moderator' | 'admin' | 'owner')[]

/**
 * Who may open each page, said a second time and by hand. A page that is not here fails the test: decide who may open it,
 * here and in who-may-open.ts.
 */
const pagesFor: Record<string, Expected> = {
  '/': 'anyone',
  '/shop/:category?': 'anyone',
  '/product/:product': 'anyone',
  '/cart': 'anyone',
  '/checkout': 'anyone',
  '/ordered': 'anyone',
  '/wishlist': 'anyone',
  '/compare': 'anyone',
  '/about-us': 'anyone',
  '/blog': 'anyone',
  '/blog/:article': 'anyone',
  '/contact-us': 'anyone',
  '/contact-us/sent': 'anyone',
  '/newsletter': 'anyone',
  '/newsletter/subscribed': 'anyone',
  '/order-tracking': 'anyone',
  '/owner': 'anyone',
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
  '/dashboard/users': ['admin', 'owner'],
  '/dashboard/users/:user': ['admin', 'owner'],
  '/dashboard/audit': ['admin', 'owner'],
  '/dashboard/outbox': ['owner'],
  '/dashboard/outbox/:mail': ['owner'],
  '/dashboard/not-available': 'signed-in',
  '/dashboard/*': 'signed-in',
  '/whats-app': 'anyone',
  '/*': 'anyone',
}

/** Who may send a form to a page; to all others nobody can. */
const formsFor: Record<string, Expected> = {
  '/contact-us': 'anyone',
  '/newsletter': 'anyone',
  '/login': 'anyone',
  '/login/code': 'anyone',
  '/register': 'anyone',
  '/forgotten-password': 'anyone',
  '/dashboard': 'signed-in',
  '/dashboard/myOrder': 'signed-in',
  '/dashboard/myOrder/:order': 'signed-in',
  '/dashboard/addresses': 'signed-in',
  '/dashboard/addresses/:address': 'signed-in',
  '/dashboard/profile': 'signed-in',
  '/dashboard/security': 'signed-in',
  '/dashboard/security/second-factor': 'signed-in',
  '/dashboard/users/:user': ['admin', 'owner'],
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

function expectedFor(visitor: VisitorName, allowed: Expected, page: SourcePage): string {
  if (allowed === 'anyone') return 'admitted'
  const turnedTo = (where: string) =>
    `to ${inLanguage(page, where)}?${new URLSearchParams({ from: instanceOf(page) })}`
  const role = roles[visitor]
  if (visitor === 'blocked owner by cookie') return `${turnedTo('/login')}#account-blocked`
  if (role === undefined) return turnedTo('/login')
  if (allowed === 'signed-in' || allowed.some((one) => one === role)) return 'admitted'
  return turnedTo('/dashboard/not-available')
}

const inLanguage = ({ language }: SourcePage, path: string) =>
  language === 'en' ? path : `/bn${path}`.replace(/\/$/, '')

/** An address of that kind; nothing of that name is there. */
const instanceOf = (page: SourcePage) =>
  inLanguage(page, page.address.replace(/\/:\w+\?/, '').replace(/:\w+|\*/, 'nothing'))

/** How the browser asks on the way from page to page. */
const dataOf = (path: string) => (path === '/' ? '/_root.data' : `${path}.data`)

/** The first page of a folder and the folder share an address. */
const keyOf = ({ address, isIndex }: SourcePage) =>
  isIndex && address !== '/' ? `${address}?index` : address

/** Somebody left this one in the site map without a word. */
const forgotten = { id: 'forgotten', path: 'forgotten', file: 'storefront/cms-pages/about-us.tsx' }

let source: SourcePages
let door: PageDoor
let headersOf: Record<VisitorName, Record<string, string>>
beforeAll(async () => {
  source = await loadPages([forgotten])
})
beforeEach(async () => {
  const shop = await openTestShop()
  headersOf = (await inviteEverybody(shop)).headers
  door = await openPageDoor(shop, source)
})
afterEach(() => door.close())

const languages = ['en', 'bn'] as const
const inSiteMap = (wanted: SourcePage['language']) =>
  source.pages.filter(
    ({ address, language }) => language === wanted && address !== `/${forgotten.path}`,
  )

test.each(languages)(
  '%s: every page says who may open it, here and in its own place',
  (language) => {
    const there = inSiteMap(language)
    const pages = there.filter(({ isFolder }) => !isFolder)
    expect(pages.map(({ address }) => address).toSorted()).toEqual(Object.keys(pagesFor).toSorted())
    const withForms = there.filter(({ modules }) => modules.at(-1)?.action)
    expect(withForms.map(keyOf).toSorted()).toEqual(Object.keys(formsFor).toSorted())
  },
)

test('the menu shows those who work for the shop the pages of their role, and no others', () => {
  const ofManagement = ['/dashboard/users', '/dashboard/audit']
  const shown = (role: 'customer' | 'moderator' | 'admin' | 'owner') =>
    staffPagesOf({ role }).filter((address) => !address.includes(':'))
  expect([shown('customer'), shown('moderator')]).toEqual([[], []])
  expect(shown('admin')).toEqual(ofManagement)
  expect(shown('owner')).toEqual([...ofManagement, '/dashboard/outbox'])
  expect(staffPagesOf({ role: 'owner', lacksSecondFactor: true })).toEqual([])
})

test('no page asks for a sign-in of a moment ago to be opened: what is done there asks for it', () => {
  const asking = Object.keys(pagesFor).filter((address) => {
    const opening = whoMayOpen(address)
    return opening && opening !== 'anyone' && opening !== 'signed-in' && needsRecentSignIn(opening)
  })
  expect(asking).toEqual([])
})

test('a page of which nobody has said it is refused, also to the owner', async () => {
  for (const path of ['/forgotten', '/forgotten.data'])
    await expect(door.open(path, headersOf['owner by cookie'])).rejects.toThrow('not 500')
  expect(whoMayOpen('toString')).toBeUndefined()
})

test('a page that is not for anyone asks the server on the way from page to page, too, and passes no memory', () => {
  for (const { address, modules } of languages.flatMap(inSiteMap)) {
    if (pagesFor[address] === 'anyone') continue
    const asks = modules.some(({ loader, shouldRevalidate }) => loader && !shouldRevalidate)
    expect([address, asks, isPersonal(address)]).toEqual([address, true, true])
  }
})

test.each(languages)(
  '%s: every page opens to exactly those who may, and remembers where all others wanted to go',
  async (language) => {
    for (const page of inSiteMap(language).filter(({ isFolder }) => !isFolder)) {
      const path = instanceOf(page)
      const found = await askAll((headers) => door.open(path, headers))
      const allowed = pagesFor[page.address] ?? []
      const expected = ofAll((visitor) => expectedFor(visitor, allowed, page))
      expect({ [path]: found }).toEqual({ [path]: expected })
      const onTheWay = await askAll((headers) => door.open(dataOf(path), headers))
      expect({ [dataOf(path)]: onTheWay }).toEqual({ [dataOf(path)]: expected })
    }
  },
)

test.each(languages)(
  '%s: every page takes forms from exactly those who may, and from no other site',
  async (language) => {
    for (const page of inSiteMap(language)) {
      const query = page.isIndex ? '?index' : ''
      const path = instanceOf(page) + query
      const found = await askAll((headers) => door.send(path, headers))
      const expected = ofAll((visitor) => sendingExpected(visitor, page))
      expect({ [path]: found }).toEqual({ [path]: expected })
      // Forms for anyone go to the API on the way from page to page.
      const isForAnyone = pagesFor[page.address] === 'anyone'
      const data = dataOf(instanceOf(page)) + query
      const onTheWay = await askAll((headers) => door.send(data, headers))
      expect({ [data]: onTheWay }).toEqual({
        [data]: isForAnyone ? ofAll(() => 'no form') : expected,
      })
    }
  },
)

test('whoever works here without the second factor that the shop asks for is led to where it is set up', async () => {
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

type Answers = Record<VisitorName, string>

async function askAll(ask: (headers: Record<string, string>) => Promise<string>): Promise<Answers> {
  const asked = visitorNames.map(async (visitor) => [visitor, await ask(headersOf[visitor])])
  return Object.fromEntries(await Promise.all(asked)) as Answers
}

const ofAll = (answer: (visitor: VisitorName) => string) =>
  Object.fromEntries(visitorNames.map((visitor) => [visitor, answer(visitor)])) as Answers

function sendingExpected(visitor: VisitorName, page: SourcePage): string {
  const allowed = formsFor[keyOf(page)]
  if (!allowed && pagesFor[page.address] === 'anyone') return 'no form'
  if (visitor === 'owner by cookie, from another site') return 'from elsewhere'
  const answer = expectedFor(visitor, allowed ?? pagesFor[page.address] ?? [], page)
  return answer === 'admitted' && !allowed ? 'no form' : answer
}
