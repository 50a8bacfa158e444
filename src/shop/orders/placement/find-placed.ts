import { eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { recallZoning } from '#shop/delivery/load-zoning.ts'
import { countedDays } from '#shop/delivery/promise.ts'
import { findTerms } from '#shop/delivery/zoning.ts'
import type { Confirmation, DeliveryEstimate, OrderCoupon } from '../confirmation.ts'
import { listLines } from '../list-lines.ts'
import type { DeliveryMethod } from '../order.ts'
import { orders } from '../tables.ts'
import type { DeliveryTerms, Zone } from '#shop/delivery/zone.ts'
import { recallSettings } from '#shop/settings/load-settings.ts'

/** What was answered to the request with this key, if it placed an order (D13). */
export async function findPlaced(
  shop: Pick<Shop, 'database' | 'memory'>,
  idempotencyKey: string,
): Promise<{ requestHash: string; confirmation: Confirmation } | undefined> {
  const [order] = await shop.database
    .select()
    .from(orders)
    .where(eq(orders.idempotencyKey, idempotencyKey))
  if (!order) return undefined
  return {
    requestHash: order.requestHash,
    confirmation: {
      id: order.id,
      orderId: order.orderId,
      trackingId: order.trackingId,
      placedAt: order.placedAt,
      fullName: order.fullName,
      phone: order.phone,
      email: order.email,
      deliveryMethod: order.deliveryMethod,
      district: order.district,
      districtBn: order.districtBn,
      area: order.area,
      areaBn: order.areaBn,
      address: order.address,
      note: order.note,
      lines: await listLines(shop.database, order.id),
      subtotalInPaisa: order.subtotalInPaisa,
      deliveryChargeInPaisa: order.deliveryChargeInPaisa,
      ...(order.discountInPaisa > 0 && { discountInPaisa: order.discountInPaisa }),
      ...couponOf(order),
      grandTotalInPaisa: order.grandTotalInPaisa,
      ...moneySince(order),
      delivery: await estimateDelivery(shop, order),
    },
  }
}

/** Nothing where it was placed without one. */
const couponOf = ({ couponCode, couponKind, couponDiscountInPaisa }: Required<OrderCoupon>) =>
  couponCode === null ? {} : { couponCode, couponKind, couponDiscountInPaisa }

/** Nothing right after placing. */
const moneySince = ({
  returnedInPaisa,
  paidInPaisa,
  refundedInPaisa,
}: typeof orders.$inferSelect) =>
  returnedInPaisa + paidInPaisa === 0 ? {} : { returnedInPaisa, paidInPaisa, refundedInPaisa }

/** How long an order like this takes now; null where it is handed over in the shop. */
export async function estimateDelivery(
  shop: Pick<Shop, 'database' | 'memory'>,
  order: Charged,
): Promise<DeliveryEstimate | null> {
  const zone = zoneOfOrder(order)
  if (zone === null) return null
  const terms = findTerms(await recallZoning(shop), zone)
  if (!terms) throw new Error(`Expected order ${order.orderId} to have a known zone, not ${zone}`)
  const { delivery } = await recallSettings(shop)
  return estimateOf(terms, { at: order.placedAt, ...delivery })
}

/** `at`: when it was placed. */
export function estimateOf(
  terms: DeliveryTerms,
  counting: { at: Date; cutOffHour: number | null },
): DeliveryEstimate {
  const { zone, name, nameBn, minDays, maxDays } = countedDays(terms, counting)
  return { zone, name, nameBn, minDays, maxDays }
}

interface Charged {
  placedAt: Date
  zone: string
  orderId: string
  deliveryMethod: DeliveryMethod
}

/** The zone that an order was charged for; null where it is handed over in the shop. */
export const zoneOfOrder = ({
  zone,
  deliveryMethod,
}: Pick<Charged, 'zone' | 'deliveryMethod'>): Zone | null =>
  deliveryMethod === 'pickup' ? null : zone
