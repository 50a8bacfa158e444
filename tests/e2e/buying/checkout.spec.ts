import type { Page } from '@playwright/test'
import { expectAccessible, expectNoViolations } from '../support/accessible.ts'
import { change, countLeft, endSessions, makeCoupon, shelve } from '../support/back-room.ts'
import { fillSignIn, signUp, storedToken } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import {
  addToCart,
  buyNow,
  expectDeliveryKnown,
  expectOrdered,
  fillCheckout,
  open,
  placeOrderButton,
  rahima,
  reload,
  visit,
} from '../support/shopper.ts'

const ordersHref = /\/api\/order$/
const notice = (page: Page) => page.getByRole('alert')
const summary = (page: Page) => page.getByRole('region', { name: 'Your order' })

test('What is missing is said under its field, and the first one has the cursor (D15); what I typed is still there after a reload', async ({
  page,
}) => {
  await buyNow(page, await shelve({ name: 'Clay cup' }))
  await placeOrderButton(page).click()
  const name = page.getByLabel('Full name')
  await expect(name).toHaveAccessibleDescription('Enter your full name')
  await expect(name).toBeFocused()
  const phone = page.getByLabel('Mobile number')
  await expect(phone).toHaveAccessibleDescription(/Enter a mobile number like 01712-345678/)
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveAccessibleDescription(
    'Choose a district',
  )
  await expect(page.getByLabel(/^Area/)).toHaveAccessibleDescription('Choose an area')
  await expect(
    page.getByRole('textbox', { name: 'Address', exact: true }),
  ).toHaveAccessibleDescription(/Enter house, road and village or area/)
  await expectAccessible(page)

  await phone.fill('০২৯৮৭৬৫৪৩')
  await page.getByLabel(/^E-mail/).fill('rahima at home')
  await name.fill('Rahima Begum')
  await expect(name).not.toHaveAccessibleDescription('Enter your full name')
  await placeOrderButton(page).click()
  await expect(phone).toBeFocused()
  await expect(page.getByLabel(/^E-mail/)).toHaveAccessibleDescription(
    /Enter an e-mail address like/,
  )
  await phone.fill('+880 1712-345678')
  await expect(phone).not.toHaveAccessibleDescription(/Enter a mobile number/)

  await test.step('what I typed is still there after a reload', async () => {
    await fillCheckout(page, { ...rahima, note: 'Please ring twice' })
    await reload(page)
    await expect(name).toHaveValue(rahima.fullName)
    await expect(phone).toHaveValue(rahima.phone)
    await expect(page.getByLabel(/^E-mail/)).toHaveValue('rahima at home')
    await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Dhaka')
    await expect(page.getByRole('combobox', { name: /^Area/ })).toHaveValue('Dhanmondi')
    await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue(
      rahima.address,
    )
    await expect(page.getByLabel(/^Note for the delivery/)).toHaveValue('Please ring twice')
    await expectDeliveryKnown(page)
  })

  await test.step('somebody else on this device clears it, also from what the browser stores', async () => {
    await expect(page.getByText('Filled in from last time. Not you?')).toBeVisible()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(page.getByText('Not you?')).toBeHidden()
    await expect(name).toBeFocused()
    const isEmpty = async () => {
      await expect(name).toHaveValue('')
      await expect(phone).toHaveValue('')
      await expect(page.getByLabel(/^E-mail/)).toHaveValue('')
      await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('')
      await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('')
      await expect(page.getByLabel(/^Note for the delivery/)).toHaveValue('')
    }
    await isEmpty()
    await reload(page)
    await isEmpty()
    await expect(page.getByText('Not you?')).toBeHidden()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(rahima.fullName)
  })
})

test('What my account says gives way to what I am about to type', async ({ page, context }) => {
  const customer = await signUp(context)
  await open(page, '/dashboard')
  await expect.poll(() => storedToken(page)).not.toBeNull()
  const product = await shelve({ name: 'Clay plate' })
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/auth/session', (route) => answer.promise.then(() => route.fallback()))
  await buyNow(page, product)
  const name = page.getByLabel('Full name')
  await name.focus()
  answer.resolve()
  await expect(name).toHaveValue(customer.name)
  await page.keyboard.type('Karim Mia')
  await expect(name).toHaveValue('Karim Mia')
})

test(
  'The district is found by an old name, by keyboard alone (D15)',
  { tag: '@desktop' },
  async ({ page }) => {
    await buyNow(page, await shelve({ name: 'Clay cup' }))
    const district = page.getByRole('combobox', { name: 'District' })
    await district.focus()
    await page.keyboard.type('Chitta')
    const places = page.getByRole('listbox').getByRole('option')
    await expect(places).toHaveCount(1)
    await expect(places).toContainText('Chattogram')
    await expectNoViolations(page)
    await page.keyboard.press('Enter')
    await expect(district).toHaveValue('Chattogram')
    await district.fill('Comil')
    await expect(places).toContainText('Cumilla')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('listbox')).toBeHidden()
  },
)

test('A press before the delivery charge is known waits for it; a double click places one order (D12, D13)', async ({
  page,
}) => {
  const product = await shelve({ name: 'Brass lamp', variants: [{ stock: 5 }] })
  await buyNow(page, product)
  const charge = Promise.withResolvers<void>()
  await page.route('**/api/quote', async (route) => {
    await charge.promise
    await route.continue()
  })
  await fillCheckout(page)
  const placed: number[] = []
  page.on('response', (answer) => {
    if (ordersHref.test(answer.url()) && answer.request().method() === 'POST')
      placed.push(answer.status())
  })
  await placeOrderButton(page).dblclick()
  await expect(placeOrderButton(page)).toContainText('Adding the delivery charge')
  charge.resolve()
  await expectOrdered(page)
  await expect(page.getByRole('main')).toContainText('৳560')
  expect(placed).toEqual([201])
  expect(await countLeft(product)).toBe(4)
})

test.describe('where my session has ended', () => {
  test.use({ expectedOnTheConsole: [/status of 401/] })

  test('I am told before the order is placed, my form is kept, and I order as a guest; the confirmation stays', async ({
    page,
    context,
  }) => {
    const customer = await signUp(context)
    await open(page, '/dashboard')
    await expect.poll(() => storedToken(page)).not.toBeNull()
    const product = await shelve({ name: 'Bamboo tray', variants: [{ stock: 5 }] })
    await buyNow(page, product)
    await fillCheckout(page)
    await expectDeliveryKnown(page)
    await endSessions(customer.email)

    await placeOrderButton(page).click()
    await expect(notice(page)).toContainText('You are no longer signed in')
    await expect(page).toHaveURL(/\/checkout$/)
    expect(await countLeft(product)).toBe(5)
    await expect(page.getByLabel('Full name')).toHaveValue(rahima.fullName)
    const signInAgain = notice(page).getByRole('link', { name: 'Sign in again' })
    await expect(signInAgain).toHaveAttribute('href', '/login?from=%2Fcheckout')
    await expectAccessible(page)

    await notice(page).getByRole('button', { name: 'Order as a guest' }).click()
    await expectOrdered(page)
    expect(await countLeft(product)).toBe(4)
  })

  test('before I press, I am told so, too; a confirmation page stays open', async ({
    page,
    context,
  }) => {
    const customer = await signUp(context)
    await open(page, '/dashboard')
    await expect.poll(() => storedToken(page)).not.toBeNull()
    const product = await shelve({ name: 'Bamboo bowl', variants: [{ stock: 5 }] })
    await buyNow(page, product)
    await fillCheckout(page)
    await expectDeliveryKnown(page)

    await test.step('another part of the page notices it: the next press only tells me', async () => {
      await page.evaluate(() => {
        localStorage.removeItem('access-token')
        dispatchEvent(new Event('account-changed'))
      })
      await expect(notice(page)).toContainText('You are no longer signed in')
      await placeOrderButton(page).click()
      await expect(notice(page)).toBeFocused()
      await expect(page).toHaveURL(/\/checkout$/)
      expect(await countLeft(product)).toBe(5)
    })

    await test.step('signed in again, I find my form as it was', async () => {
      await notice(page).getByRole('link', { name: 'Sign in again' }).click()
      await fillSignIn(page, customer)
      await expect(page).toHaveURL(/\/checkout$/)
      await expect(page.getByLabel('Full name')).toHaveValue(rahima.fullName)
      await placeOrderButton(page).click()
      await expectOrdered(page)
    })

    await test.step('the confirmation stays where its calls are refused', async () => {
      await endSessions(customer.email)
      const refused = page.waitForResponse(
        (answer) => answer.url().endsWith('/api/addresses') && answer.status() === 401,
      )
      await reload(page)
      await refused
      await expect.poll(() => storedToken(page)).toBeNull()
      await expectOrdered(page)
    })
  })
})

test.describe('where the network is bad', () => {
  test.use({ expectedOnTheConsole: [/net::ERR_/] })

  test('an order whose answer was lost is tried again and placed once (D13)', async ({ page }) => {
    const product = await shelve({ name: 'Copper jug', variants: [{ stock: 5 }] })
    await buyNow(page, product)
    await fillCheckout(page)
    await expectDeliveryKnown(page)
    const keys: (string | undefined)[] = []
    await page.route(ordersHref, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length === 1) return route.abort('connectionreset')
      if (keys.length > 2) return route.continue()
      // The shop places it, and its answer never arrives.
      await route.fetch()
      return route.abort('connectionreset')
    })

    await placeOrderButton(page).click()
    await expect(notice(page)).toContainText('No connection. Your order is not confirmed yet.')
    await expect(notice(page)).toContainText('it is placed only once')
    await expectAccessible(page)
    // The page tries again by itself; anyone who cannot wait may press.
    await expectOrdered(page)
    expect(keys).toHaveLength(3)
    expect(keys[0]).toMatch(/^[\w-]{8,}$/)
    expect(new Set(keys).size).toBe(1)
    expect(await countLeft(product)).toBe(4)
  })
})

test.describe('where the shop has changed meanwhile', () => {
  test.use({ expectedOnTheConsole: [/status of 409/] })

  test('a new price is shown line by line, and what is sold out goes; the next press orders the rest at the new price (D12, D13)', async ({
    page,
  }) => {
    const [gone, rest] = [await shelve({ name: 'Silk fan' }), await shelve({ name: 'Cane basket' })]
    await addToCart(page, gone)
    await buyNow(page, rest, visit)
    await fillCheckout(page)
    await expect(summary(page)).toContainText('৳1,060')

    await test.step('a new price', async () => {
      await change(rest, { price: 650 })
      await placeOrderButton(page).click()
      await expect(notice(page)).toContainText('Cane basket now costs ৳650 instead of ৳500.')
      await expect(summary(page)).toContainText('৳1,210')
      await expect(page).toHaveURL(/\/checkout$/)
      await expectAccessible(page)
    })

    await test.step('what is sold out', async () => {
      await change(gone, { inStock: 0 })
      await placeOrderButton(page).click()
      await expect(notice(page)).toContainText(
        'Silk fan is sold out: we took it out of your order.',
      )
      await expect(summary(page)).not.toContainText('Silk fan')
      await expect(summary(page)).toContainText('৳710')
      await expect(page).toHaveURL(/\/checkout$/)
      await expectAccessible(page)
    })

    await placeOrderButton(page).click()
    await expectOrdered(page)
    await expect(page.getByRole('main')).toContainText('৳710')
    await expect(page.getByRole('main')).not.toContainText('Silk fan')
  })

  test('when the last piece is gone I see a message that leads back to the shop', async ({
    page,
  }) => {
    const product = await shelve({ name: 'Last vase', variants: [{ stock: 1 }] })
    await buyNow(page, product)
    await fillCheckout(page)
    await expectDeliveryKnown(page)
    await change(product, { inStock: 0 })
    await placeOrderButton(page).click()
    await expect(notice(page)).toContainText('Last vase is sold out')
    await expect(page.getByText('No products in the Cart')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to the shop' }).click()
    await expect(page).toHaveURL(/\/shop$/)
  })
})

test('With an empty cart there is nothing to order, and a way to the shop; anyone who opens the confirmation without an order is shown the way to tracking', async ({
  page,
}) => {
  await open(page, '/checkout')
  await expect(page.getByText('No products in the Cart')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the shop' })).toBeVisible()
  await expect(placeOrderButton(page)).toHaveCount(0)
  await expectAccessible(page)
  await visit(page, '/ordered')
  await expect(page.getByRole('heading', { name: 'There is no order to show here' })).toBeVisible()
  await expectAccessible(page)
})

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
