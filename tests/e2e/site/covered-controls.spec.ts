import type { Page } from '@playwright/test'
import { shelve, uniquely } from '../support/back-room.ts'
import { expectNothingCovered, widths } from '../support/covered.ts'
import { placeOrder } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { addToCart, goTo, open } from '../support/shopper.ts'
import { becomeStaff } from '../support/staff.ts'

async function atEachWidth(page: Page, work: (width: number) => Promise<void>): Promise<void> {
  for (const size of widths)
    await test.step(`${size.width} pixels wide`, async () => {
      await page.setViewportSize(size)
      await work(size.width)
    })
}

test(
  'nothing covers a control of the product, the cart or the checkout',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow()
    const product = await shelve({ name: uniquely('Clay cup') })
    await addToCart(page, product)
    await atEachWidth(page, async () => {
      for (const path of [`/product/${product.slug}`, '/cart', '/checkout']) {
        await goTo(page, path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        // A toast is at the top right for a second and a half (spec 9).
        await expect(page.getByText('Added to cart')).toHaveCount(0)
        await expectNothingCovered(page)
      }
    })
  },
)

test(
  'nothing covers a control of the forms of the back office',
  { tag: '@desktop' },
  async ({ page, context }) => {
    test.slow()
    const product = await shelve({ name: uniquely('Clay cup') })
    const { orderId } = await placeOrder(context, { slug: product.slug })
    await becomeStaff(context, 'moderator')
    await open(page, '/dashboard/orders')
    const paths = [
      `/dashboard/order-details/${orderId}`,
      `/dashboard/order-details/${orderId}/edit`,
      `/dashboard/products?q=${encodeURIComponent(product.name)}`,
      '/dashboard/products/new',
      '/dashboard/categories/new',
      '/dashboard/banners/new',
      '/dashboard/orders/new',
    ]
    await atEachWidth(page, async () => {
      for (const path of paths)
        await test.step(path, async () => {
          await goTo(page, path)
          await expectNothingCovered(page)
        })
    })
  },
)

test(
  'the bar of ticked products, its panels and the preview of new prices cover no control',
  { tag: '@desktop' },
  async ({ page, context }) => {
    test.slow()
    const family = uniquely('Clay cup')
    for (const size of ['small', 'large']) await shelve({ name: `${family} ${size}` })
    await becomeStaff(context, 'moderator')
    await atEachWidth(page, async () => {
      await open(page, `/dashboard/products?q=${encodeURIComponent(family)}`)
      await page.getByRole('checkbox', { name: 'Select this page' }).check()
      const bar = page.getByRole('form', { name: 'Selected products' })
      await expectNothingCovered(page)
      await bar.getByText('Prices …').click()
      await bar.getByLabel('Raise by').fill('5')
      await bar.getByRole('button', { name: 'Show the new prices' }).click()
      const change = page.getByRole('button', { name: 'Change 2 products' })
      await expect(change).toBeVisible()
      await expectNothingCovered(page)
      await change.click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      await page.getByRole('checkbox', { name: 'Select this page' }).check()
      await expectNothingCovered(page)
    })
  },
)

test(
  'the notice with Undo covers no step of an order',
  { tag: '@desktop' },
  async ({ page, context }) => {
    test.slow()
    const product = await shelve({ name: uniquely('Clay cup') })
    await becomeStaff(context, 'moderator')
    await open(page, '/dashboard/orders')
    await atEachWidth(page, async () => {
      const { orderId } = await placeOrder(context, { slug: product.slug })
      await goTo(page, `/dashboard/order-details/${orderId}`)
      await page.getByRole('button', { name: 'Confirm order' }).first().click()
      const undo = page.getByRole('button', { name: 'Undo' })
      await expect(undo).toBeVisible()
      await page.locator('summary').filter({ hasText: 'Cancel order' }).first().click()
      const yes = page.getByRole('button', { name: 'Yes, cancel the order' })
      await expect(yes).toBeInViewport({ ratio: 1 })
      await expectNothingCovered(page)
      await yes.click({ trial: true })
    })
  },
)
