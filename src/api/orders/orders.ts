import { placeOrderSchemaInEnglish } from '#shop/orders/contract.ts'
import { placedOrderSchema } from '#shop/orders/order-contract.ts'
import {
  placeOrder,
  type OverLimit,
  type PlaceOrderResult,
} from '#shop/orders/placement/place-order.ts'
import { quoteCart } from '#shop/orders/placement/quote-cart.ts'
import { cartQuoteSchema, quoteCartSchema } from '#shop/orders/placement/quote-contract.ts'
import { noteOrder } from '#shop/visits/arrivals/note-order.ts'
import { showPlacedOrder } from '#shop/orders/show-placed-order.ts'
import { refuseIdentity } from '../identity/identity-problems.ts'
import { readIdempotencyKey, refuseKey } from '../answers/idempotency-key.ts'
import { refuseOverLimit } from './over-limit.ts'
import { toCartQuote } from './quote-answers.ts'
import { refuseCart } from './refusals/refuse-cart.ts'
import { refuseToken } from '../refuse-caller.ts'
import { refuse, refuseUnknownPlace } from '../answers/problems.ts'
import { answer, defineRoute, type ApiRoute } from '../route.ts'

const placing = defineRoute({
  method: 'post',
  path: '/order',
  allow: 'anyone',
  limit: 'place-order',
  summary: 'Places an order, cash on delivery',
  description:
    'The header Idempotency-Key (8 to 100 visible characters, a new one for each order) is required: sent twice, the order is placed once, and the second answer is the first one with the header idempotent-replay. Prices come from the catalogue; a seen price is only compared. With an access token or a session the order belongs to that account; with a token that has ended nothing is placed.',
  headers: {
    'Idempotency-Key': '8 to 100 visible characters, a new one for each order',
  },
  body: placeOrderSchemaInEnglish,
  answers: {
    201: { description: 'Placed', schema: placedOrderSchema },
    400: { description: 'unknown-place or idempotency-key-missing' },
    401: { description: 'token-invalid' },
    403: { description: 'user-disabled' },
    409: {
      description:
        'cart-empty, not-sold, sold-out, limit-per-order, price-changed, below-least, too-many-pieces, coupon-refused (with its reason), pickup-not-offered, key-reused or over-limit: more than the shop sends before it has talked to somebody, with its phone',
    },
  },
  handle: async ({ shop, caller, request, body, findCaller }) => {
    const key = readIdempotencyKey(request)
    if (key === undefined) return refuseKey()
    const found = await findCaller()
    if (found.outcome === 'blocked') return refuseIdentity('user-disabled')
    // The shopper decides whether to sign in again or to order as a guest, who sends no token.
    if (found.outcome === 'token-invalid') return refuseToken()
    const customerId = found.outcome === 'known' ? found.actor.userId : null
    const result = await placeOrder(shop, body, key, { customerId, ipAddress: caller.ipAddress })
    if (result.outcome === 'placed' && !result.replayed) {
      const userAgent = request.headers.get('user-agent')
      noteOrder(shop, result, { visit: body.visit, userAgent })
    }
    return result.outcome === 'over-limit' ? refuseOverLimit(shop, result) : answerPlacing(result)
  },
})

export function answerPlacing(result: Exclude<PlaceOrderResult, OverLimit>): Response {
  switch (result.outcome) {
    case 'placed':
      return answer(
        showPlacedOrder(result),
        201,
        result.replayed ? { 'idempotent-replay': 'true' } : {},
      )
    case 'unknown-place':
      return refuseUnknownPlace(result.field)
    case 'pickup-not-offered':
      return refuse({
        status: 409,
        code: 'pickup-not-offered',
        title: 'Orders cannot be fetched in the shop any more. Choose delivery.',
      })
    case 'key-reused':
      return refuse({
        status: 409,
        code: 'key-reused',
        title: 'This Idempotency-Key belongs to another order. Send a new one.',
      })
    default:
      return refuseCart(result)
  }
}

const quoting = defineRoute({
  method: 'post',
  path: '/quote',
  allow: 'anyone',
  limit: 'quote',
  summary: 'Says what a cart costs now',
  description:
    'Current price, discount and stock of each line, with a place the delivery charge and days, and with a coupon what it takes off, or why nothing. Nothing is held.',
  body: quoteCartSchema,
  answers: {
    200: { description: 'Line by line, and in total', schema: cartQuoteSchema },
  },
  handle: async ({ shop, body, caller }) =>
    answer(toCartQuote(await quoteCart(shop, body, caller.ipAddress))),
})

export const orderRoutes: readonly ApiRoute[] = [placing, quoting]
