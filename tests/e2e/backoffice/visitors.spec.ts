import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { region } from '../support/back-office.ts'
import { moveAlong, shelve, sumVisitsOf, uniquely, viewsOf } from '../support/back-room.ts'
import { aCustomer, aPhone, signUp, storedToken } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { becomeStaff } from '../support/staff.ts'
import {
  expectInCart,
  expectOrdered,
  fillCheckout,
  open,
  placeOrderButton,
  rahima,
} from '../support/shopper.ts'

/** Programs that walk by themselves are not counted; this one is to be. */
const seemAPerson = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  )

/** Somebody new: within half an hour the same browser goes on with the visit of an earlier try. */
async function seemSomebodyNew(page: Page, name: string, wishes: object = {}): Promise<void> {
  const usual = await page.evaluate(() => navigator.userAgent)
  await page.setExtraHTTPHeaders({ 'user-agent': `${usual} ${name}`, ...wishes })
}

/** The page is painted and loaded before anything of counting is asked for. */
async function expectCountedAfterPaint(page: Page): Promise<void> {
  const readTimes = () =>
    page.evaluate(() => {
      const startOf = (entries: PerformanceEntryList) => entries[0]?.startTime
      const note = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/api/here'))
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return {
        painted: startOf(performance.getEntriesByName('first-contentful-paint')),
        loaded: document?.loadEventStart,
        counted: startOf(note),
      }
    })
  await expect.poll(async () => (await readTimes()).counted).toBeDefined()
  const { painted = Infinity, loaded = Infinity, counted = 0 } = await readTimes()
  expect(counted).toBeGreaterThan(painted)
  expect(counted).toBeGreaterThanOrEqual(loaded)
}

async function order(page: Page): Promise<void> {
  await open(page, '/checkout')
  await fillCheckout(page, { ...rahima, phone: aPhone() })
  await placeOrderButton(page).click()
  await expectOrdered(page)
}

test('A link of my campaign brings somebody who buys: I follow it from the first page to the delivered order', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const campaign = uniquely('eid').replace(' ', '-')
  const goods = await shelve({ name: uniquely('Clay lamp') })
  await seemAPerson(context)
  await seemSomebodyNew(page, campaign)
  // It is kept from now on: the page that is opened by the link comes out of memory, and is counted.
  await context.request.get(`/product/${goods.slug}`)
  const counted = page.waitForRequest('**/api/here')
  await open(page, `/product/${goods.slug}?utm_source=fb&utm_campaign=${campaign}&fbclid=abc`)
  await counted
  await expectCountedAfterPaint(page)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expectInCart(page, '1 item')
  await order(page)
  // Views and orders are written every few seconds.
  await expect.poll(() => sumVisitsOf(campaign)).toBeTruthy()
  const orderRef = (await sumVisitsOf(campaign)) ?? ''
  await moveAlong(orderRef, 'Processing', 'Shipped', 'Delivered')
  await sumVisitsOf(campaign)

  const desk = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await becomeStaff(desk, 'admin')
  const back = await desk.newPage()
  await open(back, '/dashboard/visitors')
  const way = region(back, 'From a visit to a delivered order')
  await expect(way).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const) {
    await back.emulateMedia({ colorScheme })
    await expectAccessible(back)
  }
  await way.getByRole('link', { name: 'Facebook', exact: true }).click()
  await expect(way.getByRole('row', { name: /^Delivered/ }).getByRole('cell')).toHaveText([
    /^[1-9]/,
    /%$/,
  ])
  await back.getByRole('link', { name: 'Sources', exact: true }).click()
  const row = back.getByRole('row', { name: new RegExp(campaign) })
  // Visits, views, cart, checkout, orders, delivered.
  await expect(row.getByRole('cell')).toHaveText([
    campaign,
    /^1/,
    /^[2-5]/,
    /^1/,
    /^1/,
    /^1/,
    /^1/,
    /^100/,
  ])
  await expectAccessible(back)
  const file = back.waitForEvent('download')
  await back.getByRole('link', { name: 'Download as CSV: Campaigns' }).click()
  // Views, visits, visitors (of days alone), seen, cart, checkout, orders, delivered.
  expect(await readFile(await (await file).path(), 'utf8')).toMatch(
    new RegExp(`^${campaign},[2-5],1,0,1,1,1,1,1`, 'm'),
  )
  await open(back, '/bn/dashboard/visitors/searches')
  await expect(region(back, 'যে খোঁজে কিছু পাওয়া যায়নি')).toBeVisible()
  await expectAccessible(back)
  await desk.close()
})

/** What a page tells the shop of a visit. */
function notesOf(page: Page): object[] {
  const notes: object[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/here')) notes.push(request.postDataJSON() as object)
  })
  return notes
}

/** How a browser asks not to be tracked: scripts of the page, and the shop with each request. */
const wishes = [
  { property: 'doNotTrack', value: '1', headers: { dnt: '1' } },
  { property: 'globalPrivacyControl', value: true, headers: { 'sec-gpc': '1' } },
]

interface Walk {
  path: string
  headers?: object
  prepare: (context: BrowserContext) => Promise<unknown>
}

/** Somebody opens a product by a link and puts it into the cart: what the shop was told of it, and what the browser keeps. */
async function walkToCart(browser: Browser, { path, headers, prepare }: Walk) {
  const context = await browser.newContext()
  await seemAPerson(context)
  await prepare(context)
  const page = await context.newPage()
  await seemSomebodyNew(page, path, headers)
  const notes = notesOf(page)
  await open(page, path)
  await expect.poll(() => notes.length).toBe(1)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expectInCart(page, '1 item')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  return { context, notes, stored }
}

test('Where scripts of others are blocked a visit is counted; where somebody asks not to be tracked, a page is and nobody', async ({
  browser,
}) => {
  const { slug } = await shelve({ name: uniquely('Clay cup') })
  const path = `/product/${slug}`
  const [campaign, secret] = [uniquely('open'), uniquely('secret')].map((of) =>
    of.replace(' ', '-'),
  )
  const byLink = { p: path, s: 'fb', c: campaign }
  const blocking = await walkToCart(browser, {
    path: `${path}?utm_source=fb&utm_campaign=${campaign}`,
    prepare: (context) =>
      context.route(
        ({ hostname }) => hostname !== '127.0.0.1',
        (route) => route.abort(),
      ),
  })
  await expect.poll(() => blocking.notes).toEqual([byLink, { ...byLink, k: 'cart' }])
  await blocking.context.close()

  for (const { property, value, headers } of wishes) {
    const { context, notes, stored } = await walkToCart(browser, {
      path: `${path}?utm_source=fb&utm_campaign=${secret}`,
      headers,
      prepare: (of) =>
        of.addInitScript(
          ([name, said]) => Object.defineProperty(Navigator.prototype, name, { get: () => said }),
          [property, value] as const,
        ),
    })
    expect(notes, property).toEqual([{ p: path }])
    expect(stored, property).not.toContain(secret)
    await context.close()
  }
  const known = { campaign, isKnown: true }
  const unknown = { campaign: null, isKnown: false, kind: 'page' }
  await expect
    .poll(() => viewsOf(path))
    .toEqual([{ ...known, kind: 'page' }, { ...known, kind: 'cart' }, unknown, unknown])
})

test('Anyone who is signed in and shares their place stands in the list of records, with person, place, browser and time, and on the map', async ({
  page,
  context,
  browser,
}) => {
  const sylhet = { latitude: 24.8949, longitude: 91.8687 }
  const elsewhere = await browser.newContext({ geolocation: sylhet, permissions: ['geolocation'] })
  const customer = await signUp(elsewhere, aCustomer(uniquely('Nasrin')))
  const theirs = await elsewhere.newPage()
  const sent = theirs.waitForResponse('**/api/visitor')
  await open(theirs, '/dashboard')
  await expect.poll(() => storedToken(theirs)).not.toBeNull()
  await open(theirs, '/')
  expect((await sent).status()).toBe(201)
  await elsewhere.close()

  await becomeStaff(context, 'admin')
  await open(page, '/dashboard/visitors/records')
  await page.getByLabel('Person').fill(customer.email)
  await page.getByRole('form', { name: 'Search records' }).getByRole('button').click()
  await expect(page).toHaveURL(/person=/)
  const [row, ...others] = await page
    .getByRole('table', { name: 'Records' })
    .locator('tbody tr')
    .all()
  expect(others).toEqual([])
  await expect(row!).toContainText(customer.name)
  await expect(row!).toContainText(/Sylhet.*24\.8949, 91\.8687.*Measured/)
  await expect(row!).toContainText('Chrome')
  await expect(row!).toContainText(/\d{1,2}:\d\d/)
  await expect(region(page, 'On the map')).toContainText('Sylhet')
  await expectAccessible(page)
})
