import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { region } from '../support/back-office.ts'
import { moveAlong, shelve, sumVisitsOf, uniquely } from '../support/back-room.ts'
import { aPhone } from '../support/customer.ts'
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
async function seemSomebodyNew(page: Page, name: string): Promise<void> {
  const usual = await page.evaluate(() => navigator.userAgent)
  await page.setExtraHTTPHeaders({ 'user-agent': `${usual} ${name}` })
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
  await expectAccessible(back)
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
