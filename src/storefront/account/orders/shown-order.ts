import type { OwnOrder } from '#shop/orders/own-orders/find-own-order.ts'

/** An order as it travels to the browser: moments are text on the way. */
export type ShownOrder = Omit<OwnOrder, 'id' | 'placedAt' | 'statusChangedAt' | 'history'> & {
  placedAt: string
  history: { at: string; to: string; byShopper: boolean; byItself: boolean }[]
}

export function showOwnOrder(order: OwnOrder): ShownOrder {
  const { id: _id, statusChangedAt: _since, placedAt, history, ...rest } = order
  return {
    ...rest,
    placedAt: placedAt.toISOString(),
    history: history.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  }
}
