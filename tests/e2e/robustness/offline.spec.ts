import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { change, countLeft, shelve } from '../support/back-room.ts'
import { expect, test } from '../support/journey.ts'
import {
  addToCart,
  buyNow,
  expectDeliveryKnown,
  expectInCart,
  expectOrdered,
  fillCheckout,
  open,
  placeOrderButton,
  rahima,
  reload,
} from '../support/shopper.ts'

// Thin networks: what happens while there is none.

test.use({ expectedOnTheConsole: [/net::ERR_|Failed to fetch/] })

/** The service worker stands behind the page. */
const isGuarded = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null)

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const { language, path, offline, online } of [
    {
      language: 'English',
      path: '/shop',
      offline: 'You seem to be offline',
      online: 'All products',
    },
    { language: 'Bangla', path: '/bn/shop', offline: 'মনে হচ্ছে ইন্টারনেট নেই', online: 'সব পণ্য' },
  ]) {
    test(`Without a network a page says so in ${language}, and opens by itself when it is back`, async ({
      page,
      context,
    }) => {
      await open(page, '/')
      await isGuarded(page)
      await context.setOffline(true)
      await page.goto(path)
      await expect(heading(page, offline)).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText('৳')
      await expectAccessible(page)
      await context.setOffline(false)
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(heading(page, online)).toBeVisible()
    })
  }

  test('The price is always the shop’s own, never one that was kept (D12)', async ({
    page,
    context,
  }) => {
    const product = await shelve({ name: 'Glass bowl' })
    await open(page, `/product/${product.slug}`)
    await isGuarded(page)
    await expect(page.getByRole('main')).toContainText('৳500')
    await change(product, { price: 650 })
    // Each instance learns of it a moment later.
    await expect(async () => {
      await reload(page)
      await expect(page.getByRole('main')).toContainText('৳650', { timeout: 500 })
    }).toPass()
    await context.setOffline(true)
    await page.reload()
    await expect(heading(page, 'You seem to be offline')).toBeVisible()
    expect(await page.content()).not.toContain('৳')
  })

  test('My cart, and what I typed at the checkout, outlive the network and a reload', async ({
    page,
    context,
  }) => {
    const product = await shelve({ name: 'Bread basket' })
    await addToCart(page, product)
    await open(page, '/checkout')
    await isGuarded(page)
    await page.getByLabel('Full name').fill('Rahima Begum')
    await context.setOffline(true)
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill('House 7, Road 4')
    await page.reload()
    await expect(heading(page, 'You seem to be offline')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Your cart is safe in this browser.')
    await context.setOffline(false)
    await expect(heading(page, 'Checkout')).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('Rahima Begum')
    await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue(
      'House 7, Road 4',
    )
    await expectInCart(page, '1 item')
  })
})

test('An order sent while the network is gone waits, says so, and is placed once when it is back (D13)', async ({
  page,
  context,
}) => {
  const product = await shelve({ name: 'Iron pan', variants: [{ stock: 5 }] })
  await buyNow(page, product)
  await fillCheckout(page, rahima)
  await expectDeliveryKnown(page)
  const keys = new Set<string | undefined>()
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/order'))
      keys.add(request.headers()['idempotency-key'])
  })
  await context.setOffline(true)
  await placeOrderButton(page).click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('No connection. Your order is not confirmed yet.')
  await expect(notice).toContainText('We try again by ourselves as soon as you are online')
  await expect(placeOrderButton(page)).toHaveText(/Try again now/)
  await context.setOffline(false)
  await expectOrdered(page)
  expect(keys.size).toBe(1)
  expect(await countLeft(product)).toBe(4)
})
