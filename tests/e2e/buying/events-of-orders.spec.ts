import {
  anId,
  expectEvents,
  eventsNamed,
  eventsOf,
  lanternItem,
  shelveLantern,
} from '../support/tracked-events.ts'
import { expect, test } from '../support/journey.ts'
import {
  buyNow,
  expectDeliveryKnown,
  expectInCart,
  expectOrdered,
  fillCheckout,
  placeOrderButton,
  readTrackingId,
  reload,
} from '../support/shopper.ts'

// The events that the tag manager receives on the way to an order (spec 7).

test('The way to an order: begin_checkout in both shapes, shipping, payment, and the purchase once (spec 7)', async ({
  page,
}) => {
  const product = await shelveLantern()
  await buyNow(page, product)
  const items = [{ ...lanternItem(product.name), index: 0 }]
  const cart = { currency: 'BDT', value: 999.5, items }
  const [begun] = await expectEvents(page, 'begin_checkout')
  expect(begun?.ecommerce).toEqual({
    currencyCode: 'BDT',
    checkout: {
      actionField: { step: 1, option: 'Cash On Delivery' },
      products: [{ name: product.name, id: anId, price: 999.5, quantity: 1 }],
    },
    ...cart,
  })
  await fillCheckout(page)
  await expectDeliveryKnown(page)
  const [shipping] = await expectEvents(page, 'add_shipping_info')
  expect(shipping?.ecommerce).toEqual({ ...cart, shipping_tier: 'Inside Dhaka' })
  await placeOrderButton(page).click()
  await expectOrdered(page)
  const trackingId = await readTrackingId(page)
  const [payment] = await expectEvents(page, 'add_payment_info')
  expect(payment?.ecommerce).toEqual({ ...cart, payment_type: 'Cash On Delivery' })
  const [purchase] = await expectEvents(page, 'purchase')
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
  expect(await eventsNamed(page, 'remove_from_cart')).toEqual([])

  await reload(page)
  expect(await readTrackingId(page)).toBe(trackingId)
  await page.getByRole('main').getByRole('link', { name: 'Continue shopping' }).click()
  await expect(async () => {
    // The new page comes from its top meanwhile.
    await page.getByRole('article').first().scrollIntoViewIfNeeded()
    expect(await eventsOf(page, 'view_item_list', 'shop')).toHaveLength(1)
  }).toPass({ timeout: 10_000 })
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Tracking ID' })).toBeVisible()
  expect(await eventsNamed(page, 'purchase')).toEqual([])
  await expectEvents(page, 'begin_checkout', 0)
})
