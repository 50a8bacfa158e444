import { expect, test } from 'vitest'
import { bannerFormSchema } from '../src/backoffice/banners/edit/banner-schema.ts'
import { couponFormSchema } from '../src/backoffice/coupons/edit/coupon-schema.ts'
import { typedEnd } from '../src/backoffice/forms/typed-fields.ts'
import { sentBannerSchema } from '../src/shop/banners/contract.ts'
import { productDraftSchema } from '../src/shop/catalog/contract.ts'
import { amendmentSchema } from '../src/shop/catalog/desk/bulk/contract.ts'
import { sentCouponSchema } from '../src/shop/coupons/contract.ts'

const day = '2026-12-31'
const end = new Date('2026-12-31T23:59:59.999+06:00')

test('a day without a time ends with that day in Dhaka, in each editor and each call', () => {
  expect(typedEnd.parse(day)).toEqual(end)
  expect(bannerFormSchema.shape.endsAt.parse(day)).toEqual(end)
  expect(couponFormSchema.shape.endsAt.parse(day)).toEqual(end)
  const deal = amendmentSchema.parse({ what: 'deal', deal: { basisPoints: 1000, endsAt: day } })
  expect(deal).toMatchObject({ deal: { endsAt: end } })
  const draft = productDraftSchema.parse({
    name: 'Cup',
    variants: [{ sku: 'CUP', priceInPaisa: 900 }],
    deal: { priceInPaisa: 700, endsAt: day },
  })
  expect(draft.deal?.endsAt).toEqual(end)
  expect(sentCouponSchema.shape.endsAt.parse(day)).toBe(day)
  expect(sentBannerSchema.shape.endsAt.parse(day)).toBe(day)
})

test('what begins needs a time', () => {
  expect(bannerFormSchema.shape.startsAt.safeParse(day).success).toBe(false)
  expect(couponFormSchema.shape.startsAt.safeParse(day).success).toBe(false)
  expect(sentCouponSchema.shape.startsAt.safeParse(day).success).toBe(false)
})
