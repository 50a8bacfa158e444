import type { Page } from '@playwright/test'
import { makeCoupon, shelve, type ShelvedProduct } from '../support/back-room.ts'
import { aPhone } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import {
  buyNow,
  expectOrdered,
  fillCheckout,
  placeOrderButton,
  rahima,
} from '../support/shopper.ts'

const summary = (page: Page) => page.getByRole('region', { name: 'Your order' })

/** Somebody who is about to press, with the coupon in the total. */
async function checkOutWith(page: Page, product: ShelvedProduct, code: string): Promise<void> {
  await buyNow(page, product)
  await fillCheckout(page, { ...rahima, phone: aPhone() })
  await page.getByText('Have a coupon?').click()
  await page.getByLabel('Coupon code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(summary(page)).toContainText(`Coupon ${code}−৳50`)
  await expect(summary(page)).toContainText('৳510')
}

// The second is refused.
test.use({ expectedOnTheConsole: [/status of 409/] })

test('Two who press at once: one pays less, the other is told and pays what stands there then', async ({
  page,
  browser,
}) => {
  const [product, code] = [await shelve({ name: 'Jute bag' }), await makeCoupon({ mostUses: 1 })]
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await Promise.all([page, other].map((each) => checkOutWith(each, product, code)))
  await Promise.all([page, other].map((each) => placeOrderButton(each).click()))

  const refused = `The coupon ${code} does not count for this order`
  const [first, second] = await Promise.all([page, other].map((each) => hasOrdered(each, refused)))
  expect([first, second].toSorted()).toEqual([false, true])
  const [winner, late] = first ? [page, other] : [other, page]
  await expect(winner.getByText(`Coupon ${code}`)).toBeVisible()
  await expect(winner.getByRole('main')).toContainText('৳510')

  await expect(late.getByRole('alert')).toContainText('This coupon has been used up.')
  await expect(late.getByRole('alert')).toContainText('Look at the new total, then order.')
  await expect(summary(late)).not.toContainText(code)
  await expect(summary(late)).toContainText('৳560')
  await placeOrderButton(late).click()
  await expectOrdered(late)
  await expect(late.getByText(`Coupon ${code}`)).toHaveCount(0)
  await expect(late.getByRole('main')).toContainText('৳560')
  await elsewhere.close()
})

/** Whether the shop took the order, once it has answered. */
async function hasOrdered(page: Page, refused: string): Promise<boolean> {
  const thanks = page.getByRole('heading', { name: /^Thank you/ })
  await expect(thanks.or(page.getByText(refused))).toBeVisible()
  return thanks.isVisible()
}
