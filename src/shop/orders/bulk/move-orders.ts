import { isRefused, type ActionRefusal } from '#shop/action-refusal.ts'
import type { Person, Script } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import type { OrderStatus } from '../order.ts'
import { moveOrder } from '../status/move-order.ts'
import { chooseOrders, type ChosenOrder } from './choose-orders.ts'
import type { Chosen } from './chosen.ts'

export interface MoveOrders {
  chosen: Chosen
  to: OrderStatus
  reason?: string | undefined
}

/** An order that was not moved, and why. */
export interface MoveRefusal {
  id: string
  orderId: string
  why: 'changed-meanwhile' | 'not-allowed' | 'not-found'
  /** As it stands now. */
  status: OrderStatus
}

export type MoveOrdersResult =
  | {
      outcome: 'done'
      /** Numbers of the orders. */
      moved: string[]
      refused: MoveRefusal[]
      /** The id of the last one, where more fit. */
      next: string | undefined
    }
  | { outcome: 'too-short' }
  | ActionRefusal

/** Moves many orders, each in a transaction of its own: what cannot be moved is named, and the rest goes on (spec 3). */
export async function moveOrders(
  shop: Shop,
  by: Person | Script,
  { chosen, to, reason }: MoveOrders,
): Promise<MoveOrdersResult> {
  const found = await chooseOrders(shop, chosen)
  if (found.outcome !== 'chosen') return found
  const moved: string[] = []
  const refused: MoveRefusal[] = []
  for (const order of found.orders) {
    const { id: orderRef, orderId, seen: from } = order
    const result = await moveOrder(shop, by, { orderRef, from, to, reason })
    if (isRefused(result)) return result
    if (result.outcome === 'moved') moved.push(orderId)
    else refused.push(refusalOf(order, result))
  }
  return { outcome: 'done', moved, refused, next: found.next }
}

function refusalOf(
  { id, orderId, status }: ChosenOrder,
  result: { outcome: MoveRefusal['why']; from?: OrderStatus },
): MoveRefusal {
  return { id, orderId, why: result.outcome, status: result.from ?? status }
}
