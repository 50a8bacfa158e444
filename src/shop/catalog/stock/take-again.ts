import type { Database } from '#platform/database/database.ts'
import { listMoved } from '#shop/stock/list-moved.ts'
import { changeStock, holdVariants } from './change-stock.ts'

interface TakingAgain {
  orderRef: string
  by: string
  at: Date
  /** When its pieces came back, a moment ago. */
  givenBackAt: Date
}

/** Takes the pieces again that a cancellation gave back, which is undone. False, and nothing is taken, where somebody bought them meanwhile. */
export async function takeAgain(
  database: Database,
  variantIds: readonly string[],
  { orderRef, by, at, givenBackAt }: TakingAgain,
): Promise<boolean> {
  const stocks = await holdVariants(database, variantIds)
  const back = await listMoved(database, variantIds, { orderRef, at: givenBackAt })
  if (back.some(({ variantId, pieces }) => (stocks.get(variantId) ?? 0) < pieces)) return false
  const changes = back.map(({ variantId, pieces }) => ({
    variantId,
    change: -pieces,
    unitsReturned: -pieces,
  }))
  await changeStock(database, changes, { kind: 'order', by, at, orderRef })
  return true
}
