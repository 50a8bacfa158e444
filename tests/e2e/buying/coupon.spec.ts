import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { makeCoupon, shelve, type ShelvedProduct } from '../support/back-room.ts'
import { aPhone } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import {
  buyNow,
  expectDeliveryKnown,
  expectOrdered,
  fillCheckout,
  placeOrderButton,
  rahima,
} from '../support/shopper.ts'

const summary = (page: Page) => page.getByRole('region', { name: 'Your order' })

test('A coupon is typed where somebody has one, says what is missing, and stands on the order', async ({
  page,
}) => {
  const [large, code] = [await makeCoupon({ leastInPaisa: 200_000 }), await makeCoupon()]
  await buyNow(page, await shelve({ name: 'Clay pot' }))
  await fillCheckout(page)
  await expectDeliveryKnown(page)
  const coupon = page.getByLabel('Coupon code')
  await expect(coupon).toBeHidden()
  await page.getByText('Have a coupon?').click()
  await coupon.fill(large.toLowerCase())
  await coupon.press('Enter')
  await expect(coupon).toHaveAccessibleDescription(/Put goods for ৳1,500 more into the cart/)
  await expectAccessible(page)
  await coupon.fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeFocused()
  await expect(summary(page)).toContainText(`Coupon ${code}−৳50`)
  await placeOrderButton(page).click()
  await expectOrdered(page)
  await expect(page.getByText(`Coupon ${code}`)).toBeVisible()
  await expect(page.getByText('−৳50')).toBeVisible()
})

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

test.describe('where only one more may use it', () => {
  test.use({ expectedOnTheConsole: [/status of 409/] })

  test('two who press at once: one pays less, the other is told and pays what stands there then', async ({
    page,
    browser,
  }) => {
    const [product, code] = [await shelve({ name: 'Jute bag' }), await makeCoupon({ mostUses: 1 })]
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await Promise.all([page, other].map((each) => checkOutWith(each, product, code)))
    await Promise.all([page, other].map((each) => placeOrderButton(each).click()))

    const refused = `The coupon ${code} does not count for this order`
    const [first, second] = await Promise.all(
      [page, other].map((each) => hasOrdered(each, refused)),
    )
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
})

/** Whether the shop took the order, once it has answered. */
async function hasOrdered(page: Page, refused: string): Promise<boolean> {
  const thanks = page.getByRole('heading', { name: /^Thank you/ })
  await expect(thanks.or(page.getByText(refused))).toBeVisible()
  return thanks.isVisible()
}
