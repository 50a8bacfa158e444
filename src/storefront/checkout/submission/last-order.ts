import type { CartItem } from '#shop/cart/cart.ts'
import type { PlacedOrderAnswer } from '#shop/orders/order-contract.ts'
import { understandCart } from '#storefront/lists/understand-items.ts'

/** The order placed last in this browser, as the page of thanks shows it. */
export interface LastOrder {
  order: PlacedOrderAnswer
  /** It was placed by an earlier press; what was changed in the form after that is not in it. */
  beforeChanges: boolean
  /** The tag manager has heard of the purchase. */
  told: boolean
  /** The cart that it was made from. */
  bought: readonly CartItem[]
}

export const lastOrderKey = 'last-order'

/** Undefined where there is none, or none that could be shown. */
export function understandLastOrder(kept: unknown): LastOrder | undefined {
  if (!isFields(kept) || !isFields(kept.order)) return undefined
  const { orderId, trackingId, orderDetails, delivery } = kept.order
  if (typeof orderId !== 'string' || typeof trackingId !== 'string') return undefined
  if (!isFields(orderDetails) || !Array.isArray(orderDetails.products)) return undefined
  if (!isFields(kept.order.billingDetails) || !isFields(delivery)) return undefined
  return {
    order: kept.order as unknown as PlacedOrderAnswer,
    beforeChanges: kept.beforeChanges === true,
    told: kept.told === true,
    bought: Array.isArray(kept.bought) ? understandCart(kept.bought).items : [],
  }
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
