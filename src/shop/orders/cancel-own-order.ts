import type { Shop } from '#shop/shop.ts'
import { findOwnOrder } from './find-own-order.ts'
import { moveOrder, type MoveOrderResult } from './move-order.ts'
import type { Buyer } from './own.ts'

/** A customer takes an order back, as long as nobody has begun to work on it (D17). */
export async function cancelOwnOrder(
  shop: Shop,
  buyer: Buyer,
  orderId: string,
): Promise<MoveOrderResult> {
  const order = await findOwnOrder(shop, buyer, orderId)
  if (!order) return { outcome: 'not-found' }
  return moveOrder(shop, { orderRef: order.id, to: 'Canceled', by: 'shopper' })
}
