import type { Person, Script } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import type { OrderStatus } from '../order.ts'
import { moveOrder } from '../status/move-order.ts'
import type { BulkPayment } from '../status/payment.ts'
import { setPayment } from '../status/set-payment.ts'
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

export interface PayOrders {
  chosen: Chosen
  to: BulkPayment
}

const nothingLeft = { collected: 'nothing-to-collect', remitted: 'nothing-to-remit' } as const

/** Records for many delivered orders that everything left to pay was collected, or that everything held was remitted (D18). */
export const payOrders = (shop: Shop, by: Person | Script, { chosen, to }: PayOrders) =>
  changeOrders(shop, chosen, async ({ id: orderRef, status, seen }) => {
    if (seen !== status) return { outcome: 'changed-meanwhile' as const }
    if (status !== 'Delivered') return { outcome: 'not-allowed' as const }
    const result = await setPayment(shop, by, { orderRef, to })
    switch (result.outcome) {
      case 'set':
        return { outcome: 'paid' as const, id: result.id }
      case 'not-allowed':
      case 'reason-missing':
      case 'amount-missing':
      case 'amount-too-large':
        // Without an amount and a reason a step only ever fails for lack of money.
        return { outcome: nothingLeft[to] }
      case 'changed-meanwhile':
        return { outcome: 'changed-meanwhile' as const }
      default:
        return result
    }
  })

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
