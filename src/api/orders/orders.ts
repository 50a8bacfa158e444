import { formatTaka, takaFromPaisa } from '#platform/money.ts'
import type { CheckoutRefusal } from '#shop/orders/placement/checkout.ts'
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
import { refuseCoupon } from '../coupons/coupon-refusals.ts'
import { readIdempotencyKey, refuseKey } from '../answers/idempotency-key.ts'
import { refuseOverLimit } from './over-limit.ts'
import { toCartQuote } from './quote-answers.ts'
import { refuse, refuseUnknownPlace } from '../answers/problems.ts'
import { answer, defineRoute, type ApiRoute } from '../route.ts'

const placing = defineRoute({
  method: 'post',
  path: '/order',
  allow: 'anyone',
  limit: 'place-order',
  summary: 'Places an order, cash on delivery',
  description:
    'The header Idempotency-Key (8 to 100 visible characters, a new one for each order) is required: sent twice, the order is placed once, and the second answer is the first one with the header idempotent-replay. Prices come from the catalogue; a seen price is only compared. With an access token or a session the order belongs to that account.',
  headers: {
    'Idempotency-Key': '8 to 100 visible characters, a new one for each order',
  },
  body: placeOrderSchemaInEnglish,
  answers: {
    201: { description: 'Placed', schema: placedOrderSchema },
    400: { description: 'unknown-place or idempotency-key-missing' },
    403: { description: 'user-disabled' },
    409: {
      description:
        'cart-empty, not-sold, sold-out, limit-per-order, price-changed, below-least, too-many-pieces, coupon-refused (with its reason), key-reused or over-limit: more than the shop sends before it has talked to somebody, with its phone',
    },
  },
  handle: async ({ shop, caller, request, body, findCaller }) => {
    const key = readIdempotencyKey(request)
    if (key === undefined) return refuseKey()
    const found = await findCaller()
    if (found.outcome === 'blocked') return refuseIdentity('user-disabled')
    // A token that ended meanwhile must not cost a sale: then it is the order of a guest.
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
    case 'limit-per-order':
      return refuse({
        status: 409,
        code: 'limit-per-order',
        title: 'One order may have only so many pieces of some products. Take fewer.',
        lines: result.lines.map((line) => ({
          ...line,
          message: `One order may have ${line.limit} of ${line.product}`,
        })),
      })
    case 'price-changed':
      return refusePrices(result)
    case 'below-least':
    case 'too-many-pieces':
      return refuseRule(result)
    case 'coupon-refused':
      return refuseCoupon(result.refusal)
  }
}

function refuseRule(
  result: Extract<CheckoutRefusal, { outcome: 'below-least' | 'too-many-pieces' }>,
): Response {
  if (result.outcome === 'too-many-pieces')
    return refuse({
      status: 409,
      code: 'too-many-pieces',
      title: `One order may have ${result.most} pieces at most. Take fewer, or call us.`,
      most: result.most,
    })
  const { leastInPaisa, missingInPaisa } = result
  return refuse({
    status: 409,
    code: 'below-least',
    title: `An order begins at ${formatTaka(leastInPaisa)}. Put goods for ${formatTaka(missingInPaisa)} more into the cart.`,
    leastInPaisa,
    missingInPaisa,
  })
}

function refusePrices({
  lines,
  delivery,
  coupon,
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
      seenPriceInPaisa,
      priceInPaisa,
      message: `${product} now costs ${formatTaka(priceInPaisa)} instead of ${formatTaka(seenPriceInPaisa)}`,
    })),
    delivery: delivery && {
      seenCharge: takaFromPaisa(delivery.seenChargeInPaisa),
      charge: takaFromPaisa(delivery.chargeInPaisa),
      seenChargeInPaisa: delivery.seenChargeInPaisa,
      chargeInPaisa: delivery.chargeInPaisa,
      message: `Delivery now costs ${formatTaka(delivery.chargeInPaisa)} instead of ${formatTaka(delivery.seenChargeInPaisa)}`,
    },
    ...(coupon && {
      coupon: {
        ...coupon,
        message: `The coupon now takes ${formatTaka(coupon.discountInPaisa)} off instead of ${formatTaka(coupon.seenDiscountInPaisa)}`,
      },
    }),
  })
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
