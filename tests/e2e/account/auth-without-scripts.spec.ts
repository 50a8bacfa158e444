import type { Page } from '@playwright/test'
import { shelve, uniquely, type ShelvedProduct } from '../support/back-room.ts'
import { aCustomer, storedToken, signIn, signUp } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { addToCart, open, reload, visit } from '../support/shopper.ts'

// Signing in, registering and signing out where scripts do not run, or not yet.

test.describe('before the scripts of the page have come', () => {
  test.use({ expectedOnTheConsole: [/Failed to load resource|imported module/] })

  test('I sign out, and nothing that I typed at the checkout stays in this browser', async ({
    page,
    context,
  }) => {
    await signIn(page, await signUp(context))
    const bowl = await typeAtCheckout(page)

    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/dashboard', { waitUntil: 'domcontentloaded' })
    await page.unroute('**/*.js')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(() => storedToken(page)).toBeNull()
    // The cart was the account's, and left with it.
    await addToCart(page, bowl)
    await visit(page, '/checkout')
    await expect(page.getByLabel('Full name')).toHaveValue('')
  })

  test('I sign out, leave before the next page is alive, and the checkout shows nothing that I typed', async ({
    page,
    context,
  }) => {
    await signIn(page, await signUp(context))
    const bowl = await typeAtCheckout(page)

    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/dashboard', { waitUntil: 'load' })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(/\/login/)
    await page.unroute('**/*.js')
    await open(page, '/checkout')
    expect(await storedToken(page)).toBeNull()
    await addToCart(page, bowl, visit)
    await visit(page, '/checkout')
    await expect(page.getByLabel('Full name')).toHaveValue('')
  })
})

/** With something to order in the cart, so that the form is there. */
async function typeAtCheckout(page: Page): Promise<ShelvedProduct> {
  const bowl = await shelve({ name: uniquely('Clay bowl') })
  await addToCart(page, bowl, visit)
  await visit(page, '/checkout')
  await page.getByLabel('Full name').fill('Somebody Else')
  await page.getByLabel('Full name').blur()
  await reload(page)
  await expect(page.getByLabel('Full name')).toHaveValue('Somebody Else')
  return bowl
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('From signing in to registering and back I keep where I wanted to go (spec 2)', async ({
    page,
  }) => {
    const customer = aCustomer('Karim')
    await page.goto('/bn/dashboard/myOrder?status=Shipped', { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'অ্যাকাউন্ট খুলুন' }).click()
    await expect(page).toHaveURL(/\/bn\/register\?from=/)
    await page.getByRole('main').getByRole('button', { name: 'লগইন করুন' }).click()
    await expect(page).toHaveURL(/\/bn\/login\?from=/)
    await page.getByRole('button', { name: 'অ্যাকাউন্ট খুলুন' }).click()
    await page.getByLabel('আপনার নাম').fill(customer.name)
    await page.getByRole('main').getByLabel('ই-মেইল ঠিকানা').first().fill(customer.email)
    await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(customer.password)
    await page.getByRole('main').getByRole('button', { name: 'অ্যাকাউন্ট খুলুন' }).click()
    await expect(page).toHaveURL(/\/bn\/dashboard\/myOrder\?status=Shipped$/)
  })
})
