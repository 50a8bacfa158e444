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
  const counted = page.waitForRequest('**/api/here')
  await open(page, `/product/${goods.slug}?utm_source=fb&utm_campaign=${campaign}&fbclid=abc`)
  await counted
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
  await expect(region(back, 'From a visit to a delivered order')).toBeVisible()
  await expectAccessible(back)
  await back.getByRole('link', { name: 'Sources' }).click()
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
  await open(back, '/bn/dashboard/visitors/searches')
  await expect(region(back, 'যে খোঁজে কিছু পাওয়া যায়নি')).toBeVisible()
  await expectAccessible(back)
  await desk.close()
})
