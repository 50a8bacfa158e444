import { isRefused } from '#shop/action-refusal.ts'
import { placedOrderSchema } from '#shop/orders/order-contract.ts'
import { takeOrder } from '#shop/orders/taking/take-order.ts'
import { takingSchema } from '#shop/orders/taking/taking-contract.ts'
import { refuse } from '../../answers/problems.ts'
import { refuseAction } from '../../answers/refuse-action.ts'
import { defineStaffRoute } from '../../route.ts'
import { readIdempotencyKey, refuseKey } from '../../answers/idempotency-key.ts'
import { answerPlacing } from '../orders.ts'

export const takingRoute = defineStaffRoute({
  method: 'post',
  path: '/orders',
  allow: takeOrder.allow,
  limit: 'identity',
  summary: 'Takes an order down for somebody who calls, writes or stands in the shop',
  description:
    'It is placed like an order of a shopper: the same header Idempotency-Key, stock, prices of the catalogue and delivery charge. With deliveryMethod pickup it is handed over in the shop, without a place and a delivery charge. Limits for shoppers do not hold. A line may name its own price, with a reason, where the role may override prices; that stands in the history of the order and in the audit.',
  headers: {
    'Idempotency-Key': '8 to 100 visible characters, a new one for each order',
  },
  body: takingSchema,
  answers: {
    201: { description: 'Placed', schema: placedOrderSchema },
    400: { description: 'unknown-place or idempotency-key-missing' },
    403: {
      description:
        'prices-not-permitted: the role sells for the prices of the catalogue; or discount-over-limit: the coupon takes off more than the limit of the shop, `percent`, and an admin may use it',
    },
    409: { description: 'cart-empty, not-sold, sold-out, price-changed or key-reused' },
  },
  handle: async ({ shop, by, request, body }) => {
    const idempotencyKey = readIdempotencyKey(request)
    if (idempotencyKey === undefined) return refuseKey()
    const result = await takeOrder(shop, by, { ...body, idempotencyKey })
    if (isRefused(result)) return refuseAction(result)
    return result.outcome === 'prices-not-permitted' ? refusePrices() : answerPlacing(result)
  },
})

const refusePrices = () =>
  refuse({
    status: 403,
    code: 'prices-not-permitted',
    title:
      'Your role sells for the prices of the catalogue. Leave priceInPaisa out, or ask an admin.',
  })
