import type { ChosenOption } from '../catalog/options/option.ts'
import type { CouponKind } from '../coupons/coupon.ts'
import type { Zone } from '../delivery/zone.ts'
import type { DeliveryMethod } from './order.ts'

/** What a shopper reads about the order just placed; it holds everything that the page of thanks shows. */
export interface Confirmation extends OrderCoupon {
  /** The row's own id: other records and the specified `_id` mean this one. */
  id: string
  /** Short number for people. */
  orderId: string
  trackingId: string
  placedAt: Date
  fullName: string
  /** E.164. */
  phone: string
  email: string | null
  /** What is handed over in the shop goes to no place: district, area and address are empty. */
  deliveryMethod: DeliveryMethod
  district: string
  districtBn: string | null
  area: string
  areaBn: string | null
  address: string
  note: string
  lines: OrderLine[]
  subtotalInPaisa: number
  deliveryChargeInPaisa: number
  /** What staff took off since; nothing right after placing. */
  discountInPaisa?: number
  grandTotalInPaisa: number
  /** The rest happens later; left out right after placing. */
  returnedInPaisa?: number
  paidInPaisa?: number
  refundedInPaisa?: number
  /** Null where it is handed over in the shop. */
  delivery: DeliveryEstimate | null
}

/** What an order says of the coupon that it was placed with; left out or null where there was none. */
export interface OrderCoupon {
  couponCode?: string | null
  couponKind?: CouponKind | null
  couponDiscountInPaisa?: number
}

/** Into which zone it is brought, and how long that takes. */
export interface DeliveryEstimate {
  zone: Zone
  name: string
  nameBn: string
  minDays: number
  maxDays: number
}

/** What was bought, as it was called and cost then. */
export interface OrderLine {
  /** Null once the product is gone from the catalogue. */
  productId: string | null
  variantId: string | null
  sku: string
  name: string
  nameBn: string | null
  color: string | null
  colorBn: string | null
  size: string | null
  options: ChosenOption[]
  /** Hash of a picture. */
  picture: string | null
  quantity: number
  unitPriceInPaisa: number
  /** Its share of what is taken off the goods, for all its pieces. */
  discountInPaisa: number
}
