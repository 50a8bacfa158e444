import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { block, linkInMail, shelve, uniquely } from '../support/back-room.ts'
import { aCustomer, fillSignIn, storedToken, signIn, signUp } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import {
  addToCart,
  buyNow,
  expectDeliveryKnown,
  expectInCart,
  fillCheckout,
  open,
  placeOrderButton,
  shownAlert,
  visit,
} from '../support/shopper.ts'

/** At the bottom of phones, at the top of desktops. */
const accountLink = (page: Page) =>
  page
    .getByRole('link', { name: /^account$/i })
    .filter({ visible: true })
    .first()

test.describe('with wrong answers', () => {
  test.use({ expectedOnTheConsole: [/status of 4\d\d/] })

  test('I register on my way to my orders: the rules are shown live, what is wrong in words, and I arrive with my cart (spec 2, 5)', async ({
    page,
  }) => {
    const customer = aCustomer()
    await addToCart(page, await shelve({ name: uniquely('Clay cup') }))
    await open(page, '/dashboard/myOrder?status=Shipped')
    await expect(page).toHaveURL(/\/login\?from=/)
    await page.getByRole('link', { name: 'Create an account' }).click()
    const form = page.getByRole('form', { name: 'Create your account' })
    const password = form.getByLabel('Password', { exact: true })
    await password.fill('tulsi')
    await expect(password).toHaveAccessibleDescription(/at least 6 characters \(not yet\)/)
    await form.getByLabel('E-mail address').fill('rahima@')
    await form.getByRole('button', { name: 'Create account' }).click()
    await expect(form.getByLabel('Your name')).toBeFocused()
    await expect(form.getByLabel('Your name')).toHaveAccessibleDescription('Enter your name')
    await expect(form.getByLabel('E-mail address')).toHaveAccessibleDescription(
      'Enter an e-mail address like name@example.com',
    )
    await expect(password).toHaveAccessibleDescription(/needs: at least 6 characters/)
    await expectAccessible(page)

    await form.getByLabel('Your name').fill(customer.name)
    await form.getByLabel('E-mail address').fill(customer.email)
    const personal = 'more than your own name or email address'
    await password.fill(customer.email)
    await expect(password).toHaveAccessibleDescription(new RegExp(`${personal} \\(not yet\\)`))
    const common = 'to be harder to guess than common passwords such as 123456'
    await password.fill('iloveyou')
    await expect(password).toHaveAccessibleDescription(
      new RegExp(`${common} \\(checked when you submit\\) ${personal} \\(done\\)`),
    )
    await form.getByRole('button', { name: 'Create account' }).click()
    await expect(password).toHaveAccessibleDescription(new RegExp(`needs: ${common}\\.`))
    await expect(password).toHaveAccessibleDescription(new RegExp(`${common} \\(not yet\\)`))
    await password.fill(customer.password)
    await expect(password).toHaveAccessibleDescription(/at least 6 characters \(done\)/)
    await form.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveAttribute('autocomplete', 'new-password')
    await form.getByRole('button', { name: 'Create account' }).dblclick()
    await expect(page).toHaveURL(/\/dashboard\/myOrder\?status=Shipped$/)
    await expect(accountLink(page)).toHaveAttribute('href', '/dashboard')
    await expectInCart(page, '1 item')
    expect(await page.evaluate(() => localStorage.getItem('user-role'))).toBe('customer')
    expect(await page.evaluate(() => localStorage.getItem('current-user'))).toContain(customer.name)
  })

  test('A wrong password and an unknown address are the same words; with the right one I am in, and out in both tabs (spec 4, 8)', async ({
    page,
    context,
  }) => {
    const customer = await signUp(context)
    await context.clearCookies({ name: 'haat.session_token' })
    await open(page, '/login?from=//evil.example')
    for (const wrong of [
      { ...customer, password: 'wrong-guess' },
      { ...customer, email: `nobody-${customer.email}` },
    ]) {
      await fillSignIn(page, wrong)
      await expect(shownAlert(page)).toHaveText('Email or password is incorrect.')
      await expect(page.getByLabel('E-mail address').first()).toHaveValue(wrong.email)
    }
    await expectAccessible(page)
    // As long as the shop has not answered, a ring turns.
    const { promise: looked, resolve: goOn } = Promise.withResolvers<void>()
    await page.route(/\/login\?from=/, (route) => looked.then(() => route.fallback()))
    await fillSignIn(page, customer)
    const submit = page
      .getByRole('form', { name: 'Sign in' })
      .getByRole('button', { name: 'Sign in' })
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    goOn()
    // Not where the link wanted to lead.
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { name: `Hello, ${customer.name}` })).toBeVisible()
    await expect.poll(() => storedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    await expectAccessible(page)

    const other = await context.newPage()
    await open(other, '/dashboard/myOrder')
    await expect(other.getByRole('heading', { name: 'My orders' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(other).toHaveURL(/\/login\?from=%2Fdashboard%2FmyOrder$/)
    expect(await storedToken(page)).toBeNull()
    await open(page, '/dashboard')
    await expect(page).toHaveURL(/\/login\?from=/)
  })

  test('I forgot my password: a mail leads me to a new one, once, and all other browsers are signed out (spec 7)', async ({
    page,
    browser,
  }) => {
    const elsewhere = await browser.newContext()
    const customer = await signUp(elsewhere)
    await open(page, '/login')
    await page.getByRole('link', { name: 'Forgotten your password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
    await page.getByRole('main').getByLabel('E-mail address').first().fill(customer.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { name: 'Look into your inbox' })).toBeFocused()
    const link = await linkInMail(customer.email)
    await open(page, link)
    await expect(page).toHaveURL(/\/reset-password$/)
    const password = page.getByLabel('New password', { exact: true })
    await password.fill('notun')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(password).toHaveAccessibleDescription(/needs: at least 6 characters/)
    await expectAccessible(page)
    await password.fill('notun-pata')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused()
    await expectAccessible(page)
    const other = await elsewhere.newPage()
    await other.goto('/dashboard')
    await expect(other).toHaveURL(/\/login/)
    await elsewhere.close()

    await open(page, '/')
    await open(page, link)
    await password.fill('notun-pata-2')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(shownAlert(page)).toContainText('This link has expired or was already used.')
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
    await signIn(page, { ...customer, password: 'notun-pata' })
  })

  test('Blocked while I shop, I read so when I order, and nothing is tried again (spec 6, 8)', async ({
    page,
    context,
  }) => {
    const customer = await signUp(context)
    await signIn(page, customer)
    await buyNow(page, await shelve({ name: uniquely('Clay lamp') }), visit)
    await fillCheckout(page)
    await expectDeliveryKnown(page)
    let tries = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/order')) tries += 1
    })
    await block(customer.email)
    await placeOrderButton(page).filter({ visible: true }).click()
    await expect(page).toHaveURL(/\/login\?from=%2Fcheckout#account-blocked$/)
    await expect(shownAlert(page)).toHaveText('Your account is blocked')
    expect(await storedToken(page)).toBeNull()
    expect(tries).toBe(1)
  })

  test('Blocked while I am signed in, I read so in every open tab (D8)', async ({
    page,
    context,
  }) => {
    const customer = await signUp(context)
    await signIn(page, customer)
    // The tab in front; a page that just came, or comes back into sight, asks for its lists.
    const other = await context.newPage()
    const asked = other.waitForResponse('**/api/me/lists')
    await open(other, '/dashboard')
    await asked
    await block(customer.email)
    // A plain press leads to a page that says why, and asks nothing that would only be refused.
    const refused: string[] = []
    context.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(answer.url())
    })
    await other.getByRole('link', { name: 'My orders' }).first().click()
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(/\/login.*#account-blocked$/)
      await expect(shownAlert(tab)).toHaveText('Your account is blocked')
    }
    await expect.poll(() => storedToken(page)).toBeNull()
    await open(page, '/dashboard/profile')
    await expect(shownAlert(page)).toHaveText('Your account is blocked')
    expect(refused).toEqual([])
    await fillSignIn(page, customer)
    await expect(shownAlert(page).last()).toHaveText('Your account is blocked')
    await expectAccessible(page)
  })
})

test('Signing in leads on to my account, and so does the shop, without a new document', async ({
  page,
  context,
}) => {
  const customer = await signUp(context)
  await open(page, '/login')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await fillSignIn(page, customer)
  await expect(page.getByRole('heading', { name: `Hello, ${customer.name}` })).toBeVisible()
  expect(documents).toEqual([])

  // The document of a public page is the same for everybody; what an account knows comes when its scripts have found the session.
  await open(page, '/cart')
  await page.waitForFunction(() => {
    const { __reactRouterManifest: list } = window
    return list !== undefined && 'en/dashboard' in list.routes
  })
  await accountLink(page).click()
  await expect(page.getByRole('heading', { name: `Hello, ${customer.name}` })).toBeVisible()
  await page.getByRole('link', { name: 'My orders' }).first().click()
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible()
  expect(documents).toEqual(['/cart'])
})

test('The pages of signing in speak Bangla, also where something is missing (D26)', async ({
  page,
}) => {
  await open(page, '/bn')
  for (const [path, press] of [
    ['/bn/login', 'লগইন করুন'],
    ['/bn/register', 'অ্যাকাউন্ট খুলুন'],
    ['/bn/forgotten-password', 'লিংক পাঠান'],
  ] as const) {
    await visit(page, path)
    await page.getByRole('main').getByRole('button', { name: press }).click()
    await expect(page.getByLabel('ই-মেইল ঠিকানা').first()).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
  }
})

test.describe('without a network', () => {
  test.use({ expectedOnTheConsole: [/Failed to load resource/] })

  test('what I typed stays, and I read what to do (spec 8)', async ({ page }) => {
    await open(page, '/login')
    await page.route('**/login', (route) => route.abort('internetdisconnected'))
    await fillSignIn(page, aCustomer())
    await expect(shownAlert(page)).toHaveText('No connection. Check your internet and try again.')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('tulsi-pata')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedOnTheConsole: [/status of 4\d\d/] })

  test('I register, see my account, and what does not fit is said; I sign out, and in again I arrive where I wanted to go, also after a wrong password (spec 2)', async ({
    page,
  }) => {
    const customer = aCustomer('Karim')
    await page.goto('/register', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Your name').fill(customer.name)
    await page.getByRole('main').getByLabel('E-mail address').first().fill(customer.email)
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByLabel('Your name')).toHaveValue(customer.name)
    await expect(page.getByText('Please check the marked fields.')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(customer.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { name: 'Hello, Karim' })).toBeVisible()
    await page.goto('/secret')
    await expect(page.getByText(customer.email)).toBeVisible()

    await test.step('I sign out, and in again I arrive where I wanted to go', async () => {
      await page.goto('/dashboard', { waitUntil: 'domcontentloaded' })
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL(/\/login#signed-out$/)
      await page.goto('/dashboard/myOrder?status=Shipped', { waitUntil: 'domcontentloaded' })
      await expect(page).toHaveURL(/\/login\?from=/)
      await fillSignIn(page, { ...customer, password: 'wrong-guess' })
      await expect(shownAlert(page)).toHaveText('Email or password is incorrect.')
      await fillSignIn(page, customer)
      await expect(page).toHaveURL(/\/dashboard\/myOrder\?status=Shipped$/)
    })
  })

  test('Blocked, I read so on the page to sign in on, and by no other address (D8)', async ({
    page,
    context,
  }) => {
    const { email } = await signUp(context)
    await page.goto('/login', { waitUntil: 'domcontentloaded' })
    await expect(shownAlert(page)).toBeHidden()
    await block(email)
    await page.goto('/dashboard/myOrder', { waitUntil: 'domcontentloaded' })
    await expect(page).toHaveURL(/\/login.*#account-blocked$/)
    await expect(shownAlert(page)).toHaveText('Your account is blocked')
  })
})
