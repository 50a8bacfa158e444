import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { shelve, uniquely } from '../support/back-room.ts'
import { aCustomer, asPage, signIn, signUp } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { expectStill, watchJumps } from '../support/jumps.ts'
import {
  buyNow,
  choosePlace,
  expectDeliveryKnown,
  expectOrdered,
  isAlive,
  open,
  placeOrderButton,
  rahima,
  reload,
  visit,
} from '../support/shopper.ts'

const field = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('textbox', { name, exact: typeof name === 'string' })

async function writeAddress(page: Page, { name, address }: { name: string; address: string }) {
  await field(page, 'Full name').fill(name)
  await field(page, 'Mobile number').fill('01812-345678')
  await choosePlace(page, 'District', 'Dhaka')
  await choosePlace(page, /^Area/, 'Dhanmondi')
  await field(page, 'Address').fill(address)
  await page.getByRole('button', { name: 'Save address' }).click()
}

/** Of their pages; a menu beside them says the same words. */
const list = (page: Page) => page.getByRole('list', { name: 'My addresses' }).getByRole('listitem')

const choices = (page: Page) => page.getByRole('radiogroup', { name: 'Saved addresses' })

test('My addresses: I add, change and delete them, and say which comes first', async ({
  page,
  context,
}) => {
  await signUp(context)
  await open(page, '/dashboard/addresses')
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Add an address' }).click()

  await field(page, 'Full name').fill('Rahima Khatun')
  await field(page, 'Mobile number').fill('123')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(field(page, 'Mobile number')).toBeFocused()
  await expect(field(page, 'Mobile number')).toHaveAccessibleDescription(
    /Enter a mobile number like 01712-345678/,
  )
  await expect(page.getByText('Choose a district', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await writeAddress(page, { name: 'Rahima Khatun', address: 'House 7, Road 4, by the mosque' })
  await expect(page.getByText('The address is saved')).toBeVisible()
  await expect(list(page)).toHaveCount(1)
  await expect(list(page).first()).toContainText('Default')

  await page.getByRole('link', { name: 'Add an address' }).click()
  await writeAddress(page, { name: 'Karim Shop', address: 'Plot 12, third floor' })
  await expect(list(page)).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Make default: Karim Shop/ }).click()
  await expect(page.getByText('This is your default address now')).toBeVisible()
  await expect(list(page).first()).toContainText('Karim Shop')

  await page.getByRole('link', { name: /^Edit: Karim Shop/ }).click()
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Dhaka')
  await field(page, 'Address').fill('Plot 14, third floor')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(list(page).first()).toContainText('Plot 14')

  await list(page).first().getByText('Delete', { exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'No, keep it' }).click()
  await expect(page.getByRole('button', { name: 'Yes, delete it' })).toBeHidden()
  const deleting = list(page).first().getByText('Delete', { exact: true })
  await expect(deleting).toBeFocused()
  await deleting.press('Enter')
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByText('The address is deleted')).toBeVisible()
  await expect(list(page)).toHaveCount(1)
  await expect(list(page).first()).toContainText('Default')

  await open(page, '/bn/dashboard/addresses')
  await expect(page.getByRole('heading', { level: 1, name: 'ঠিকানা' })).toBeVisible()
  await expect(page.getByText('ধানমন্ডি, ঢাকা', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test.describe('until I leave', () => {
  // The page that is left may ask once more whether the session stands.
  test.use({ expectedOnTheConsole: [/status of 401/] })

  test('At the checkout I choose one of my addresses, or write another one and keep it; when I leave, none of them stays', async ({
    page,
    context,
  }) => {
    const product = await shelve({ name: uniquely('Nakshi quilt') })
    const customer = await signUp(context, aCustomer())
    await open(page, '/dashboard/addresses/new')
    await writeAddress(page, { name: 'Rahima Khatun', address: 'House 7, Road 4, by the mosque' })
    await expect(list(page)).toHaveCount(1)

    await buyNow(page, product, visit)
    await watchJumps(page)
    await reload(page)
    const [home, other] = [
      choices(page).getByRole('radio', { name: /^Rahima Khatun/ }),
      choices(page).getByRole('radio', { name: /^Another address/ }),
    ]
    await expect(home).toBeChecked()
    await expect(field(page, 'Full name')).toHaveValue('Rahima Khatun')
    await expect(field(page, 'Mobile number')).toHaveValue('01812-345678')
    await expect(page.getByLabel(/^E-mail \(/)).toHaveValue(customer.email)
    await expect(page.getByRole('combobox', { name: /^Area/ })).toHaveValue('Dhanmondi')
    await expectDeliveryKnown(page)
    await expectStill(page)
    await expectAccessible(page)

    await other.check()
    await expect(field(page, 'Address')).toHaveValue('')
    await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('')
    await home.check()
    await expect(field(page, 'Address')).toHaveValue('House 7, Road 4, by the mosque')
    // A person who changes a field means another address.
    await field(page, 'Full name').fill('Karim')
    await expect(other).toBeChecked()

    await field(page, 'Full name').fill(rahima.fullName)
    await field(page, 'Mobile number').fill(rahima.phone)
    await field(page, 'Address').fill(rahima.address)
    await expectDeliveryKnown(page)
    await placeOrderButton(page).filter({ visible: true }).click()
    await expectOrdered(page)
    await page.getByRole('button', { name: 'Keep this address in my account' }).click()
    await expect(page.getByText('This address is in your account.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See my addresses' }).click()
    await expect(list(page)).toHaveCount(2)
    await expect(list(page).filter({ hasText: rahima.fullName })).toContainText(rahima.address)

    await visit(page, '/dashboard')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('01812')
    await isAlive(page)
    await buyNow(page, product, visit)
    await expect(field(page, 'Full name')).toHaveValue('')
    await page.getByRole('link', { name: 'Sign in to use your saved addresses' }).click()
    await expect(page).toHaveURL(/\/login\?from=%2Fcheckout$/)
  })
})

test('My first checkout knows my name and e-mail address from the account, and names no sum until it is known', async ({
  page,
  context,
}) => {
  const customer = aCustomer()
  await signUp(context, customer)
  await signIn(page, customer)
  await buyNow(page, await shelve({ name: uniquely('Jute rug') }), visit)
  await expect(field(page, 'Full name')).toHaveValue(customer.name)
  await expect(page.getByLabel(/^E-mail \(/)).toHaveValue(customer.email)
  await expect(field(page, 'Mobile number')).toHaveValue('')
  const summary = page.getByRole('region', { name: 'Your order' })
  await expect(summary).toContainText('plus delivery')
  await expect(page.getByRole('button', { name: /^Place order · / })).toHaveCount(0)
  await choosePlace(page, 'District', 'Dhaka')
  await choosePlace(page, /^Area/, 'Dhanmondi')
  await expectDeliveryKnown(page)
  await expect(summary).toContainText('with delivery: ৳60')
})

test.describe('before any script has come', () => {
  test.use({ expectedOnTheConsole: [/ERR_FAILED|dynamically imported module/] })

  test('The checkout offers guests to sign in, and nobody who has', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    const offer = page.getByText('Have an account?')
    await page.goto('/checkout')
    await expect(offer).toBeVisible()
    await page.evaluate(() => localStorage.setItem('access-token', 'a token'))
    await page.goto('/checkout')
    await expect(page.getByLabel('Full name')).toBeVisible()
    await expect(offer).toBeHidden()
  })
})

test('The address of somebody else does not exist for me', async ({ playwright, baseURL }) => {
  const [theirs, mine] = await Promise.all(
    ['theirs', 'mine'].map(() =>
      playwright.request.newContext(baseURL === undefined ? {} : { baseURL }),
    ),
  )
  if (!theirs || !mine) throw new Error('Expected two people')
  await signUp({ request: theirs })
  const made = await theirs.post('/api/addresses', {
    data: { ...rahima, note: undefined },
    headers: await asPage({ request: theirs }),
  })
  const { id } = (await made.json()) as { id: string }
  expect((await theirs.get(`/dashboard/addresses/${id}`)).status()).toBe(200)
  await signUp({ request: mine }, aCustomer('Karim'))
  const answer = await mine.get(`/dashboard/addresses/${id}`)
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('This page does not exist')
  await Promise.all([theirs.dispose(), mine.dispose()])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedOnTheConsole: [/status of 400/] })

  test('I keep an address, and what does not fit is said', async ({ page, context }) => {
    await signUp(context)
    await page.goto('/dashboard/addresses/new')
    await field(page, 'Full name').fill('Rahima Khatun')
    await field(page, 'Mobile number').fill('০১৮১২-৩৪৫৬৭৮')
    await page.getByLabel('District').fill('Dacca')
    await page.getByLabel(/^Area/).fill('Atlantis')
    await field(page, 'Address').fill('House 7, Road 4, by the mosque')
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByText('Choose an area of this district from the list')).toBeVisible()
    await expect(field(page, 'Full name')).toHaveValue('Rahima Khatun')
    await page.getByLabel(/^Area/).fill('Dhanmondi')
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page).toHaveURL(/\/dashboard\/addresses\?done=saved$/)
    await expect(list(page)).toContainText('Dhanmondi, Dhaka')
    await list(page).getByText('Delete', { exact: true }).click()
    await page.getByRole('button', { name: 'Yes, delete it' }).click()
    await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
  })
})
