import { isRefused, type ActionRefusal } from '#shop/action-refusal.ts'
import type { Shop } from '#shop/shop.ts'
import type { OrderStatus } from '../order.ts'
import { chooseOrders, type ChosenOrder } from './choose-orders.ts'
import type { Chosen } from './chosen.ts'

/** Why an order stayed as it was. */
export type WhyNot =
  | 'changed-meanwhile'
  | 'not-allowed'
  | 'not-found'
  | 'tags-full'
  | 'too-late'
  | 'sold-out'
  | 'pieces-sold'
  | 'coupon-used-up'
  | 'coupon-used-meanwhile'
  | 'not-by-staff'
  | 'nothing-to-collect'
  | 'nothing-to-remit'

/** An order that was not changed. */
export interface StayedOrder {
  id: string
  orderId: string
  why: WhyNot
  /** As it stands now. */
  status: OrderStatus
}

export type ChangeOrdersResult =
  | {
      outcome: 'done'
      /** Numbers of the orders. */
      changed: string[]
      /** What can be taken back for a moment. */
      steps: (OrderStep & { orderId: string })[]
      refused: StayedOrder[]
      /** The id of the last one, where more fit. */
      next: string | undefined
    }
  | { outcome: 'too-short' }
  | ActionRefusal

/** A step of an order in its history. */
export interface OrderStep {
  orderRef: string
  /** Of the entry. */
  id: string
}

interface Changed {
  outcome: 'moved' | 'paid' | 'tagged' | 'undone'
  /** Of the entry in the history, where one can be taken back. */
  id?: string
}

interface Stayed {
  outcome: WhyNot
  from?: OrderStatus
  status?: OrderStatus
}

const changes: ReadonlySet<string> = new Set<Changed['outcome']>([
  'moved',
  'paid',
  'tagged',
  'undone',
])

const isChanged = (result: Changed | Stayed): result is Changed => changes.has(result.outcome)

/** Changes many orders, each in a transaction of its own: what cannot be changed is named, and the rest goes on (docs/decisions/0107). */
export async function changeOrders(
  shop: Shop,
  chosen: Chosen,
  change: (order: ChosenOrder) => Promise<Changed | Stayed | ActionRefusal>,
): Promise<ChangeOrdersResult> {
  const found = await chooseOrders(shop, chosen)
  if (found.outcome !== 'chosen') return found
  const changed: string[] = []
  const steps: (OrderStep & { orderId: string })[] = []
  const refused: StayedOrder[] = []
  for (const order of found.orders) {
    const result = await change(order)
    if (isRefused(result)) return result
    const { id, orderId, status } = order
    if (isChanged(result)) {
      changed.push(orderId)
      if (result.id !== undefined) steps.push({ orderRef: id, orderId, id: result.id })
    } else {
      const stands = result.from ?? result.status ?? status
      refused.push({ id, orderId, why: result.outcome, status: stands })
    }
  }
  return { outcome: 'done', changed, steps, refused, next: found.next }
}
