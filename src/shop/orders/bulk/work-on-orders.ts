import type { Person, Script } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import type { OrderStatus } from '../order.ts'
import { moveOrder } from '../status/move-order.ts'
import { undoStep } from '../status/undo-step.ts'
import { tagOrder } from '../tags/tag-order.ts'
import { changeOrders, type OrderStep } from './change-orders.ts'
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

/** Gives many orders a tag, or takes it away. `tagged`: those that it changed, by their ids. */
export async function tagOrders(
  shop: Shop,
  by: Person | Script,
  { chosen, tag, isSet }: TagOrders,
) {
  const tagged: string[] = []
  const result = await changeOrders(shop, chosen, async ({ id: orderRef }) => {
    const one = await tagOrder(shop, by, { orderRef, tag, isSet })
    if (one.outcome === 'tagged' && one.isChanged) tagged.push(orderRef)
    return one
  })
  return result.outcome === 'done' ? { ...result, tagged } : result
}

/** Takes back a wrong press that moved many orders; each was pressed when this was, however long the others take (undo.ts). */
export function undoSteps(shop: Shop, by: Person | Script, steps: readonly OrderStep[]) {
  const pressedAt = shop.now()
  const asPressed = { ...shop, now: () => pressedAt }
  const idOf = new Map(steps.map(({ orderRef, id }) => [orderRef, id]))
  const ticked = [...idOf.keys()].map((orderRef) => ({ orderRef }))
  return changeOrders(shop, { ticked }, ({ id: orderRef }) =>
    undoStep(asPressed, by, { orderRef, id: idOf.get(orderRef) ?? '' }),
  )
}
