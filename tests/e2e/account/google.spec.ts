import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { openWithClock } from '../support/clock.ts'
import { ageSessions } from '../support/back-room.ts'
import { aCustomer, storedToken, signIn, signUp, type Customer } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { open, shownAlert, visit } from '../support/shopper.ts'

// Signing in with Google, in its own window; a real OpenID provider on loopback stands in its place (spec 1, 7, 8, D9).

const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })
const press = (page: Page) => googleButton(page).click()

async function openWindow(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press(page)])
  return popup
}

async function signInAtGoogle(popup: Page, { email, name }: Customer): Promise<void> {
  await popup.getByLabel('E-mail').fill(email)
  await popup.getByLabel('Name').fill(name)
  await popup.getByRole('button', { name: 'Continue' }).click()
}

declare global {
  interface Window {
    openedWith?: string
  }
}

test('With Google I am in without a password, in a window of 500 by 600, and arrive where I wanted to go (spec 9)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const openIt = window.open.bind(window)
    window.open = (url, name, features) => {
      window.openedWith = features ?? ''
      return openIt(url, name, features)
    }
  })
  const customer = aCustomer('Nasrin Akter')
  await open(page, '/login?from=%2Fdashboard%2FmyOrder')
  await expectAccessible(page)
  const popup = await openWindow(page)
  expect(await page.evaluate(() => window.openedWith)).toMatch(/^width=500,height=600,/)
  await expect(googleButton(page)).toHaveAttribute('aria-busy', 'true')
  await signInAtGoogle(popup, customer)
  await expect(page).toHaveURL(/\/dashboard\/myOrder$/)
  expect(popup.isClosed()).toBe(true)
  await expect.poll(() => storedToken(page)).not.toBeNull()
  await visit(page, '/secret')
  await expect(page.getByText(customer.email)).toBeVisible()
})

test('A window that I close, and one where I press Cancel, were closed before they finished (popup-closed-by-user)', async ({
  page,
}) => {
  const words = 'The sign-in window was closed before it finished.'
  await openWithClock(page, '/login')
  const cancelled = await openWindow(page)
  await cancelled.getByRole('button', { name: 'Cancel' }).click()
  await expect(shownAlert(page)).toHaveText(words)
  await expect(googleButton(page)).not.toHaveAttribute('aria-busy')
  await expectAccessible(page)
  const closed = await openWindow(page)
  await expect(shownAlert(page)).toHaveCount(0)
  await closed.close()
  const text = async () => {
    await page.clock.runFor(5000)
    return (await shownAlert(page).allTextContents()).join()
  }
  await expect.poll(text).toBe(words)
})

test('A second window takes the place of the first, and I finish there (cancelled-popup-request); a stranger who registered my address before me has not got it: I come in to an account of my own', async ({
  page,
  playwright,
  baseURL,
}) => {
  const elsewhere = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
  const stranger = await signUp({ request: elsewhere })
  await elsewhere.dispose()
  await open(page, '/login')
  const popup = await openWindow(page)
  await expect(popup.getByLabel('E-mail')).toBeVisible()
  await press(page)
  await expect(shownAlert(page)).toHaveText(
    'Another sign-in window was opened. Please finish there.',
  )
  await expect(popup.getByLabel('E-mail')).toHaveValue('')
  await signInAtGoogle(popup, stranger)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect.poll(() => storedToken(page)).not.toBeNull()
  const way = await page.request.get('/api/auth/session')
  expect(await way.json()).toMatchObject({
    user: { email: stranger.email, providerData: [{ providerId: 'google' }] },
  })
})

test.describe('without new windows', () => {
  test.use({ expectedOnTheConsole: [/allow-popups/] })

  test('Where the browser blocks windows, I see how to allow them (popup-blocked)', async ({
    page,
  }) => {
    // The browser itself opens none for such a page.
    await page.route('**/login', async (route) => {
      const response = await route.fetch()
      const headers = response.headers()
      const policy = `${headers['content-security-policy'] ?? ''}; sandbox allow-scripts allow-same-origin allow-forms`
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
    })
    for (const [path, name, words] of [
      ['/login', /Google/, 'Your browser blocked the sign-in window. Allow popups and try again.'],
      ['/bn/login', /গুগল|Google/, /পপ-আপের অনুমতি দিয়ে আবার চেষ্টা করুন/],
    ] as const) {
      await open(page, path)
      await page.getByRole('main').getByRole('button', { name }).click()
      await expect(shownAlert(page)).toHaveText(words)
    }
  })
})

test.describe('with a refusal', () => {
  test.use({ expectedOnTheConsole: [/status of 400/] })

  test('My account came from Google: long after, my first password wants a new sign-in, then it is mine (requires-recent-login)', async ({
    page,
    context,
  }) => {
    const customer = aCustomer('Nasrin Akter')
    await open(page, '/login')
    await signInAtGoogle(await openWindow(page), customer)
    await expect(page).toHaveURL(/\/dashboard$/)
    await ageSessions(customer.email)
    await visit(page, '/dashboard/security')
    const form = page.getByRole('form', { name: 'Set a password' })
    const set = async () => {
      await form.getByLabel('New password', { exact: true }).fill(customer.password)
      await form.getByRole('button', { name: 'Set a password' }).click()
    }
    await set()
    await expect(shownAlert(page)).toContainText('Please sign in again to do this.')
    await expectAccessible(page)
    // What needs one elsewhere says so, too.
    await visit(page, '/dashboard/profile')
    const card = page.getByRole('region', { name: 'E-mail address' })
    await card.getByText('Change e-mail address', { exact: true }).click()
    await card.getByLabel('New e-mail address').fill(`new-${customer.email}`)
    await card.getByRole('button', { name: 'Send the mail' }).click()
    await expect(shownAlert(page)).toContainText('Please sign in again to do this.')

    // The provider forgets them, too.
    await context.clearCookies({ name: /^(?!begun)/ })
    await page.evaluate(() => localStorage.clear())
    await open(page, '/login?from=%2Fdashboard%2Fsecurity')
    await signInAtGoogle(await openWindow(page), customer)
    await expect(page).toHaveURL(/\/dashboard\/security$/)
    await set()
    await expect(page.getByText(/^Your password is set/)).toBeVisible()
    await context.clearCookies({ name: /session_token/ })
    await page.evaluate(() => localStorage.clear())
    await signIn(page, customer)
  })
})
