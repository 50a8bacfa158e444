import { takaFromPaisa } from '#platform/money.ts'
import { smallPicture } from '#shop/pictures/picture.ts'
import type { OrderLine } from '../confirmation.ts'
import type { TrackedOrderAnswer } from '../order-contract.ts'
import type { TrackedOrder } from './track-order.ts'

/** An order as it leaves through any door: specified names, taka, addresses of pictures (spec 3, D4). */
export function showTrackedOrder(order: TrackedOrder): TrackedOrderAnswer {
  const { discountInPaisa = 0 } = order
  return {
    _id: order.id,
    orderId: order.orderId,
    trackingId: order.trackingId,
    billingDetails: { fullName: order.fullName },
    orderDetails: {
      date: order.placedAt.toISOString(),
      grandTotal: takaFromPaisa(order.grandTotalInPaisa),
      ...(discountInPaisa > 0 && { discount: takaFromPaisa(discountInPaisa) }),
      ...showCoupon(order),
      status: order.status,
      updateDate: order.statusChangedAt.toISOString(),
      products: order.lines.map(showLine),
    },
    ...(order.deliveryMethod === 'pickup' && { deliveryMethod: order.deliveryMethod }),
    ...order.promise,
  }
}

function showCoupon({
  couponCode: code,
  couponKind: kind,
  couponDiscountInPaisa = 0,
}: TrackedOrder): Pick<TrackedOrderAnswer['orderDetails'], 'coupon'> {
  return code && kind
    ? { coupon: { code, kind, discount: takaFromPaisa(couponDiscountInPaisa) } }
    : {}
}

function showLine(line: OrderLine): TrackedOrderAnswer['orderDetails']['products'][number] {
  return {
    id: line.productId,
    variantId: line.variantId,
    name: line.name,
    nameBn: line.nameBn,
    image: smallPicture(line.picture),
    color: line.color ?? '',
    colorBn: line.colorBn,
    size: line.size ?? '',
    options: line.options,
    quantity: line.quantity,
    price: takaFromPaisa(line.unitPriceInPaisa),
  }
}
