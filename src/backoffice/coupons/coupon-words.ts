import { m } from '#paraglide/messages.js'
import { countText, paisaText } from '#pages/money/taka.ts'
import type { CouponScope, CouponKind, CouponState } from '#shop/coupons/coupon.ts'
import type { BadgeKind } from '#ui/badge.tsx'

export const couponsPath = '/dashboard/coupons'

/** In the place of an id. */
export const newCoupon = 'new'

export const kindNames: Record<CouponKind, () => string> = {
  fixed: m.coupons_kind_fixed,
  percent: m.coupons_kind_percent,
  'free-delivery': m.coupons_kind_delivery,
}

export const scopeNames: Record<CouponScope, () => string> = {
  all: m.coupons_scope_all,
  categories: m.coupons_scope_categories,
  products: m.coupons_scope_products,
}

export const stateNames: Record<CouponState, () => string> = {
  active: m.coupons_active,
  waiting: m.coupons_waiting,
  ended: m.coupons_ended,
  'used-up': m.coupons_used_up,
  off: m.coupons_off,
}

export const stateLooks: Record<CouponState, BadgeKind> = {
  active: 'brand',
  waiting: 'deal-wash',
  ended: 'quiet',
  'used-up': 'quiet',
  off: 'quiet',
}

/** What is wrong with the whole. */
export const couponTroubles: Partial<Record<string, () => string>> = {
  'changed-meanwhile': m.coupons_changed_meanwhile,
  'unknown-coupon': m.coupons_gone,
  'unknown-category': m.attributes_category_gone,
  'terms-are-fixed': m.coupons_terms_fixed,
  'code-taken': m.coupons_code_taken,
  'too-many-codes': m.coupons_too_many_codes,
}

interface Terms {
  kind: CouponKind
  amountInPaisa: number | null
  percent: number | null
}

/** What it takes off, in short. */
export function takesOff({ kind, amountInPaisa, percent }: Terms): string {
  if (kind === 'fixed') return paisaText(amountInPaisa ?? 0)
  return kind === 'percent' ? `${countText(percent ?? 0)}%` : m.coupons_kind_delivery()
}
