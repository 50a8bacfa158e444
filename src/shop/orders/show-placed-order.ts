import { takaFromPaisa } from '#platform/money.ts'
import type { Confirmation } from './confirmation.ts'
import type { PlacedOrderAnswer } from './order-contract.ts'
import { showTrackedOrder } from './tracking/show-tracked-order.ts'
import type { TrackedOrder } from './tracking/track-order.ts'

/** What the buyer is answered: the order as everybody may see it, and what is the buyer's own. */
export function showPlacedOrder(
  order: Confirmation,
  standing: Pick<TrackedOrder, 'status' | 'statusChangedAt'> = {
    status: 'Pending',
    statusChangedAt: order.placedAt,
  },
): PlacedOrderAnswer {
  const { fullName, phone, email, district, districtBn, area, areaBn, address, note } = order
  const tracked = showTrackedOrder({ ...order, ...standing })
  return {
    ...tracked,
    billingDetails: {
      fullName,
      phone,
      email,
      district,
      districtBn,
      area,
      areaBn,
      address,
      note,
    },
    orderDetails: {
      ...tracked.orderDetails,
      subtotal: takaFromPaisa(order.subtotalInPaisa),
      deliveryCharge: takaFromPaisa(order.deliveryChargeInPaisa),
    },
    deliveryMethod: order.deliveryMethod,
    delivery: order.delivery && {
      zone: order.delivery.zone,
      name: order.delivery.name,
      nameBn: order.delivery.nameBn,
      minDays: order.delivery.minDays,
      maxDays: order.delivery.maxDays,
    },
  }
}
