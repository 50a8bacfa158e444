import { z } from 'zod'
import { findWholeCoupon } from '#shop/coupons/list-coupons.ts'
import { saveCoupon } from '#shop/coupons/save-coupon.ts'
import { loadCouponNumbers } from '#shop/orders/coupons/load-coupon-numbers.ts'
import { answer, defineStaffRoute } from '../route.ts'
import { idIn } from '../answers/id-in.ts'
import { refuseCoupon } from './refuse-coupon.ts'

const numbersSchema = z.object({
  orders: z.int().meta({ description: 'That were placed with it; canceled ones, too' }),
  canceled: z.int(),
  discountInPaisa: z.int().meta({ description: 'Taken off orders that are not canceled' }),
  grandTotalInPaisa: z.int().meta({ description: 'What those orders come to' }),
  latest: z.int().nullable().meta({
    description: 'How many of the latest orders were added up, where there are more; null: all',
  }),
})

export const countingCoupon = defineStaffRoute({
  method: 'get',
  path: '/coupons/{id}/numbers',
  allow: saveCoupon.allow,
  limit: 'identity',
  summary: 'What came of a coupon; GET /orders?coupon= lists its orders',
  answers: {
    200: { description: 'Its numbers', schema: numbersSchema },
    404: { description: 'coupon-not-found' },
  },
  handle: async ({ shop, params }) => {
    const id = idIn(params)
    if (id === undefined || !(await findWholeCoupon(shop, id)))
      return refuseCoupon({ outcome: 'unknown-coupon' })
    return answer(await loadCouponNumbers(shop, id))
  },
})
