import type {
  APIRequestContext,
  BrowserContext,
  ConsoleMessage,
  Page,
  Request,
} from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { setDollarRate, shelve } from '../support/back-room.ts'
import { asPage, signUp } from '../support/customer.ts'
import { expectEvents, expectTracking, eventsNamed } from '../support/tracked-events.ts'
import { expect, test } from '../support/journey.ts'
import { addToCart, cartLink, open, reload, shownAlert } from '../support/shopper.ts'

const dhanmondi = { latitude: 23.7461, longitude: 90.3742 }
const london = { latitude: 51.5072, longitude: -0.1276 }

async function standIn(context: BrowserContext, place: typeof london): Promise<void> {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(place)
}

/** On phones it is in the menu. */
async function expectCurrency(page: Page, currency: string, isMobile: boolean): Promise<void> {
  const words = new RegExp(`^Currency\\s*${currency}$`)
  if (!isMobile)
    return expect(page.getByRole('banner').getByRole('button', { name: words })).toBeVisible()
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('tab', { name: 'Main Menu' }).click()
  await expect(menu.getByRole('button', { name: words })).toBeVisible()
  await menu.getByRole('button', { name: 'Close' }).click()
}

/** On phones it is in the menu. */
async function touchCurrency(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await page.getByRole('tab', { name: 'Main Menu' }).click()
  }
  await page
    .getByRole('button', { name: /^Currency/ })
    .filter({ visible: true })
    .click()
}

function warningsOf(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    // Playwright itself says that it keeps the service worker out.
    const isOurs = message.type() === 'warning' && !message.text().includes('by Playwright')
    if (isOurs) warnings.push(message.text())
  })
  return warnings
}

function visitorCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visitor')) calls.push(request)
  })
  return calls
}

/** With an account and the token that the shop gives it; its e-mail address. */
async function signIn(page: Page): Promise<string> {
  const context = page.context()
  const { email } = await signUp(context)
  const headers = await asPage(context)
  const answer = await context.request.post('/api/jwt', { data: { email }, headers })
  const { token } = (await answer.json()) as { token: string }
  await page.addInitScript((given) => localStorage.setItem('access-token', given), token)
  return email
}

test('Inside the box prices are in BDT, and the tag manager receives where I am (spec 4, 7, D23)', async ({
  page,
  context,
  isMobile,
}) => {
  await standIn(context, dhanmondi)
  const calls = visitorCalls(page)
  await open(page, '/')
  const [event] = await expectEvents(page, 'user_location')
  expect(event).toEqual({
    event: 'user_location',
    facebook_id: 'anonymous',
    facebook_email: '',
    email: '',
    user_agent: await page.evaluate(() => navigator.userAgent),
    location: dhanmondi,
    timestamp: expect.stringMatching(/^\d\d\/\d\d\/\d{4}, (0[1-9]|1[0-2]):\d\d:\d\d [AP]M$/),
  })
  await expectCurrency(page, 'BDT', isMobile)
  // Nobody is signed in: nothing is sent to the shop.
  expect(calls).toEqual([])
})

test('Outside of it the label says USD, and keeps saying so (spec 4, 9); the page of the shop is the same for everybody, wherever they are (D25)', async ({
  page,
  context,
  isMobile,
  playwright,
  baseURL,
}) => {
  await standIn(context, london)
  await open(page, '/')
  await expectEvents(page, 'user_location')
  await expectCurrency(page, 'USD', isMobile)
  await reload(page)
  await expectCurrency(page, 'USD', isMobile)
  // Known since the page before, and sent once in a session.
  await expectTracking(page)
  expect(await eventsNamed(page, 'user_location')).toEqual([])

  await test.step('the page of the shop is the same for everybody', async () => {
    const stranger = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
    // Another journey may put goods on the shelf in between.
    await expect(async () => {
      const [mine, theirs] = await Promise.all([homeAsSentTo(page.request), homeAsSentTo(stranger)])
      expect(mine).toBe(theirs)
      expect(mine).toContain('BDT')
      expect(mine).not.toContain('USD')
    }).toPass()
    await stranger.dispose()
  })
})

test('Where the browser would ask, it asks when I touch the currency label, and never before (D23)', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript((place) => {
    const asked: string[] = []
    Object.assign(window, { asked })
    Object.assign(navigator.permissions, { query: async () => ({ state: 'prompt' }) })
    const answer = (found: PositionCallback) => {
      asked.push('asked')
      found({ coords: place } as GeolocationPosition)
    }
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: answer } })
  }, london)
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked.length)
  const product = await shelve({ name: 'Jute bag that asks nothing' })
  await addToCart(page, product)
  // Anyone who finds out is there.
  await expectTracking(page)
  await page.keyboard.press('Tab')
  expect(await asked()).toBe(0)
  await touchCurrency(page, isMobile)
  await expect.poll(asked).toBe(1)
  const [event] = await expectEvents(page, 'user_location')
  expect(event?.['location']).toEqual(london)
  await expect(page.getByText('By your location the currency is USD.')).toBeVisible()
  // Not again, on the next page of this session.
  await reload(page)
  await expectTracking(page)
  await page.keyboard.press('Tab')
  expect(await asked()).toBe(0)
})

test('Where I deny it, I am in Dhaka and count in BDT, the currency label says why, and the console warns once a visit (spec 4, 8, 9)', async ({
  page,
  context,
  isMobile,
}) => {
  // Another permission was given, this one was not.
  await context.grantPermissions(['clipboard-read'])
  const warnings = warningsOf(page)
  await open(page, '/')
  const [event] = await expectEvents(page, 'user_location')
  expect(event?.['location']).toEqual({ latitude: 23.8103, longitude: 90.4125 })
  expect(warnings).toEqual(['Location permission denied: using the default location, Dhaka'])
  await expectCurrency(page, 'BDT', isMobile)
  await reload(page)
  await expectTracking(page)
  await touchCurrency(page, isMobile)
  const words = /does not tell your location: prices stay in taka/
  await expect(page.getByRole('heading', { name: words })).toBeVisible()
  expect(warnings).toEqual(['Location permission denied: using the default location, Dhaka'])
})

test('Signed in, my browser sends the shop once where I am, with the fields of the specification (spec 7)', async ({
  page,
  context,
}) => {
  await standIn(context, dhanmondi)
  const email = await signIn(page)
  const calls = visitorCalls(page)
  const answered = page.waitForResponse('**/api/visitor')
  await open(page, '/')
  expect((await answered).status()).toBe(201)
  expect(calls[0]?.postDataJSON()).toEqual({
    facebook_id: 'anonymous',
    facebook_email: '',
    email,
    user_agent: await page.evaluate(() => navigator.userAgent),
    location: dhanmondi,
    timestamp: expect.stringMatching(/ [AP]M$/),
  })
  const [event] = await expectEvents(page, 'user_location')
  expect(event?.['email']).toBe(email)
  await reload(page)
  await expectTracking(page)
  expect(await eventsNamed(page, 'user_location')).toEqual([])
  expect(calls).toHaveLength(1)
})

test.describe('where the shop does not take it', () => {
  test.use({ expectedOnTheConsole: [/status of 500/] })

  test('that is logged only (spec 8)', async ({ page, context }) => {
    await standIn(context, dhanmondi)
    await signIn(page)
    const warnings = warningsOf(page)
    await page.route('**/api/visitor', (route) => route.fulfill({ status: 500 }))
    await open(page, '/')
    await expect.poll(() => warnings).toEqual(['The visitor record was not taken: status 500'])
    await expect(shownAlert(page)).toHaveCount(0)
  })
})

const homeAsSentTo = (visitor: APIRequestContext) =>
  visitor.get('/').then((answer) => answer.text())

test('With USD, about so many dollars stand beside prices that stay in taka, and nothing moves (D11)', async ({
  page,
  context,
}) => {
  const product = await shelve({ name: 'Nakshi kantha', variants: [{ priceInPaisa: 245_000 }] })
  await setDollarRate(122.5)
  await expect
    .poll(() => page.request.get(`/product/${product.slug}`).then((answer) => answer.text()))
    .toContain('122.5')
  const main = page.getByRole('main')

  await open(page, `/product/${product.slug}`)
  await expect(main.getByText('৳2,450').first()).toBeVisible()
  await expect(main.getByText('about $', { exact: false })).toHaveCount(0)
  const before = await main.getByText('৳2,450').first().boundingBox()
  const button = await main.getByRole('button', { name: 'Add to cart', exact: true }).boundingBox()

  await standIn(context, london)
  await reload(page)
  await expect(main.getByText('about $20.00').first()).toBeVisible()
  expect(await main.getByText('৳2,450').first().boundingBox()).toEqual(before)
  expect(
    await main.getByRole('button', { name: 'Add to cart', exact: true }).boundingBox(),
  ).toEqual(button)
  await expectAccessible(page)

  await main.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await cartLink(page).click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(drawer).toContainText('৳2,450')
  await expect(drawer.getByText('about $20.00')).toBeVisible()
  await expectAccessible(page)
  await open(page, `/bn/product/${product.slug}`)
  await expect(main.getByText('৳২,৪৫০').first()).toBeVisible()
  await expect(main.getByText('প্রায় $২০.০০').first()).toBeVisible()
})
