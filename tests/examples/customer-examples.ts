import type { PlaceOrder } from '../../src/shop/orders/contract.ts'
import type { OrderStatus } from '../../src/shop/orders/order.ts'
import { findCustomerId } from '../../src/shop/customers/people/find-members.ts'
import { foldAllCustomers } from '../../src/shop/customers/people/fold-customers.ts'
import { placeOrder } from '../../src/shop/orders/placement/place-order.ts'
import { moveOrder } from '../../src/shop/orders/status/move-order.ts'
import type { Shop } from '../../src/shop/shop.ts'
import { aScript } from './initiators.ts'
import { anOrderOf } from './order-examples.ts'

interface Placing {
  /** The account; a guest without it. */
  by?: string
  /** What became of it. */
  path?: readonly OrderStatus[]
}

/** One piece, for Rahima in Mirpur where nothing else is said. */
export async function placedFor(
  shop: Shop,
  variantId: string,
  typed: Partial<PlaceOrder> = {},
  { by, path = [] }: Placing = {},
) {
  const order = { ...anOrderOf([variantId, 1]), ...typed }
  const result = await placeOrder(shop, order, crypto.randomUUID(), { customerId: by ?? null })
  if (result.outcome !== 'placed') throw new Error(`Expected an order: ${result.outcome}`)
  for (const to of path)
    await moveOrder(shop, aScript, { orderRef: result.id, to, reason: 'so it was' })
  return result
}

/** Of a phone that has ordered as a guest. */
export async function customerOf(shop: Shop, phone: string): Promise<string> {
  await foldAllCustomers(shop)
  const id = await findCustomerId(shop.database, { customerId: null, phone })
  if (id === undefined) throw new Error(`Expected a customer with ${phone}`)
  return id
}
