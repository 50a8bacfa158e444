import { m } from '#paraglide/messages.js'
import type { CouponProblem } from './coupon-schema.ts'

export const problemWords: Record<CouponProblem, () => string> = {
  'name-missing': m.attributes_name_missing,
  'too-long': m.banners_too_long,
  'taka-wrong': m.coupons_taka_wrong,
  'amount-missing': m.coupons_amount_missing,
  'percent-wrong': m.coupons_percent_wrong,
  'count-wrong': m.coupons_count_wrong,
  'time-wrong': m.banners_time_wrong,
  'ends-too-early': m.banners_ends_too_early,
  'categories-missing': m.coupons_categories_missing,
  'products-missing': m.coupons_products_missing,
  'product-unknown': m.coupons_product_unknown,
  'code-wrong': m.coupons_code_wrong,
  'code-taken': m.coupons_code_taken,
  'code-unknown': m.coupons_code_unknown,
  'prefix-wrong': m.coupons_prefix_wrong,
  'codes-wrong': m.coupons_codes_wrong,
}
