import type { Author, HistoryEntry, OrderCall, OrderNote } from '#shop/orders/desk/list-history.ts'
import type { DeskOrder } from '#shop/orders/desk/find-order.ts'
import type { OtherOrders } from '#shop/orders/desk/list-orders-of-phone.ts'
import { withText } from '#platform/text/moment-text.ts'

/** An order as it comes from the server: moments are text on the way. */
export type ShownOrder = ReturnType<typeof showOrder>
export type ShownEntry = Omit<HistoryEntry, 'at'> & { at: string }
export type ShownNote = Omit<OrderNote, 'at'> & { at: string }
export type ShownCall = ReturnType<typeof showCall>
export type ShownOther = ShownOrder['others']['latest'][number]
export type { Author }

export function showOrder(found: DeskOrder) {
  const { placedAt, statusChangedAt: _, customerId: __, callAgainAt, ...rest } = found
  const { history, notes, calls, others, ...order } = rest
  return {
    ...order,
    placedAt: placedAt.toISOString(),
    callAgainAt: callAgainAt?.toISOString() ?? null,
    history: history.map(withText),
    notes: notes.map(withText),
    calls: calls.map(showCall),
    others: showOthers(others),
  }
}

const showCall = ({ callAgainAt, ...call }: OrderCall) => ({
  ...withText(call),
  callAgainAt: callAgainAt?.toISOString() ?? null,
})

function showOthers({ latest, ...counted }: OtherOrders) {
  return {
    ...counted,
    latest: latest.map(({ placedAt, ...other }) => ({
      ...other,
      placedAt: placedAt.toISOString(),
    })),
  }
}
