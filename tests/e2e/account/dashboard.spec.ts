import sharp from 'sharp'
import { expectAccessible } from '../support/accessible.ts'
import { linkInMail, moveAlong, shelve, uniquely } from '../support/back-room.ts'
import { aCustomer, storedToken, placeOrder, signIn, signUp } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { open, visit } from '../support/shopper.ts'

test('My orders: I find one, see how far it is, cancel it while nobody works on it, and order it again (spec 2, D17)', async ({
  page,
  context,
}) => {
  const [pot, lamp] = [
    await shelve({ name: uniquely('Brass pot') }),
    await shelve({ name: uniquely('Cane lamp') }),
  ]
  const asGuest = await placeOrder(context, { ...pot, phone: '01755-004321' })
  await signUp(context)
  await open(page, '/dashboard/myOrder')
  await expect(page.getByText('No orders yet')).toBeVisible()
  await page.getByText('An order from before is missing?').click()
  await page.getByLabel('Tracking ID').fill(asGuest.trackingId)
  await page.getByLabel('Mobile number').fill('01755-004321')
  await page.getByRole('button', { name: 'Add to my orders' }).click()
  await expect(page.getByRole('link', { name: `Order ${asGuest.orderId}` })).toBeVisible()
  await expectAccessible(page)
  const first = await placeOrder(context, { ...pot, quantity: 2 })
  const second = await placeOrder(context, lamp)

  await visit(page, '/dashboard')
  await page
    .getByRole('navigation', { name: 'My account' })
    .getByRole('link', { name: 'My orders' })
    .click()
  const list = page.getByRole('main').getByRole('list')
  await expect(page.getByRole('link', { name: /^Order \d+/ })).toHaveText([
    `Order ${second.orderId}`,
    `Order ${first.orderId}`,
    `Order ${asGuest.orderId}`,
  ])
  await expect(list.getByText(pot.name).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Number, tracking ID or product').fill(pot.name)
  await page.getByRole('button', { name: 'Search', exact: true }).last().click()
  await expect(page).toHaveURL(/\?q=Brass/)
  await page.getByRole('link', { name: `Order ${first.orderId}` }).click()

  await expect(page.getByRole('heading', { name: `Order ${first.orderId}` })).toBeVisible()
  await expect(page.getByText('2 × ৳500')).toBeVisible()
  await expect(page.getByText('Dhanmondi, Dhaka', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Progress of the order' })).toContainText('Pending')
  await page.getByText('Cancel order', { exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expect(page.getByText('Your order is canceled')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Canceled by you')
  await page.getByRole('button', { name: 'Order again' }).click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(drawer.getByText(pot.name)).toBeVisible()
  await expect.poll(() => storedToken(page)).not.toBeNull()

  await visit(page, '/checkout')
  await expect(page.getByLabel('Full name')).toHaveValue('Rahima Khatun')
  await expect(page.getByLabel('Mobile number')).toHaveValue(/^01[\d-]+$/)
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Dhaka')
  await expect(page.getByRole('combobox', { name: /^Area/ })).toHaveValue('Dhanmondi')
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue(/House 7/)
})

test.describe('what is not there', () => {
  test.use({ expectedOnTheConsole: [/status of 4\d\d/] })

  test('An order that is being packed can no longer be canceled; orders of others and odd addresses do not exist, staff pages are not for me (D4, D6, D17)', async ({
    page,
    context,
    browser,
  }) => {
    await signUp(context)
    const shelved = await shelve({ name: uniquely('Jute bag') })
    const placed = await placeOrder(context, shelved)
    await open(page, `/dashboard/myOrder/${placed.orderId}`)
    await page.getByText('Cancel order', { exact: true }).click()
    await moveAlong((placed as unknown as { _id: string })['_id'], 'Processing')
    await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'We have begun to prepare' }),
    ).toBeVisible()
    // The page shows how far the order is by now.
    await expect(page.getByText('Cancel order', { exact: true })).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('· Processing')).toBeVisible()
    await expect(
      page.getByText('Demonstration shop, Mirpur, Dhaka').filter({ visible: true }),
    ).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Chat with us' })).toBeHidden()
    await page.emulateMedia({ media: null })

    await open(page, '/dashboard/users')
    await expect(page).toHaveURL(/\/dashboard\/not-available\?from=%2Fdashboard%2Fusers$/)
    await expect(
      page.getByRole('heading', { name: 'This page is not for your account' }),
    ).toBeVisible()
    await expectAccessible(page)

    const stranger = await browser.newContext()
    await signUp(stranger, aCustomer('Karim'))
    for (const path of [`/dashboard/myOrder/${placed.orderId}`, '/dashboard/no-such-page']) {
      const answer = await stranger.request.get(path)
      expect(answer.status(), path).toBe(404)
      const html = await answer.text()
      expect(html, path).toContain('This page does not exist')
      expect(html, path).toContain('Go to my account')
    }
    await stranger.close()
  })
})

test.describe('with a network that breaks off', () => {
  test.use({ expectedOnTheConsole: [/ERR_FAILED/] })

  test('I send a photo of myself: I see how much of it is sent, and stop it; of one that is lost on its way I see a message; then I see it beside my name and take it away again', async ({
    page,
    context,
  }) => {
    await signUp(context)
    await open(page, '/dashboard/profile')
    const photo = page.getByRole('region', { name: 'Photo' })
    await photo.getByLabel('Choose a photo').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
        .jpeg()
        .toBuffer(),
    })
    let network: 'slow' | 'lost' | 'fine' = 'slow'
    await page.route('**/dashboard/profile', (route) => {
      if (route.request().method() !== 'POST' || network === 'fine') return route.continue()
      return network === 'lost' ? route.abort() : undefined
    })
    const upload = photo.getByRole('button', { name: 'Upload photo' })
    await upload.click()
    await expect(photo.getByRole('progressbar', { name: 'Sent so far' })).toBeVisible()
    await expect(photo.getByText('Sending your photo.')).toBeVisible()
    await expectAccessible(page)
    await photo.getByRole('button', { name: 'Stop sending' }).click()
    await expect(photo.getByText('Stopped: nothing was changed.')).toBeVisible()
    await expect(photo.getByRole('progressbar')).toBeHidden()
    network = 'lost'
    await upload.click()
    await expect(photo.getByLabel('Choose a photo')).toHaveAccessibleDescription(
      /The photo did not arrive/,
    )
    // What was chosen is still there.
    network = 'fine'
    await upload.click()
    await expect(page.getByText('Your photo is saved')).toBeVisible()
    await expectAccessible(page)
    const path = await photo.locator('img').getAttribute('src')
    const sent = await page.request.get(path ?? '')
    expect([sent.status(), sent.headers()['content-type']]).toEqual([200, 'image/webp'])
    await photo.getByRole('button', { name: 'Remove photo' }).click()
    await expect(page.getByText('Your photo is removed')).toBeVisible()
    await expect(photo.locator('img')).toHaveCount(0)
    expect((await page.request.get(path ?? '')).status()).toBe(404)
  })
})

test('I change my name, see where I am signed in, and sign the other browser out (spec 7)', async ({
  page,
  context,
  browser,
}) => {
  const customer = await signUp(context)
  await open(page, '/dashboard/profile')
  const name = page.getByRole('textbox', { name: 'Your name' })
  await name.fill(' ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(name).toHaveAccessibleDescription('Enter your name')
  await name.fill('Rahima Begum')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await visit(page, '/secret')
  await expect(page.getByText('Rahima Begum')).toBeVisible()
  await expect(page.getByText(customer.email)).toBeVisible()
  await expectAccessible(page)

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signIn(other, customer)
  await visit(page, '/dashboard/security')
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByText('This browser')).toBeVisible()
  await other.goto('/dashboard')
  await expect(other).toHaveURL(/\/login\?from=%2Fdashboard#session-ended$/)
  await expect(other.getByText('Your session has ended.')).toBeVisible()
  await elsewhere.close()

  await visit(page, '/dashboard/profile')
  await page.getByRole('button', { name: 'Send the confirmation mail' }).click()
  await expect(page.getByText('The mail is on its way')).toBeVisible()
  const link = await linkInMail(customer.email)
  await open(page, link)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused()
  await expectAccessible(page)
})

test('The account speaks Bangla, with the cart and wishlist of this browser in it (D26, spec 2)', async ({
  page,
  context,
}) => {
  await signUp(context)
  await open(page, '/bn/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /^স্বাগতম/ })).toBeVisible()
  await expectAccessible(page)
  for (const [path, heading] of [
    ['/bn/dashboard/myOrder', 'আমার অর্ডার'],
    ['/bn/dashboard/security', 'পাসওয়ার্ড ও লগইন'],
    ['/bn/dashboard/cart', /কার্ট/],
    ['/bn/dashboard/wishlist', /তালিকা/],
  ] as const) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectAccessible(page)
  }
})

test('Pages of an account are kept nowhere, and nobody gets somebody else’s (D25)', async ({
  context,
  request,
}) => {
  await signUp(context)
  const mine = await context.request.get('/dashboard')
  expect(mine.headers()['cache-control']).toBe('no-store')
  expect(await mine.text()).toContain('Rahima Khatun')
  for (const path of ['/dashboard', '/dashboard.data', '/dashboard/myOrder.data', '/secret']) {
    const theirs = await request.get(path)
    expect(await theirs.text(), path).not.toContain('Rahima Khatun')
  }
})
