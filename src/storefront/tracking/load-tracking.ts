import { takaFromPaisa } from '#platform/money.ts'
import type { OrderLine } from '#shop/orders/confirmation.ts'
import type { TrackedOrderAnswer } from '#shop/orders/order-contract.ts'
import { trackOrder, type TrackedOrder } from '#shop/orders/track-order.ts'
import { pictureAddress } from '#shop/pictures/picture.ts'
import type { Shop } from '#shop/shop.ts'

export type Tracked =
  /** Nothing asked: no result list (spec 5). */
  | { outcome: 'not-asked' }
  | { outcome: 'too-many' }
  | { outcome: 'none' }
  | { outcome: 'found'; order: TrackedOrderAnswer }

/** The same order that the tracking call answers, for the page that works without JavaScript (D4). */
export async function loadTracking(shop: Shop, typed: string, address: string): Promise<Tracked> {
  if (typed === '') return { outcome: 'not-asked' }
  const limit = await shop.rateLimits.take('tracking', address)
  if (limit.outcome === 'too-many') return { outcome: 'too-many' }
  const order = await trackOrder(shop, typed)
  return order ? { outcome: 'found', order: answerOf(order) } : { outcome: 'none' }
}

function answerOf(order: TrackedOrder): TrackedOrderAnswer {
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
      products: order.lines.map(productOf),
    },
  }
}

function productOf(line: OrderLine): TrackedOrderAnswer['orderDetails']['products'][number] {
  return {
    id: line.productId,
    variantId: line.variantId,
    name: line.name,
    nameBn: line.nameBn,
    image: line.picture === null ? '' : pictureAddress(line.picture, 192, 'webp'),
    color: line.color ?? '',
    size: line.size ?? '',
    quantity: line.quantity,
    price: takaFromPaisa(line.unitPriceInPaisa),
  }
}
