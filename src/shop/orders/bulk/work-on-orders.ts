import type { Person, Script } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import type { OrderStatus } from '../order.ts'
import { moveOrder } from '../status/move-order.ts'
import { tagOrder } from '../tags/tag-order.ts'
import { changeOrders } from './change-orders.ts'
import type { Chosen } from './chosen.ts'

export interface MoveOrders {
  chosen: Chosen
  to: OrderStatus
  reason?: string | undefined
}

/** Moves many orders along their life (spec 3). */
export const moveOrders = (shop: Shop, by: Person | Script, { chosen, to, reason }: MoveOrders) =>
  changeOrders(shop, chosen, ({ id: orderRef, seen: from }) =>
    moveOrder(shop, by, { orderRef, from, to, reason }),
  )

export interface TagOrders {
  chosen: Chosen
  tag: string
  isSet: boolean
}

/** Gives many orders a tag, or takes it away. */
export const tagOrders = (shop: Shop, by: Person | Script, { chosen, tag, isSet }: TagOrders) =>
  changeOrders(shop, chosen, ({ id: orderRef }) => tagOrder(shop, by, { orderRef, tag, isSet }))
