import { refuse } from '../answers/problems.ts'

type Refusal =
  | { outcome: 'unknown-coupon' | 'terms-are-fixed' }
  | { outcome: 'unknown-category'; category: string }
  | { outcome: 'unknown-product'; product: string }
  | { outcome: 'code-taken' | 'unknown-code'; code: string }
  | { outcome: 'too-many-codes'; most: number }
  | { outcome: 'changed-meanwhile'; version: number }

export function refuseCoupon(refusal: Refusal): Response {
  switch (refusal.outcome) {
    case 'unknown-coupon':
      return refuse({ status: 404, code: 'coupon-not-found', title: 'There is no such coupon.' })
    case 'unknown-category':
      return refuse({
        status: 400,
        code: 'unknown-category',
        title: `There is no category ${refusal.category}.`,
      })
    case 'unknown-product':
      return refuse({
        status: 400,
        code: 'unknown-product',
        title: `No product has the slug or SKU ${refusal.product}.`,
      })
    case 'terms-are-fixed':
      return refuse({
        status: 409,
        code: 'terms-are-fixed',
        title:
          'An order was placed with this coupon: what it takes off stays as it is. Switch it off and make another one.',
      })
    case 'code-taken':
      return refuse({
        status: 409,
        code: 'code-taken',
        title: `A coupon has the code ${refusal.code} already.`,
      })
    case 'unknown-code':
      return refuse({
        status: 404,
        code: 'code-not-found',
        title: `The coupon has no code ${refusal.code}.`,
      })
    case 'too-many-codes':
      return refuse({
        status: 409,
        code: 'too-many-codes',
        title: `A coupon has at most ${refusal.most} codes.`,
      })
    case 'changed-meanwhile':
      return refuse({
        status: 409,
        code: 'changed-meanwhile',
        title: 'Somebody else changed this meanwhile. Read it again, then decide.',
        now: refusal.version,
      })
  }
}
