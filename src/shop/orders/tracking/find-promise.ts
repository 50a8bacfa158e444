import { expectedOn, type ExpectedDays } from '#shop/delivery/promise.ts'
import { recallSettings } from '#shop/settings/load-settings.ts'
import type { Pickup } from '#shop/settings/settings.ts'
import type { Shop } from '#shop/shop.ts'
import { hasEnded, type DeliveryMethod, type OrderStatus } from '../order.ts'
import { estimateDelivery } from '../placement/find-placed.ts'

/** What is said of an order under way. */
export interface OrderPromise {
  /** Between which days it is brought; left out once they are over. */
  expected?: ExpectedDays
  /** Where it is fetched, where the merchant says so. */
  pickupAt?: Pick<Pickup, 'address' | 'hours'>
}

interface PromisedOrder {
  orderId: string
  placedAt: Date
  status: OrderStatus
  deliveryMethod: DeliveryMethod
  zone: string
}

export async function findPromise(
  shop: Pick<Shop, 'database' | 'memory' | 'now'>,
  order: PromisedOrder,
): Promise<OrderPromise> {
  if (hasEnded(order.status)) return {}
  const estimate = await estimateDelivery(shop, order)
  if (!estimate) {
    const { address, hours } = (await recallSettings(shop)).pickup
    return address.en === '' ? {} : { pickupAt: { address, hours } }
  }
  const expected = expectedOn(order.placedAt, estimate)
  const { from: today } = expectedOn(shop.now(), { minDays: 0, maxDays: 0 })
  return expected.to < today ? {} : { expected }
}
