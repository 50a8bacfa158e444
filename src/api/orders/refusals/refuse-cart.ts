import { formatTaka, takaFromPaisa } from '#platform/money.ts'
import type { CheckoutRefusal } from '#shop/orders/placement/checkout.ts'
import { refuse } from '../../answers/problems.ts'
import { refuseCoupon } from '../../coupons/coupon-refusals.ts'
import { refuseExcess } from './refuse-excess.ts'

/** Why a cart became no order, line by line. */
export function refuseCart(result: CheckoutRefusal): Response {
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
    case 'discount-over-limit':
      return refuseExcess(result)
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
