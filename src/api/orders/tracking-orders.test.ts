import { beforeEach, describe, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import type { PlacedOrderAnswer, TrackedOrderAnswer } from '#shop/orders/order-contract.ts'
import { stocked } from '../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { aScript } from '../../../tests/examples/initiators.ts'
import { callApi, orderByApi, orderForm } from '../../../tests/examples/api-examples.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

async function placed(): Promise<PlacedOrderAnswer> {
  const teapot = await stocked(shop, { name: 'Teapot', stock: 5, priceInPaisa: 10_000 })
  const { content } = await orderByApi(shop, orderForm(teapot))
  return content as PlacedOrderAnswer
}

describe('GET /api/order', () => {
  test('with a tracking ID shows that order, and nothing that shows who or where (D4)', async () => {
    const { trackingId, _id, orderId } = await placed()
    await moveOrder(shop, aScript, { orderRef: _id, to: 'Processing' })
    const { status, content } = await callApi(shop, `/order?trackingId=${trackingId}`)
    expect(status).toBe(200)
    expect(content).toEqual([
      {
        // When, and not where to.
        expected: { from: expect.any(String), to: expect.any(String) },
        _id,
        orderId,
        trackingId,
        billingDetails: { fullName: 'Rahima ***' },
        orderDetails: {
          date: expect.any(String),
          updateDate: expect.any(String),
          grandTotal: 260,
          status: 'Processing',
          products: [
            expect.objectContaining({ name: 'Teapot', quantity: 2, price: 100, image: '' }),
          ],
        },
      },
    ])
    const said = JSON.stringify(content)
    for (const secret of [
      'Khatun',
      '1712345678',
      'rahima@example.com',
      'House 12',
      'Mirpur',
      'Call first',
    ]) {
      expect(said).not.toContain(secret)
    }
  })

  test('with a tracking ID says from which status an order was canceled', async () => {
    const { trackingId, _id } = await placed()
    const asked = async () =>
      (await callApi(shop, `/order?trackingId=${trackingId}`))
        .content as unknown as TrackedOrderAnswer[]
    expect((await asked())[0]?.orderDetails).not.toHaveProperty('canceledFrom')
    await moveOrder(shop, aScript, { orderRef: _id, to: 'Processing' })
    await moveOrder(shop, aScript, { orderRef: _id, to: 'Canceled', reason: 'Ordered twice' })
    expect(await asked()).toMatchObject([
      { orderDetails: { status: 'Canceled', canceledFrom: 'Processing' } },
    ])
  })

  test('a tracking ID in capitals, or with a space too many, finds its order (spec 5)', async () => {
    const { trackingId, orderId } = await placed()
    for (const typed of [trackingId.toUpperCase(), ` ${trackingId.replace(/^.{5}/, '$& ')} `]) {
      const { content } = await callApi(shop, `/order?trackingId=${encodeURIComponent(typed)}`)
      expect(content).toMatchObject([{ orderId, trackingId }])
    }
  })

  test('matches the whole of the typed text (spec 5)', async () => {
    const { trackingId, orderId } = await placed()
    const others = [
      '',
      trackingId.slice(0, 9),
      orderId,
      '%',
      '.*',
      '\u0000',
      '\ud800',
      'x'.repeat(5000),
    ]
    for (const typed of others) {
      const { status, content } = await callApi(
        shop,
        `/order?trackingId=${encodeURIComponent(typed.toWellFormed())}`,
      )
      expect([status, content]).toEqual([200, []])
    }
    expect((await callApi(shop, '/order?trackingId=%ff%fe')).content).toEqual([])
  })

  test("without a tracking ID shows nobody's orders to a stranger (D4)", async () => {
    await placed()
    const { status, content } = await callApi(shop, '/order')
    expect([status, content.code]).toEqual([401, 'sign-in-required'])
  })

  test('is limited for each client, so that nobody finds orders by trying (D4)', async () => {
    const taken: string[] = []
    shop = {
      ...shop,
      rateLimits: {
        take: async (name, key) => (
          taken.push(`${name} ${key}`),
          { outcome: 'too-many', retryAfterSeconds: 9 }
        ),
      },
    }
    const { status, headers } = await callApi(shop, '/order?trackingId=abcdefghjk')
    expect([status, headers.get('retry-after')]).toEqual([429, '9'])
    expect(taken).toEqual(['tracking 203.0.113.7'])
  })
})
