import { asc, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { changeStock, holdVariants } from '#shop/catalog/stock/change-stock.ts'
import { describeLine } from '../edits/change-details.ts'
import { orderChanges, orderLines } from '../tables.ts'
import { orderReturns } from './tables.ts'
import { listReturns } from './list-returns.ts'
import type { Returned, ReturnedPieces } from './returned.ts'

/** Of a line, what is known of it where pieces of it come back. */
export type LineWithReturns = typeof orderLines.$inferSelect & Returned

/** The lines of an order with what came back of each; the caller holds the order. */
export async function listLinesWithReturns(
  database: Database,
  orderRef: string,
): Promise<LineWithReturns[]> {
  const lines = await database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderRef, orderRef))
    .orderBy(asc(orderLines.position))
  const returnedOf = await listReturns(database, [orderRef])
  return lines.map((line) => ({ ...line, ...returnedOf(orderRef, line.position) }))
}

interface Storing {
  orderRef: string
  lines: readonly LineWithReturns[]
  pieces: readonly ReturnedPieces[]
  /** nameOfInitiator */
  by: string
  at: Date
  reason?: string | undefined
}

/**
 * Books pieces that came back. All of them come into the stock, and what nobody can sell is written off at once: the ledger has both.
 * Variants that are gone from the catalogue are passed over. The caller holds the order, and has looked that nothing comes back twice.
 */
export async function storeReturn(
  database: Database,
  { orderRef, lines, pieces, by, at, reason = '' }: Storing,
): Promise<void> {
  const came = pieces.filter(({ fit, unfit }) => fit + unfit > 0)
  if (came.length === 0) return
  await database
    .insert(orderReturns)
    .values(came.map((piece) => ({ ...piece, id: newId(), orderRef, by, at })))
  const byPosition = new Map(lines.map((line) => [line.position, line]))
  const returned = came.flatMap(({ position, fit, unfit }) => {
    const line = byPosition.get(position)
    if (!line) return []
    return [{ ...describeLine(line), fit, unfit }]
  })
  const before = lines.reduce((sum, line) => sum + line.returnedFit + line.returnedUnfit, 0)
  const more = came.reduce((sum, { fit, unfit }) => sum + fit + unfit, 0)
  await database.insert(orderChanges).values({
    id: newId(),
    orderRef,
    at,
    by,
    reason,
    field: 'return',
    from: String(before),
    to: String(before + more),
    details: { returned },
  })
  await moveStock(database, { orderRef, by, at, reason, pieces: came, lines: byPosition })
}

interface Moving {
  orderRef: string
  by: string
  at: Date
  reason: string
  pieces: readonly ReturnedPieces[]
  lines: ReadonlyMap<number, LineWithReturns>
}

async function moveStock(database: Database, { pieces, lines, ...of }: Moving): Promise<void> {
  const byVariant = new Map<string, { fit: number; unfit: number }>()
  for (const { position, fit, unfit } of pieces) {
    const variantId = lines.get(position)?.variantId
    if (!variantId) continue
    const sum = byVariant.get(variantId) ?? { fit: 0, unfit: 0 }
    byVariant.set(variantId, { fit: sum.fit + fit, unfit: sum.unfit + unfit })
  }
  const held = await holdVariants(database, [...byVariant.keys()])
  const there = [...byVariant].filter(([variantId]) => held.has(variantId))
  const back = there.map(([variantId, { fit, unfit }]) => ({
    variantId,
    change: fit + unfit,
    unitsReturned: fit + unfit,
  }))
  const gone = there
    .filter(([, { unfit }]) => unfit > 0)
    .map(([variantId, { unfit }]) => ({ variantId, change: -unfit, unitsReturned: 0 }))
  await changeStock(database, back, { ...of, kind: 'return' })
  await changeStock(database, gone, { ...of, kind: 'write-off' })
}
