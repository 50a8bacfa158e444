import { z } from 'zod'
import { formatTaka, takaFromPaisa } from '#platform/money.ts'
import type { CheckoutRefusal } from '#shop/orders/checkout.ts'
import { placeOrderSchemaInEnglish } from '#shop/orders/contract.ts'
import { placedOrderSchema, trackedOrderSchema } from '#shop/orders/order-contract.ts'
import { placeOrder, type PlaceOrderResult } from '#shop/orders/place-order.ts'
import { quoteCart } from '#shop/orders/quote-cart.ts'
import { cartQuoteSchema, quoteCartSchema } from '#shop/orders/quote-contract.ts'
import { showPlacedOrder } from '#shop/orders/show-placed-order.ts'
import { showTrackedOrder } from '#shop/orders/show-tracked-order.ts'
import { trackOrder } from '#shop/orders/track-order.ts'
import { refuse, refuseTooMany } from './problems.ts'
import { toCartQuote } from './quote-answers.ts'
import { answer, defineRoute, type ApiRoute } from './route.ts'

const placing = defineRoute({
  method: 'post',
  path: '/order',
  allow: 'anyone',
  limit: 'place-order',
  summary: 'Places an order, cash on delivery',
  description:
    'The header Idempotency-Key (8 to 100 visible characters, a new one for each order) is required: sent twice, the order is placed once, and the second answer is the first one with the header idempotent-replay. Prices come from the catalogue; a seen price is only compared.',
  headers: {
    'Idempotency-Key': '8 to 100 visible characters, a new one for each order',
  },
  body: placeOrderSchemaInEnglish,
  answers: {
    201: { description: 'Placed', schema: placedOrderSchema },
    400: { description: 'invalid, unknown-place, idempotency-key-missing or not-json' },
    409: { description: 'cart-empty, not-sold, sold-out, price-changed or key-reused' },
    413: { description: 'too-large' },
    429: { description: 'too-many-requests' },
    503: { description: 'database-away' },
  },
  handle: async ({ shop, request, body, findCaller }) => {
    const key = request.headers.get('idempotency-key') ?? ''
    if (!/^[\x21-\x7e]{8,100}$/.test(key)) return refuseKey()
    // Whoever has just been signed out buys as a guest.
    const found = await findCaller()
    const customerId = found.outcome === 'known' ? found.actor.userId : null
    return answerPlacing(await placeOrder(shop, body, key, customerId))
  },
})

function refuseKey(): Response {
  return refuse({
    status: 400,
    code: 'idempotency-key-missing',
    title:
      'Send a header Idempotency-Key with 8 to 100 visible characters, a new one for each order.',
  })
}

function answerPlacing(result: PlaceOrderResult): Response {
  switch (result.outcome) {
    case 'placed':
      return answer(
        showPlacedOrder(result),
        201,
        result.replayed ? { 'idempotent-replay': 'true' } : {},
      )
    case 'unknown-place':
      return refuse({
        status: 400,
        code: 'unknown-place',
        title: 'Please check the marked fields',
        fields: { [result.field]: unknownPlace[result.field] },
      })
    case 'key-reused':
      return refuse({
        status: 409,
        code: 'key-reused',
        title: 'This Idempotency-Key belongs to another order. Send a new one.',
      })
    case 'too-many-of-phone':
      return refuseTooMany(result.retryAfterSeconds)
    default:
      return refuseCart(result)
  }
}

const unknownPlace = {
  district: 'Choose a district from the list',
  area: 'Choose an area of this district from the list',
}

function refuseCart(result: CheckoutRefusal): Response {
  switch (result.outcome) {
    case 'cart-empty':
      return refuse({
        status: 409,
        code: 'cart-empty',
        title: 'There is nothing to order. Put something into the cart first.',
      })
    case 'not-sold':
      return refuse({
        status: 409,
        code: 'not-sold',
        title: 'Some products are not sold any more. Take them out of the cart.',
        lines: result.lines.map((line) => ({
          ...line,
          message: `${line.product ?? 'This product'} is not sold any more`,
        })),
      })
    case 'sold-out':
      return refuse({
        status: 409,
        code: 'sold-out',
        title:
          'Some products are not in stock as you want them. Take fewer, or take them out of the cart.',
        lines: result.lines.map((line) => ({
          ...line,
          message:
            line.left > 0
              ? `Only ${line.left} left of ${line.product}`
              : `${line.product} is sold out`,
        })),
      })
    case 'price-changed':
      return refusePrices(result)
  }
}

function refusePrices({
  lines,
  delivery,
}: Extract<CheckoutRefusal, { outcome: 'price-changed' }>): Response {
  return refuse({
    status: 409,
    code: 'price-changed',
    title: 'Some prices have changed. Please look at the new total, then order again.',
    lines: lines.map(({ variantId, product, seenPriceInPaisa, priceInPaisa }) => ({
      variantId,
      product,
      seenPrice: takaFromPaisa(seenPriceInPaisa),
      price: takaFromPaisa(priceInPaisa),
      message: `${product} now costs ${formatTaka(priceInPaisa)} instead of ${formatTaka(seenPriceInPaisa)}`,
    })),
    delivery: delivery && {
      seenCharge: takaFromPaisa(delivery.seenChargeInPaisa),
      charge: takaFromPaisa(delivery.chargeInPaisa),
      message: `Delivery now costs ${formatTaka(delivery.chargeInPaisa)} instead of ${formatTaka(delivery.seenChargeInPaisa)}`,
    },
  })
}

const tracking = defineRoute({
  method: 'get',
  path: '/order',
  allow: 'anyone',
  limit: 'tracking',
  summary: 'Finds the order with a tracking ID',
  description:
    'Exactly one order, or an empty list. The match is exact. The name is masked after its first word; phone, e-mail and address are left out.',
  query: z.object({ trackingId: z.string().optional() }),
  answers: {
    200: { description: 'One order, or none', schema: z.array(trackedOrderSchema) },
    401: { description: 'sign-in-required: without a tracking ID' },
    429: { description: 'too-many-requests' },
  },
  handle: async ({ shop, query }) => {
    if (query.trackingId === undefined) {
      return refuse({
        status: 401,
        code: 'sign-in-required',
        title: 'Send a trackingId, or sign in to see your orders.',
      })
    }
    const order = await trackOrder(shop, query.trackingId)
    return answer(order ? [showTrackedOrder(order)] : [])
  },
})

const quoting = defineRoute({
  method: 'post',
  path: '/quote',
  allow: 'anyone',
  limit: 'quote',
  summary: 'Says what a cart costs now',
  description:
    'Current price, discount and stock of each line, and with a place the delivery charge and days. Nothing is held.',
  body: quoteCartSchema,
  answers: {
    200: { description: 'Line by line, and in total', schema: cartQuoteSchema },
    400: { description: 'invalid' },
    429: { description: 'too-many-requests' },
  },
  handle: async ({ shop, body }) => answer(toCartQuote(await quoteCart(shop, body))),
})

export const orderRoutes: readonly ApiRoute[] = [tracking, placing, quoting]
