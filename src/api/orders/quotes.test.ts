import { beforeEach, describe, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { variants } from '#shop/catalog/tables.ts'
import { stocked } from '../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { orderByApi, orderForm, postToApi } from '../../../tests/examples/api-examples.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

describe('POST /api/quote', () => {
  test('says what a cart costs now: the numbers that an order then compares (D12)', async () => {
    const teapot = await stocked(shop, {
      name: 'Teapot',
      stock: 3,
      priceInPaisa: 10_000,
      discountPriceInPaisa: 8050,
    })
    const shipTo = { district: 'Chittagong', area: 'Kotwali' }
    const lines = [
      { variantId: teapot, quantity: 2 },
      { variantId: 'damaged', quantity: 1 },
    ]
    const { status, content } = await postToApi(shop, '/quote', { lines, shipTo })
    expect(status).toBe(200)
    expect(content).toMatchObject({
      lines: [
        {
          variantId: teapot,
          sold: true,
          name: 'Teapot',
          price: 100,
          discountPrice: 80.5,
          unitPriceInPaisa: 8050,
          stock: 'few-left',
          left: null,
        },
        { variantId: 'damaged', sold: false, name: null },
      ],
      subtotal: 161,
      subtotalInPaisa: 16_100,
      delivery: {
        zone: 'outside-dhaka',
        charge: 120,
        chargeInPaisa: 12_000,
        freeFrom: null,
        freeFromInPaisa: null,
        minDays: 3,
        maxDays: 5,
      },
      deliveryChargeInPaisa: 12_000,
      unknownPlace: null,
      grandTotal: 281,
    })
    const seen = {
      lines: [{ variantId: teapot, quantity: 2, seenPriceInPaisa: 8050 }],
      seenDeliveryChargeInPaisa: 12_000,
    }
    expect((await orderByApi(shop, orderForm(teapot, { ...shipTo, ...seen }))).status).toBe(201)
  })

  test('never shows purchase cost, nor the stock where there is enough', async () => {
    const teapot = await stocked(shop, { stock: 4321 })
    await shop.database.update(variants).set({ purchaseCostInPaisa: 7777 })
    const { content } = await postToApi(shop, '/quote', {
      lines: [{ variantId: teapot, quantity: 1 }],
    })
    // Random IDs may hold any four digits.
    const said = JSON.stringify(content).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')
    expect(said).toContain('Thing')
    expect(said).not.toContain('4321')
    expect(said).not.toContain('7777')
  })

  test.each([
    { lines: [{ variantId: 'x', quantity: 0 }] },
    { lines: 'all' },
    {},
    { lines: [], shipTo: 'Dhaka' },
  ])('%j is refused', async (body) => {
    expect((await postToApi(shop, '/quote', body)).status).toBe(400)
  })
})
