import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'
import {
  cartLink,
  expectInCart,
  expectOrdered,
  fillCheckout,
  offered,
  open,
  openTracking,
  placeOrderButton,
  rahima,
  readTrackingId,
  reload,
  searchField,
} from '../support/shopper.ts'

const karim = {
  ...rahima,
  fullName: 'Karim Uddin',
  phone: '০১৮১২-৩৪৫৬৭৮',
  district: 'Comilla',
  area: 'Comilla Sadar',
}

test(
  'I search for a wallet, choose its colour, order it without an account and track the order (D10, D15, D16)',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    test.slow()
    await open(page, '/')
    await searchField(page).fill('wallet')
    const match = offered(page).filter({ hasText: /Bifold wallet.*৳1,150/ })
    await expect(match).toBeVisible()
    await expectAccessible(page)
    await match.click()
    await expect(page).toHaveURL(/\/product\/bifold-leather-wallet$/)
    await expect(searchField(page)).toHaveValue('')

    await page.getByRole('link', { name: 'Tan', exact: true }).click()
    await expect(page).toHaveURL(/variant=AC-WLT-TAN/)
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await expectInCart(page, '1 item')
    await expectAccessible(page)

    await cartLink(page).click()
    const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
    await expect(drawer.getByRole('listitem')).toContainText('Colour: Tan')
    await expect(drawer.getByRole('listitem')).toContainText('1 × ৳1,150')
    await expect(drawer.getByText('Subtotal')).toBeVisible()
    await expectAccessible(page)
    await drawer.getByRole('link', { name: 'View Cart' }).click()

    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByRole('heading', { name: 'Shopping Cart', level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Checkout' }).click()

    await expect(page).toHaveURL(/\/checkout$/)
    await fillCheckout(page, karim)
    const summary = page.getByRole('region', { name: 'Your order' })
    await expect(summary).toContainText('Outside Dhaka')
    await expect(summary).toContainText('৳120')
    await expect(summary).toContainText(/Arrives in \d+–\d+ days/)
    await expect(summary).toContainText('৳1,270')
    await expect(page.getByLabel('Cash On Delivery')).toBeChecked()
    await expectAccessible(page)
    await placeOrderButton(page).click()

    await expectOrdered(page, karim)
    const trackingId = await readTrackingId(page)
    await expect(page.getByText('Order ID', { exact: true })).toBeVisible()
    await expect(page.getByText(/Cumilla Sadar, Cumilla/)).toBeVisible()
    await expectInCart(page, '0 items')
    await expectAccessible(page)
    // On phones nothing floats over the next steps.
    const chat = page.getByRole('link', { name: 'Chat with us' })
    await expect(chat).toHaveCount(1)
    await expect(page.locator('main').filter({ has: chat })).toHaveCount(isMobile ? 1 : 0)
    await reload(page)
    expect(await readTrackingId(page)).toBe(trackingId)

    const modal = await openTracking(page, isMobile)
    await modal.getByRole('textbox', { name: 'Enter full tracking ID' }).fill(trackingId)
    await expect(modal).toContainText('Pending')
    await expect(modal).toContainText('Karim')
    await expect(modal).not.toContainText('Uddin')
    await expect(modal).toContainText('৳1,270')
    await expect(modal).toContainText('Bifold wallet')
    await expectAccessible(page)
    await modal.getByRole('button', { name: 'Close' }).click()
    await expect(modal).toBeHidden()

    await page.getByRole('link', { name: 'Track order' }).click()
    await expect(page).toHaveURL(new RegExp(`/order-tracking\\?trackingId=${trackingId}`))
    const status = page.getByRole('region', { name: 'Status' })
    await expect(status).toContainText('৳1,270')
    await expect(status.getByRole('list', { name: 'Progress of the order' })).toContainText(
      'Pending: done',
    )
    await expectAccessible(page)
  },
)

// The filters that stand beside the list on desktops: search.spec.ts.
test('I look through a category, keep what is in stock and discounted, and buy it at once', async ({
  page,
}) => {
  await open(page, '/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Garden/ })
    .click()
  await expect(page).toHaveURL(/\/shop\/garden$/)
  await expect(page.getByRole('heading', { name: 'Garden', level: 1 })).toBeVisible()

  await page.getByText('Filters', { exact: true }).click()
  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByText('In stock').click()
  await expect(page).toHaveURL(/stock=in/)
  await filters.getByText('Discounted').click()
  await expect(page).toHaveURL(/discount=1/)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Show \d+ products?$/ }).click()

  const products = page.getByRole('region', { name: 'Products', exact: true })
  const first = products.getByRole('article').first()
  await expect(first).toContainText('% off')
  await first.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await page.getByRole('button', { name: 'Buy now' }).first().click()
  await expect(page).toHaveURL(/\/checkout$/)
  await fillCheckout(page)
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Inside Dhaka')
  await placeOrderButton(page).click()
  await expectOrdered(page)
})
