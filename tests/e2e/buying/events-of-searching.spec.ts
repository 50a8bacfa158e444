import { openWithClock, stopTime } from '../support/clock.ts'
import {
  anId,
  expectEvents,
  expectEventsOf,
  eventsNamed,
  shelveLantern,
} from '../support/tracked-events.ts'
import { expect, test } from '../support/journey.ts'
import { offered, open, searchField } from '../support/shopper.ts'

// The events of searches and banners (spec 7), and Google Tag Manager itself.

test('A search sends one event with its words, however I look through what it found', async ({
  page,
}) => {
  const product = await shelveLantern()
  await open(page, '/')
  await searchField(page).fill(product.name)
  await searchField(page).press('Enter')
  const [search] = await expectEvents(page, 'search')
  expect(search).toEqual({ event: 'search', search_term: product.name })
  await expectEventsOf(page, 'view_item_list', 'search')
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Home Decor' })
    .click()
  await expect(page).toHaveURL(/\/shop\/home-decor\?q=/)
  await page.goBack()
  await expect(page).toHaveURL(/\/shop\?q=/)

  await open(page, '/')
  await searchField(page).fill(product.name)
  await offered(page).first().click()
  await expect(page).toHaveURL(/\/product\//)
  const [chosen] = await expectEventsOf(page, 'select_item', 'search-suggestions')
  expect(chosen?.ecommerce['items']).toMatchObject([
    {
      item_name: product.name,
      item_category: 'home-decor',
      price: 999.5,
      discount: 200.5,
      index: 0,
    },
  ])
  expect(await expectEvents(page, 'search')).toMatchObject([{ search_term: product.name }])
})

test('A banner sends an event when it is in front, and when I follow it; Google Tag Manager is not there without an id, and may not run', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openWithClock(page, '/')
  const slots = () =>
    eventsNamed(page, 'view_promotion').then((all) =>
      all.map(({ ecommerce }) => ecommerce['creative_slot']),
    )
  await expect.poll(slots).toEqual(['slider-1'])
  await stopTime(page)
  const banners = page.getByRole('region', { name: 'Offers' })
  await page.clock.runFor(5_000)
  await expect.poll(slots).toEqual(['slider-1', 'slider-2'])
  await page.clock.runFor(5_000)
  await expect.poll(slots).toEqual(['slider-1', 'slider-2', 'slider-3'])
  // All the way round: each counts once.
  await page.clock.runFor(5_000)
  const [viewed] = await eventsNamed(page, 'view_promotion')
  expect(viewed?.ecommerce).toEqual({
    promotion_id: anId,
    promotion_name: expect.any(String),
    creative_name: expect.any(String),
    creative_slot: 'slider-1',
    items: [],
  })
  await banners.locator('li:not([inert])').getByRole('link').click()
  const [followed] = await expectEvents(page, 'select_promotion')
  expect(followed?.ecommerce['creative_slot']).toMatch(/^slider-\d$/)
  expect(await slots()).toEqual(['slider-1', 'slider-2', 'slider-3'])

  await test.step('Google Tag Manager is not there, and may not run', async () => {
    expect(asked.filter((url) => url.includes('google'))).toEqual([])
    const headers = (await page.request.get('/')).headers()
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toContain('google')
  })
})

test.describe('Google Tag Manager', () => {
  const gtm = 'https://www.googletagmanager.com/gtm.js'

  test('is loaded once where the merchant set its id', async ({ page }) => {
    // As the shop sends it then: the id in the page, and Google allowed to run.
    await page.route('/', async (route) => {
      const answer = await route.fetch()
      const headers = answer.headers()
      headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(
        "script-src 'self'",
        "script-src 'self' https://www.googletagmanager.com",
      )
      const body = await answer.text()
      const meta = '<meta name="tag-manager" content="GTM-TEST1"/></head>'
      await route.fulfill({ response: answer, headers, body: body.replace('</head>', meta) })
    })
    const asked: string[] = []
    await page.route(`${gtm}*`, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: 'window.gtmRan = true' })
    })
    await open(page, '/')
    await page.waitForFunction(() => 'gtmRan' in window)
    expect(asked).toEqual([`${gtm}?id=GTM-TEST1`])
    const [first] = await page.evaluate(() => window.dataLayer ?? [])
    expect(first).toMatchObject({ event: 'gtm.js', 'gtm.start': expect.any(Number) })
  })
})
