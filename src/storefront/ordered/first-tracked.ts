import type { PlacedOrderAnswer } from '#shop/orders/order-contract.ts'
import { storeText, parseText, readText } from '../checkout/submission/stored-text.ts'
import {
  lastOrderKey,
  understandLastOrder,
  type LastOrder,
} from '../checkout/submission/last-order.ts'

/** Whether this order is tracked now for the first time; from then on it counts as tracked. */
export function isFirstTracked({ orderId }: PlacedOrderAnswer): boolean {
  const last = understandLastOrder(parseText(readText(lastOrderKey)))
  if (!last || last.told || last.order.orderId !== orderId) return false
  storeText(lastOrderKey, JSON.stringify({ ...last, told: true } satisfies LastOrder))
  return true
}
