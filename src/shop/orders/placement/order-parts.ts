import { v7 as newId } from 'uuid'
import { removeOrdered } from '#shop/cart/remove-ordered.ts'
import type { WantedStock } from '#shop/catalog/stock/take-stock.ts'
import type { Shop } from '#shop/shop.ts'
import type { Confirmation, OrderLine } from '../confirmation.ts'
import type { PlaceOrder } from '../contract.ts'
import type { OfferedCoupon } from '../coupons/offered.ts'
import { couponUseOf } from '../coupons/use-coupon.ts'
import { lineDiscounts } from '../lines/line-discounts.ts'
import type { NoticeEvent } from '../notices/notice.ts'
import { newOrderId, newTrackingId } from '../tracking/tracking-id.ts'
import type { CheckedLine, Checkout } from './checkout.ts'

/** Who gets it, and where. */
function buyerOf({ fullName, phone, email, district, area, address, note }: PlaceOrder) {
  return { fullName, phone, email, district, area, address, note }
}

/** Who is to be written about it. */
export function eventsOf({ email }: PlaceOrder, tellsShop: boolean): NoticeEvent[] {
  return [...(email === null ? [] : ['placed' as const]), ...(tellsShop ? ['new' as const] : [])]
}

export interface NamedLine {
  variantId: string
  product: string
}

export function lineOf(variantId: string | null, lines: readonly CheckedLine[]): NamedLine | null {
  const line = lines.find(({ variant }) => variant.id === variantId)
  return line ? { variantId: line.variant.id, product: line.variant.name } : null
}

/** The order stands, whatever happens to the cart that is kept for the account. */
export async function removeFromSyncedCart(
  shop: Shop,
  customerId: string | null,
  lines: readonly CheckedLine[],
): Promise<void> {
  if (customerId === null) return
  const ids = lines.map(({ variant }) => variant.id)
  await removeOrdered(shop, customerId, ids).catch((error: unknown) =>
    shop.log.error({ err: error }, 'what was ordered could not be taken out of the kept cart'),
  )
}

function toOrderLine(
  { variant, quantity, unitPriceInPaisa }: CheckedLine,
  discountInPaisa: number,
): OrderLine {
  const { id, productId, sku, name, nameBn, color, colorBn, size, options, picture } = variant
  return {
    productId,
    variantId: id,
    sku,
    name,
    nameBn,
    color,
    colorBn,
    size,
    options,
    picture,
    quantity,
    unitPriceInPaisa,
    discountInPaisa,
  }
}

/** Compared with the catalogue, whatever it is sold for. */
export function toWanted({ variant, quantity, listPriceInPaisa }: CheckedLine): WantedStock {
  return { variantId: variant.id, quantity, unitPriceInPaisa: listPriceInPaisa }
}

interface Decided {
  checkout: Extract<Checkout, { outcome: 'ready' }>
  coupon: OfferedCoupon | undefined
  now: Date
}

interface Asked {
  /** With today's names of the places. */
  request: PlaceOrder
  placesBn: Pick<Confirmation, 'districtBn' | 'areaBn'>
}

/** What the coupon takes off each line. */
function discountsOf(
  { lines, couponDiscountInPaisa = 0 }: Decided['checkout'],
  coupon: OfferedCoupon | undefined,
): number[] {
  const isOffGoods = coupon?.coupon?.kind !== 'free-delivery'
  return lineDiscounts(
    lines.map((line) => ({ ...line, isEligible: coupon?.isEligible(line.variant.id) ?? false })),
    { couponInPaisa: isOffGoods ? couponDiscountInPaisa : 0, discountInPaisa: 0 },
  )
}

/** The order that is to be written, and what it uses of a coupon. */
export function draftOrder({ request, placesBn }: Asked, { checkout, coupon, now }: Decided) {
  const { subtotalInPaisa, deliveryChargeInPaisa, grandTotalInPaisa, lines } = checkout
  const discounts = discountsOf(checkout, coupon)
  const order = {
    id: newId(),
    orderId: newOrderId(),
    trackingId: newTrackingId(),
    placedAt: now,
    ...buyerOf(request),
    ...placesBn,
    subtotalInPaisa,
    deliveryChargeInPaisa,
    grandTotalInPaisa,
    lines: lines.map((line, index) => toOrderLine(line, discounts[index] ?? 0)),
  }
  const { couponDiscountInPaisa = 0 } = checkout
  return { order, used: coupon?.coupon && couponUseOf(coupon.coupon, couponDiscountInPaisa) }
}
