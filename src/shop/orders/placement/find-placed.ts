import { eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { loadTerms } from '#shop/delivery/load-terms.ts'
import type { Confirmation } from '../confirmation.ts'
import { listLines } from '../list-lines.ts'
import { orders } from '../tables.ts'
import { type Zone, zones } from '#shop/delivery/zone.ts'

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
  const zone = knownZone(order)
  const { minDays, maxDays } = await loadTerms(shop, zone)
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
      grandTotalInPaisa: order.grandTotalInPaisa,
      zone,
      minDays,
      maxDays,
    },
  }
}

/** The zone that an order was charged for. */
export function knownZone({ zone, orderId }: { zone: string; orderId: string }): Zone {
  const known = zones.find((name) => name === zone)
  if (!known) throw new Error(`Expected order ${orderId} to have a known zone, not ${zone}`)
  return known
}
