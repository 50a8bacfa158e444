import { takaFromPaisa } from '#platform/money.ts'
import { smallPicture } from '#shop/pictures/picture.ts'
import type { OrderLine } from '../confirmation.ts'
import type { TrackedOrderAnswer } from '../order-contract.ts'
import { toCollectOf } from '../status/payment.ts'
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
      ...showMoney(order),
      status: order.status,
      ...(order.canceledFrom && { canceledFrom: order.canceledFrom }),
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

/** What was returned and paid since, and what is still to pay. */
function showMoney(
  order: TrackedOrder,
): Pick<TrackedOrderAnswer['orderDetails'], 'returned' | 'paid' | 'toPay'> {
  const { returnedInPaisa = 0, paidInPaisa = 0, refundedInPaisa = 0 } = order
  const paid = paidInPaisa - refundedInPaisa
  return {
    ...(returnedInPaisa > 0 && { returned: takaFromPaisa(returnedInPaisa) }),
    ...(paid > 0 && {
      paid: takaFromPaisa(paid),
      toPay: takaFromPaisa(toCollectOf({ ...order, paidInPaisa, refundedInPaisa })),
    }),
  }
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
