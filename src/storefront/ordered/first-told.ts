import type { PlacedOrderAnswer } from '#shop/orders/order-contract.ts'
import { keepText, parseText, readText } from '../checkout/submission/kept-text.ts'
import {
  lastOrderKey,
  understandLastOrder,
  type LastOrder,
} from '../checkout/submission/last-order.ts'

/** Whether the tag manager hears of this order now for the first time; after that it has. */
export function isFirstTold({ orderId }: PlacedOrderAnswer): boolean {
  const last = understandLastOrder(parseText(readText(lastOrderKey)))
  if (!last || last.told || last.order.orderId !== orderId) return false
  keepText(lastOrderKey, JSON.stringify({ ...last, told: true } satisfies LastOrder))
  return true
}
