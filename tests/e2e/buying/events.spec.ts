import { shelve } from '../support/back-room.ts'
import {
  anId,
  expectEvents,
  expectEventsOf,
  expectTracking,
  eventsOf,
  lanternItem,
  shelveLantern,
  type EventEntry,
} from '../support/tracked-events.ts'
import { expect, test } from '../support/journey.ts'
import { addToCart, cartLink, expectInCart, open } from '../support/shopper.ts'

// The events that the tag manager receives (spec 7): the e-commerce events of Google Analytics 4, each once, prices in taka.

test('view_item_list is sent when a list comes into sight, and not again on the way back; select_item names its place', async ({
  page,
}) => {
  await open(page, '/')
  const newest = page.getByRole('region', { name: 'New Products' })
  // The first banner is in sight: anyone who listens is there.
  await expectTracking(page)
  expect(await eventsOf(page, 'view_item_list', 'new-products')).toEqual([])

  await newest.getByRole('article').first().scrollIntoViewIfNeeded()
  const [viewed] = await expectEventsOf(page, 'view_item_list', 'new-products')
  expect(viewed?.ecommerce['item_list_name']).toBe('New Products')
  const items = viewed?.ecommerce['items'] as Record<string, unknown>[]
  expect(items).toHaveLength(await newest.getByRole('article').count())
  expect(items[1]).toMatchObject({
    item_id: anId,
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
  const [chosen] = await expectEvents(page, 'select_item')
  expect(chosen?.ecommerce).toEqual({
    item_list_id: 'new-products',
    item_list_name: 'New Products',
    items: [items[1]],
  })
  await page.goBack()
  await newest.getByRole('article').first().scrollIntoViewIfNeeded()
  await page.goForward()
  await expect(page).toHaveURL(/\/product\//)
  await expectEventsOf(page, 'view_item_list', 'new-products')
  // The product itself was seen once, too.
  await expectEvents(page, 'view_item')
})

test('A product page sends view_item once, whichever of its colours I look at; each e-commerce event forgets the one before first', async ({
  page,
}) => {
  const mugs = await shelve({
    name: 'Enamel mug',
    brand: 'Shinepukur',
    variants: [
      { color: 'Red', priceInPaisa: 45_050, discountPriceInPaisa: 40_000 },
      { color: 'Blue', priceInPaisa: 60_000 },
    ],
  })
  await open(page, `/product/${mugs.slug}`)
  const [viewed] = await expectEvents(page, 'view_item')
  expect(viewed?.ecommerce).toEqual({
    currency: 'BDT',
    value: 400,
    items: [
      {
        item_id: anId,
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
  const [added] = await expectEvents(page, 'add_to_cart')
  expect(added?.ecommerce).toMatchObject({
    currency: 'BDT',
    value: 1200,
    items: [{ item_brand: 'Shinepukur', item_variant: 'Blue', price: 600, quantity: 2 }],
  })
  await expectEvents(page, 'view_item')

  await test.step('each e-commerce event forgets the one before first', async () => {
    const entries = await page.evaluate(() => (window.dataLayer ?? []) as Partial<EventEntry>[])
    const withProducts = entries.flatMap(({ ecommerce }, index) => (ecommerce ? [index] : []))
    expect(withProducts.length).toBeGreaterThan(1)
    expect(withProducts.map((index) => entries[index - 1])).toEqual(
      withProducts.map(() => ({ ecommerce: null })),
    )
  })
})

test('What goes into the cart and onto the wishlist from a list names it; more and fewer pieces send events, too', async ({
  page,
}) => {
  const product = await shelveLantern()
  await open(page, `/shop?q=${encodeURIComponent(product.name)}`)
  const card = page.getByRole('article').filter({ hasText: product.name })
  const item = {
    ...lanternItem(product.name),
    index: 0,
    item_list_id: 'search',
    item_list_name: 'Search',
  }
  await card.getByRole('button', { name: /^Add to cart/ }).click()
  const ecommerce = { currency: 'BDT', value: 999.5, items: [item] }
  expect((await expectEvents(page, 'add_to_cart'))[0]?.ecommerce).toEqual(ecommerce)
  await card.getByRole('button', { name: 'One more' }).click()
  expect((await expectEvents(page, 'add_to_cart', 2))[1]?.ecommerce).toEqual(ecommerce)
  await card.getByRole('button', { name: 'One less' }).click()
  const { index: _, item_list_id: __, item_list_name: ___, ...inCart } = item
  const removed = { ...ecommerce, items: [{ ...inCart, index: 0 }] }
  expect((await expectEvents(page, 'remove_from_cart'))[0]?.ecommerce).toEqual(removed)

  await card.getByRole('button', { name: /^Keep in the wishlist/ }).click()
  expect((await expectEvents(page, 'add_to_wishlist'))[0]?.ecommerce).toEqual(ecommerce)
  await open(page, '/wishlist')
  const [wishes] = await expectEventsOf(page, 'view_item_list', 'wishlist')
  expect(wishes?.ecommerce['items']).toMatchObject([{ item_name: product.name, index: 0 }])
})

test('The cart sends an event when I look at it, and for what I take out of it', async ({
  page,
}) => {
  const product = await shelveLantern()
  await addToCart(page, product)
  await cartLink(page).click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(drawer).toBeVisible()
  const item = { ...lanternItem(product.name), index: 0 }
  const ecommerce = { currency: 'BDT', value: 999.5, items: [item] }
  expect((await expectEvents(page, 'view_cart'))[0]?.ecommerce).toEqual(ecommerce)
  await drawer.getByRole('button', { name: `Remove ${product.name}` }).click()
  expect((await expectEvents(page, 'remove_from_cart'))[0]?.ecommerce).toEqual(ecommerce)

  await drawer.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expectInCart(page, '1 item')
  await open(page, '/cart')
  expect((await expectEvents(page, 'view_cart'))[0]?.ecommerce).toEqual(ecommerce)
  await page.getByRole('button', { name: `Remove ${product.name}` }).click()
  expect((await expectEvents(page, 'remove_from_cart'))[0]?.ecommerce).toEqual(ecommerce)
  await page.getByRole('button', { name: /^Undo/ }).click()
  expect((await expectEvents(page, 'add_to_cart'))[0]?.ecommerce).toEqual(ecommerce)
  await expectEvents(page, 'view_cart')
})
