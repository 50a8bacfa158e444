import type { Page } from '@playwright/test'
import { shelve, uniquely } from './back-room.ts'
import { openWithClock, stopTime } from './clock.ts'
import { expectHeard, expectListening, heard, type Heard } from './heard.ts'
import { expect, test } from './journey.ts'
import {
  addToCart,
  buyNow,
  cartLink,
  expectDeliveryKnown,
  expectInCart,
  expectOrdered,
  fillCheckout,
  offered,
  open,
  placeOrderButton,
  readTrackingId,
  reload,
  searchField,
} from './shopper.ts'

// What the tag manager hears (spec 7): the e-commerce events of Google Analytics 4, each once, prices in taka.

const id = expect.stringMatching(/^[\da-f-]{36}$/)

/** Everything heard of one list. */
async function heardOf(page: Page, event: string, list: string): Promise<Heard[]> {
  const all = await heard(page, event)
  return all.filter(({ ecommerce }) => ecommerce['item_list_id'] === list)
}

async function expectHeardOf(page: Page, event: string, list: string, times = 1) {
  const count = () => heardOf(page, event, list).then(({ length }) => length)
  await expect.poll(count, { message: `${event} of ${list}` }).toBe(times)
  return heardOf(page, event, list)
}

const shelveLantern = () =>
  shelve({
    name: uniquely('Clay lantern'),
    brand: 'Dhamrai Metal',
    category: 'home-decor',
    variants: [{ priceInPaisa: 120_000, discountPriceInPaisa: 99_950 }],
  })

const lanternItem = (name: string) => ({
  item_id: id,
  item_name: name,
  item_brand: 'Dhamrai Metal',
  item_category: 'home-decor',
  price: 999.5,
  discount: 200.5,
  quantity: 1,
})

test('view_item_list is heard when a list comes into sight, and not again on the way back; select_item names its place', async ({
  page,
}) => {
  await open(page, '/')
  const newest = page.getByRole('region', { name: 'New Products' })
  // The first banner is in sight: whoever listens is there.
  await expectListening(page)
  expect(await heardOf(page, 'view_item_list', 'new-products')).toEqual([])

  await newest.getByRole('article').first().scrollIntoViewIfNeeded()
  const [seen] = await expectHeardOf(page, 'view_item_list', 'new-products')
  expect(seen?.ecommerce['item_list_name']).toBe('New Products')
  const items = seen?.ecommerce['items'] as Record<string, unknown>[]
  expect(items).toHaveLength(await newest.getByRole('article').count())
  expect(items[1]).toMatchObject({
    item_id: id,
    item_name: expect.any(String),
    item_category: expect.any(String),
    price: expect.any(Number),
    discount: expect.any(Number),
    quantity: 1,
    index: 1,
    item_list_id: 'new-products',
    item_list_name: 'New Products',
  })

  await newest.getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  const [chosen] = await expectHeard(page, 'select_item')
  expect(chosen?.ecommerce).toEqual({
    item_list_id: 'new-products',
    item_list_name: 'New Products',
    items: [items[1]],
  })
  await page.goBack()
  await newest.getByRole('article').first().scrollIntoViewIfNeeded()
  await page.goForward()
  await expect(page).toHaveURL(/\/product\//)
  await expectHeardOf(page, 'view_item_list', 'new-products')
  // The product itself was seen once, too.
  await expectHeard(page, 'view_item')
})

test('A product page is heard once, whichever of its colours I look at', async ({ page }) => {
  const mugs = await shelve({
    name: 'Enamel mug',
    brand: 'Shinepukur',
    variants: [
      { color: 'Red', priceInPaisa: 45_050, discountPriceInPaisa: 40_000 },
      { color: 'Blue', priceInPaisa: 60_000 },
    ],
  })
  await open(page, `/product/${mugs.slug}`)
  const [seen] = await expectHeard(page, 'view_item')
  expect(seen?.ecommerce).toEqual({
    currency: 'BDT',
    value: 400,
    items: [
      {
        item_id: id,
        item_name: 'Enamel mug',
        item_brand: 'Shinepukur',
        item_category: 'home',
        item_variant: 'Red',
        price: 400,
        discount: 50.5,
        quantity: 1,
      },
    ],
  })
  await page.getByRole('link', { name: 'Blue', exact: true }).click()
  await page.getByRole('button', { name: 'One more' }).first().click()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  const [added] = await expectHeard(page, 'add_to_cart')
  expect(added?.ecommerce).toMatchObject({
    currency: 'BDT',
    value: 1200,
    items: [{ item_brand: 'Shinepukur', item_variant: 'Blue', price: 600, quantity: 2 }],
  })
  await expectHeard(page, 'view_item')
})

test('What goes into the cart and onto the wishlist from a list names it; more and fewer pieces are heard', async ({
  page,
}) => {
  const goods = await shelveLantern()
  await open(page, `/shop?q=${encodeURIComponent(goods.name)}`)
  const card = page.getByRole('article').filter({ hasText: goods.name })
  const item = {
    ...lanternItem(goods.name),
    index: 0,
    item_list_id: 'search',
    item_list_name: 'Search',
  }
  await card.getByRole('button', { name: /^Add to cart/ }).click()
  const told = { currency: 'BDT', value: 999.5, items: [item] }
  expect((await expectHeard(page, 'add_to_cart'))[0]?.ecommerce).toEqual(told)
  await card.getByRole('button', { name: 'One more' }).click()
  expect((await expectHeard(page, 'add_to_cart', 2))[1]?.ecommerce).toEqual(told)
  await card.getByRole('button', { name: 'One less' }).click()
  const { index: _, item_list_id: __, item_list_name: ___, ...inCart } = item
  const removed = { ...told, items: [{ ...inCart, index: 0 }] }
  expect((await expectHeard(page, 'remove_from_cart'))[0]?.ecommerce).toEqual(removed)

  await card.getByRole('button', { name: /^Keep in the wishlist/ }).click()
  expect((await expectHeard(page, 'add_to_wishlist'))[0]?.ecommerce).toEqual(told)
  await open(page, '/wishlist')
  const [wishes] = await expectHeardOf(page, 'view_item_list', 'wishlist')
  expect(wishes?.ecommerce['items']).toMatchObject([{ item_name: goods.name, index: 0 }])
})

test('The cart is heard when I look at it, and what I take out of it', async ({ page }) => {
  const goods = await shelveLantern()
  await addToCart(page, goods)
  await cartLink(page).click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(drawer).toBeVisible()
  const item = { ...lanternItem(goods.name), index: 0 }
  const told = { currency: 'BDT', value: 999.5, items: [item] }
  expect((await expectHeard(page, 'view_cart'))[0]?.ecommerce).toEqual(told)
  await drawer.getByRole('button', { name: `Remove ${goods.name}` }).click()
  expect((await expectHeard(page, 'remove_from_cart'))[0]?.ecommerce).toEqual(told)

  await addToCart(page, goods)
  await open(page, '/cart')
  expect((await expectHeard(page, 'view_cart'))[0]?.ecommerce).toEqual(told)
  await page.getByRole('button', { name: `Remove ${goods.name}` }).click()
  expect((await expectHeard(page, 'remove_from_cart'))[0]?.ecommerce).toEqual(told)
  await page.getByRole('button', { name: /^Undo/ }).click()
  expect((await expectHeard(page, 'add_to_cart'))[0]?.ecommerce).toEqual(told)
  await expectHeard(page, 'view_cart')
})

test('The way to an order: begin_checkout in both shapes, shipping, payment, and the purchase once (spec 7)', async ({
  page,
}) => {
  const goods = await shelveLantern()
  await buyNow(page, goods)
  const items = [{ ...lanternItem(goods.name), index: 0 }]
  const told = { currency: 'BDT', value: 999.5, items }
  const [begun] = await expectHeard(page, 'begin_checkout')
  expect(begun?.ecommerce).toEqual({
    currencyCode: 'BDT',
    checkout: {
      actionField: { step: 1, option: 'Cash On Delivery' },
      products: [{ name: goods.name, id, price: 999.5, quantity: 1 }],
    },
    ...told,
  })
  await fillCheckout(page)
  await expectDeliveryKnown(page)
  const [shipping] = await expectHeard(page, 'add_shipping_info')
  expect(shipping?.ecommerce).toEqual({ ...told, shipping_tier: 'Inside Dhaka' })
  await placeOrderButton(page).click()
  await expectOrdered(page)
  const trackingId = await readTrackingId(page)
  const [payment] = await expectHeard(page, 'add_payment_info')
  expect(payment?.ecommerce).toEqual({ ...told, payment_type: 'Cash On Delivery' })
  const [purchase] = await expectHeard(page, 'purchase')
  expect(purchase?.ecommerce).toEqual({
    transaction_id: expect.stringMatching(/^\d+$/),
    currency: 'BDT',
    value: 999.5,
    shipping: 60,
    tax: 0,
    payment_type: 'Cash On Delivery',
    items,
  })
  // What was ordered leaves the cart without having been thrown out.
  await expectInCart(page, '0 items')
  expect(await heard(page, 'remove_from_cart')).toEqual([])

  await reload(page)
  expect(await readTrackingId(page)).toBe(trackingId)
  await page.getByRole('main').getByRole('link', { name: 'Continue shopping' }).click()
  await expect(async () => {
    // The new page comes from its top meanwhile.
    await page.getByRole('article').first().scrollIntoViewIfNeeded()
    expect(await heardOf(page, 'view_item_list', 'shop')).toHaveLength(1)
  }).toPass({ timeout: 10_000 })
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Tracking ID' })).toBeVisible()
  expect(await heard(page, 'purchase')).toEqual([])
  await expectHeard(page, 'begin_checkout', 0)
})

test('Each e-commerce event forgets the one before first', async ({ page }) => {
  await addToCart(page, await shelveLantern())
  await expectHeard(page, 'add_to_cart')
  const entries = await page.evaluate(() => (window.dataLayer ?? []) as Partial<Heard>[])
  const withGoods = entries.flatMap(({ ecommerce }, index) => (ecommerce ? [index] : []))
  expect(withGoods.length).toBeGreaterThan(1)
  expect(withGoods.map((index) => entries[index - 1])).toEqual(
    withGoods.map(() => ({ ecommerce: null })),
  )
})

test('A search is heard with its words, once, however I look through what it found', async ({
  page,
}) => {
  const goods = await shelveLantern()
  await open(page, '/')
  await searchField(page).fill(goods.name)
  await searchField(page).press('Enter')
  const [search] = await expectHeard(page, 'search')
  expect(search).toEqual({ event: 'search', search_term: goods.name })
  await expectHeardOf(page, 'view_item_list', 'search')
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Home Decor' })
    .click()
  await expect(page).toHaveURL(/\/shop\/home-decor\?q=/)
  await page.goBack()
  await expect(page).toHaveURL(/\/shop\?q=/)

  await open(page, '/')
  await searchField(page).fill(goods.name)
  await offered(page).first().click()
  await expect(page).toHaveURL(/\/product\//)
  const [chosen] = await expectHeardOf(page, 'select_item', 'search-suggestions')
  expect(chosen?.ecommerce['items']).toMatchObject([
    { item_name: goods.name, item_category: 'home-decor', price: 999.5, discount: 200.5, index: 0 },
  ])
  expect(await expectHeard(page, 'search')).toMatchObject([{ search_term: goods.name }])
})

test('A banner is heard when it is in front, and when I follow it', async ({ page }) => {
  await openWithClock(page, '/')
  const slots = () =>
    heard(page, 'view_promotion').then((all) =>
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
  const [seen] = await heard(page, 'view_promotion')
  expect(seen?.ecommerce).toEqual({
    promotion_id: id,
    promotion_name: expect.any(String),
    creative_name: expect.any(String),
    creative_slot: 'slider-1',
    items: [],
  })
  await banners.locator('li:not([inert])').getByRole('link').click()
  const [followed] = await expectHeard(page, 'select_promotion')
  expect(followed?.ecommerce['creative_slot']).toMatch(/^slider-\d$/)
  expect(await slots()).toEqual(['slider-1', 'slider-2', 'slider-3'])
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

  test('is not there without one, and may not run', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const answer = await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expectListening(page)
    expect(asked.filter((url) => url.includes('google'))).toEqual([])
    expect(answer?.headers()['content-security-policy']).not.toContain('google')
  })
})
