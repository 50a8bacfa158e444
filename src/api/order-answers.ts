import { takaFromPaisa } from '#platform/money.ts'
import { zoneNames } from '#shop/delivery/zone.ts'
import type { Confirmation, OrderLine } from '#shop/orders/confirmation.ts'
import type { PlacedOrderAnswer, TrackedOrderAnswer } from '#shop/orders/order-contract.ts'
import type { TrackedOrder } from '#shop/orders/track-order.ts'
import { smallPicture } from './small-picture.ts'

const product = (line: OrderLine) => ({
  id: line.productId,
  variantId: line.variantId,
  name: line.name,
  nameBn: line.nameBn,
  image: smallPicture(line.picture),
  color: line.color ?? '',
  size: line.size ?? '',
  quantity: line.quantity,
  price: takaFromPaisa(line.unitPriceInPaisa),
})

export function toTrackedOrder(order: TrackedOrder): TrackedOrderAnswer {
  return {
    _id: order.id,
    orderId: order.orderId,
    trackingId: order.trackingId,
    billingDetails: { fullName: order.fullName },
    orderDetails: {
      date: order.placedAt.toISOString(),
      grandTotal: takaFromPaisa(order.grandTotalInPaisa),
      status: order.status,
      updateDate: order.statusChangedAt.toISOString(),
      products: order.lines.map(product),
    },
  }
}

export function toPlacedOrder(order: Confirmation): PlacedOrderAnswer {
  const { fullName, phone, email, district, area, address, note } = order
  const tracked = toTrackedOrder({ ...order, status: 'Pending', statusChangedAt: order.placedAt })
  return {
    ...tracked,
    billingDetails: { fullName, phone, email, district, area, address, note },
    orderDetails: {
      ...tracked.orderDetails,
      subtotal: takaFromPaisa(order.subtotalInPaisa),
      deliveryCharge: takaFromPaisa(order.deliveryChargeInPaisa),
    },
    delivery: {
      zone: order.zone,
      name: zoneNames[order.zone],
      minDays: order.minDays,
      maxDays: order.maxDays,
    },
  }
}
