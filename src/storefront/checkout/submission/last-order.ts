import type { CartItem } from '#shop/cart/cart.ts'
import type { PlacedOrderAnswer } from '#shop/orders/order-contract.ts'
import { understandCart } from '#storefront/lists/understand-items.ts'

/** The order placed last in this browser, as the page of thanks shows it. */
export interface LastOrder {
  order: PlacedOrderAnswer
  /** It was placed by an earlier press; what was changed in the form after that is not in it. */
  beforeChanges: boolean
  /** The purchase was sent to the tag manager. */
  isTracked: boolean
  /** The cart that it was made from. */
  bought: readonly CartItem[]
}

export const lastOrderKey = 'last-order'

/** Undefined where there is none, or none that could be shown. */
export function understandLastOrder(stored: unknown): LastOrder | undefined {
  if (!isFields(stored) || !isFields(stored.order)) return undefined
  const { orderId, trackingId, orderDetails, deliveryMethod, delivery } = stored.order
  if (![orderId, trackingId].every((id) => typeof id === 'string')) return undefined
  if (!isFields(orderDetails) || !Array.isArray(orderDetails.products)) return undefined
  if (!isFields(stored.order.billingDetails)) return undefined
  if (!isFields(delivery) && deliveryMethod !== 'pickup') return undefined
  return {
    order: stored.order as unknown as PlacedOrderAnswer,
    beforeChanges: stored.beforeChanges === true,
    isTracked: isTracked(stored),
    bought: Array.isArray(stored.bought) ? understandCart(stored.bought).items : [],
  }
}

/** Earlier versions of the shop stored it as `told`; a purchase must not be sent twice. */
const isTracked = (stored: Record<string, unknown>) =>
  stored.isTracked === true || stored.told === true

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
