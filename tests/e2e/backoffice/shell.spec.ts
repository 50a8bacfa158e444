import type { Page } from '@playwright/test'
import { expectAccessible, expectNoViolations } from '../support/accessible.ts'
import { shelve, uniquely } from '../support/back-room.ts'
import { aPhone, placeOrder, signUp } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { becomeStaff } from '../support/staff.ts'
import { isAlive, open } from '../support/shopper.ts'

/** Owners of other journeys make each other step down. */
const paletteField = (page: Page) =>
  page.getByRole('combobox', { name: 'Search for orders, customers, products and pages' })

test('The menu folds and stays so, and the page is light, dark or as the device, from its first paint @desktop', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'admin')
  await open(page, '/dashboard/panelboard')
  const menu = page.getByRole('banner')
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await expect(menu.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(64)
  await menu.locator('summary').last().click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await expect.poll(paper).toBe('rgb(18, 22, 26)')
  await page.keyboard.press('Escape')
  await expectNoViolations(page)

  await test.step('the server writes it so', async () => {
    const written = await (await context.request.get('/dashboard/panelboard')).text()
    expect(written).toMatch(/data-theme="dark"/)
    expect(written).toMatch(/aria-label="Expand menu"/)
  })
  await page.goto('/dashboard/orders')
  await isAlive(page)
  await expect.poll(paper).toBe('rgb(18, 22, 26)')
  await expectAccessible(page)
  await menu.locator('summary').last().click()
  await page.getByRole('radio', { name: 'As the device' }).check()
  await expect.poll(paper).toBe('rgb(251, 250, 246)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(paper).toBe('rgb(18, 22, 26)')
})

test('The menu is longer than the window, and the entry of the page is in sight @desktop', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'admin')
  await page.setViewportSize({ width: 1280, height: 600 })
  await open(page, '/dashboard/settings/delivery')
  const entry = (name: string) =>
    page
      .getByRole('navigation', { name: 'Running the shop' })
      .getByRole('link', { name, exact: true })
  await expect(entry('Settings')).toBeInViewport({ ratio: 1 })
  await expect(entry('Panelboard')).not.toBeInViewport()
  await open(page, '/dashboard/orders')
  await expect(entry('Orders')).toBeInViewport({ ratio: 1 })
  await expect(entry('Settings')).not.toBeInViewport()
})

test('Ctrl-K finds an order by its number and its phone, a product by its SKU, and pages, with the keyboard alone; where the search does not answer, it says so @desktop', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'admin')
  const lamp = await shelve({ name: uniquely('Palette lamp') })
  const phone = aPhone()
  const { orderId, trackingId } = await placeOrder(context, { ...lamp, phone })
  // Keys are listened to once the page follows the orders, a moment after it was taken over.
  const following = page.waitForRequest(/\/api\/order-events/)
  await open(page, '/dashboard/panelboard')
  await following
  const options = page.getByRole('option')
  for (const typed of [orderId, trackingId, phone]) {
    await page.keyboard.press('Control+k')
    await expect(paletteField(page)).toBeFocused()
    await paletteField(page).fill(typed)
    await expect(options.filter({ hasText: orderId }).first()).toContainText('Pending')
    await page.keyboard.press('Escape')
    await expect(paletteField(page)).toBeHidden()
  }
  await page.keyboard.press('Control+k')
  await paletteField(page).fill(lamp.sku)
  await expect(options.filter({ hasText: lamp.name })).toContainText(lamp.sku)
  await expectNoViolations(page)
  await paletteField(page).fill('zz')
  await expect(page.getByText('Type at least three letters or digits')).toBeVisible()

  await test.step('where the search does not answer, it says so and still leads to pages', async () => {
    const search = '**/dashboard/panelboard/find?*'
    await page.route(search, (route) => route.fulfill({ status: 204 }))
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Search( Ctrl K)?$/ })
      .first()
      .click()
    await paletteField(page).fill('order')
    await expect(page.getByText('The search did not answer.')).toBeVisible()
    await expect(page.getByRole('option', { name: /My orders/ })).toBeVisible()
    await page.unroute(search)
  })

  await paletteField(page).fill('audit')
  await expect(options.first()).toHaveText(/Audit log/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible()
})

test('Single keys lead to pages, into the search and through a list; not while I type, and not once I turned them off @desktop', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'admin')
  const bag = await shelve({ name: uniquely('Shortcut bag') })
  await placeOrder(context, bag)
  await placeOrder(context, bag)
  // Effects run after React has taken over: where the page follows the orders, it listens to keys, too.
  const following = page.waitForRequest(/\/api\/order-events/)
  await open(page, '/dashboard/panelboard')
  await following
  await page.keyboard.type('go')
  await expect(page).toHaveURL(/\/dashboard\/orders$/)
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await page.keyboard.type('jj')
  const second = page.getByRole('table').locator('tbody tr').nth(1).getByRole('link')
  await expect(second).toBeFocused()
  await page.keyboard.type('k')
  await expect(page.getByRole('table').locator('tbody tr').first().getByRole('link')).toBeFocused()
  await page.keyboard.type('/')
  await expect(page.locator('main input[type=search]')).toBeFocused()
  await page.keyboard.type('gu?')
  await expect(page.locator('main input[type=search]')).toHaveValue('gu?')
  await expect(page).toHaveURL(/\/dashboard\/orders$/)
  await page.getByRole('heading', { name: 'Orders', level: 1 }).click()
  await page.keyboard.type('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByText('Go to: Users')).toBeVisible()
  await expectNoViolations(page)
  await help.getByRole('checkbox', { name: 'Shortcuts of single keys' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.type('gu')
  await page.keyboard.press('Control+k')
  await expect(paletteField(page)).toBeFocused()
  await expect(page).toHaveURL(/\/dashboard\/orders$/)
})

test.describe('while a page is on its way', { tag: '@desktop' }, () => {
  test('at work: a spinner stands in its place, and the tab keeps the name of the shop', async ({
    page,
    context,
  }) => {
    await becomeStaff(context, 'moderator')
    await open(page, '/dashboard/panelboard')
    await passSlowly(page, 'Orders')
  })

  test('in an account: a spinner stands in its place, and the tab keeps the name of the shop', async ({
    page,
    context,
  }) => {
    await signUp(context)
    await open(page, '/dashboard')
    await passSlowly(page, 'Profile')
  })
})

/** Presses a link, and judges what stands there until its answer is let through. */
async function passSlowly(page: Page, name: string): Promise<void> {
  const answer = Promise.withResolvers<void>()
  await page.route(/\.data(\?|$)/, async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('main').getByText('Loading')).toBeVisible()
  // Orders of other journeys come in meanwhile.
  await expect(page).toHaveTitle(/^(\(\d+\) )?Haat$/)
  await expectNoViolations(page)
  answer.resolve()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${name} · Haat$`))
  await page.unrouteAll({ behavior: 'wait' })
}

test('On a phone a bar holds the main pages and a sheet all others; a moderator finds there only what they may open', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'moderator')
  await open(page, '/dashboard')
  await expect(page).toHaveURL(/\/dashboard\/panelboard$/)
  await expectAccessible(page)
  const bar = page.getByRole('navigation', { name: 'Main pages' })
  await bar.getByText('Menu', { exact: true }).click()
  await expect(bar.getByRole('link', { name: 'Profile' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Users' })).toHaveCount(0)
  await expect(bar.getByRole('link', { name: 'Outbox' })).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('link', { name: 'Profile' })).toBeHidden()
  await bar.getByRole('link', { name: 'Orders' }).first().click()
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await page
    .getByRole('button', { name: /^Search( Ctrl K)?$/ })
    .first()
    .click()
  await expect(page.getByRole('option', { name: 'Panelboard' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Audit log' })).toHaveCount(0)
  await expectNoViolations(page)
})

test.describe('what is not there', () => {
  test.use({ expectedOnTheConsole: [/status of 404/] })

  test('An address that does not exist is said to be missing inside the dashboard, and a page that is not for me leads to not-available (D6)', async ({
    page,
    context,
  }) => {
    await becomeStaff(context, 'moderator')
    await page.goto('/dashboard/sale')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
    await expect(page.getByRole('link', { name: 'Go to the panelboard' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Wishlist' })).toHaveCount(0)
    for (const path of ['panelboard/none', 'banners/none']) {
      const answer = await page.request.get(`/dashboard/${path}`)
      expect(answer.status(), path).toBe(404)
      const html = await answer.text()
      expect(html, path).toContain('This page does not exist')
      expect(html, path).toContain('Go to the panelboard')
      expect(html, path).not.toMatch(/href="[^"]*\/wishlist"/)
    }
    await page.goto('/dashboard/users')
    await expect(page).toHaveURL(
      /\/dashboard\/panelboard\/not-available\?from=%2Fdashboard%2Fusers$/,
    )
    await page.getByRole('link', { name: 'Go to the panelboard' }).click()
    await expect(page).toHaveURL(/\/dashboard\/panelboard$/)
  })
})
