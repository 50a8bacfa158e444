import type { stockMovements } from '#shop/stock/tables.ts'
import type { PlannedOrder } from './plan-orders.ts'

type Movement = typeof stockMovements.$inferInsert

interface Event {
  variantId: string
  sku: string
  change: number
  kind: 'order' | 'cancellation'
  at: Date
  by: string
  orderRef: string
}

interface Context {
  /** What each variant holds now, by its id. */
  stocks: ReadonlyMap<string, number>
  now: Date
  /** As the ledger names who did it. */
  by: string
}

export interface PlannedMovements {
  /** In the order in which the ledger shall hold them. */
  movements: Movement[]
  /** Pieces that left for good, by the id of their variant. */
  sold: Map<string, number>
}

/**
 * What the ledger says of orders that never touched the stock. The stock itself stays as it is: pieces come in before the first
 * order, as many as are sold and never fewer than are out at one time, each order takes, each cancellation gives back, and what is
 * left over goes again in the end. Each movement of a variant begins where the one before ended, none goes below zero, and the last
 * ends with what stands on the shelf (docs/decisions/0070).
 */
export function planMovements(
  planned: readonly PlannedOrder[],
  { stocks, now, by }: Context,
): PlannedMovements {
  const events = planned
    .flatMap(eventsOf)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const sold = new Map<string, number>()
  const mostOut = new Map<string, number>()
  for (const { variantId, change } of events) {
    const out = (sold.get(variantId) ?? 0) - change
    sold.set(variantId, out)
    mostOut.set(variantId, Math.max(mostOut.get(variantId) ?? 0, out))
  }
  const skus = new Map(events.map(({ variantId, sku }) => [variantId, sku]))
  const standing = new Map(stocks)
  const move = (
    variantId: string,
    change: number,
    why: Omit<Movement, 'variantId' | 'sku' | 'stockBefore' | 'stockAfter'>,
  ) => {
    const stockBefore = standing.get(variantId) ?? 0
    const stockAfter = stockBefore + change
    standing.set(variantId, stockAfter)
    return { variantId, sku: skus.get(variantId) ?? '', stockBefore, stockAfter, ...why }
  }
  const first = events[0]?.at ?? now
  const arriving = [...skus.keys()].map((variantId) => {
    const stock = stocks.get(variantId) ?? 0
    const pieces = Math.max(sold.get(variantId) ?? 0, (mostOut.get(variantId) ?? 0) - stock)
    const reason = 'Pieces that the orders of the demonstration sell'
    return move(variantId, pieces, { kind: 'adjustment', at: first, by, reason })
  })
  const during = events.map(({ variantId, change, ...why }) => move(variantId, change, why))
  const leaving = [...skus.keys()].map((variantId) => {
    const change = (stocks.get(variantId) ?? 0) - (standing.get(variantId) ?? 0)
    const reason = 'Pieces of the demonstration that were not sold'
    return move(variantId, change, { kind: 'adjustment', at: now, by, reason })
  })
  const movements = [...arriving, ...during, ...leaving].filter(
    ({ stockBefore, stockAfter }) => stockBefore !== stockAfter,
  )
  return { movements, sold }
}

function eventsOf({ order, lines, steps }: PlannedOrder): Event[] {
  const canceled = steps.find(({ field, to }) => field === 'status' && to === 'Canceled')
  return lines.flatMap(({ variantId, sku, quantity }) => {
    if (!variantId) return []
    const line = { variantId, sku, orderRef: order.id }
    const taken: Event = {
      ...line,
      change: -quantity,
      kind: 'order',
      at: order.placedAt,
      by: 'shopper',
    }
    if (!canceled) return [taken]
    const { at, by } = canceled
    return [taken, { ...line, change: quantity, kind: 'cancellation', at, by }]
  })
}
