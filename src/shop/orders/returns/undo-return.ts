import { and, desc, eq, inArray } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { changeStock, holdVariants } from '#shop/catalog/stock/change-stock.ts'
import { orderChanges, orderLines } from '../tables.ts'
import { addUpReturns, type Returned } from './returned.ts'
import { orderReturns } from './tables.ts'

interface Undoing {
  orderRef: string
  /** Its entry in the history, as the last one about pieces. The order is held. */
  returned: typeof orderChanges.$inferSelect
  by: string
  at: Date
}

/**
 * Takes a return back that was booked a moment ago: its pieces are with the customer again, and what was written off is no loss. False, and
 * nothing is written, where somebody bought pieces of it meanwhile.
 */
export async function undoReturn(database: Database, undoing: Undoing): Promise<boolean> {
  const { orderRef, returned, by, at } = undoing
  const rows = await listBooked(database, undoing)
  const byVariant = await sumByVariant(database, orderRef, addUpReturns(rows))
  const held = await holdVariants(database, [...byVariant.keys()])
  const there = [...byVariant].filter(([variantId]) => held.has(variantId))
  if (there.some(([variantId, { returnedFit }]) => returnedFit > (held.get(variantId) ?? 0)))
    return false

  const of = { by, at, orderRef }
  const found = there.filter(([, { returnedUnfit }]) => returnedUnfit > 0)
  await changeStock(
    database,
    found.map(([variantId, { returnedUnfit: change }]) => ({
      variantId,
      change,
      unitsReturned: 0,
    })),
    { ...of, kind: 'write-off' },
  )
  await changeStock(
    database,
    there.map(([variantId, { returnedFit, returnedUnfit }]) => {
      const change = -(returnedFit + returnedUnfit)
      return { variantId, change, unitsReturned: change }
    }),
    { ...of, kind: 'order' },
  )
  const ids = rows.map(({ id }) => id)
  await database.delete(orderReturns).where(inArray(orderReturns.id, ids))
  await database.insert(orderChanges).values({
    id: newId(),
    orderRef,
    at,
    by,
    field: 'return',
    from: returned.to,
    to: returned.from ?? '0',
    details: { ...returned.details, isUndone: true },
  })
  return true
}

/** The latest of that moment, as many as the entry says: two returns may have one moment. */
async function listBooked(database: Database, { orderRef, returned }: Undoing) {
  const rows = await database
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.orderRef, orderRef), eq(orderReturns.at, returned.at)))
    .orderBy(desc(orderReturns.id))
  let left = Number(returned.to) - Number(returned.from)
  const booked = rows.filter(({ fit, unfit }) => {
    if (left <= 0) return false
    left -= fit + unfit
    return true
  })
  if (left !== 0) throw new Error(`Expected the pieces of return ${returned.id}`)
  return booked
}

/** Variants that are gone from the catalogue have no stock. */
async function sumByVariant(
  database: Database,
  orderRef: string,
  byPosition: ReadonlyMap<number, Returned>,
): Promise<Map<string, Returned>> {
  const lines = await database
    .select({ position: orderLines.position, variantId: orderLines.variantId })
    .from(orderLines)
    .where(eq(orderLines.orderRef, orderRef))
  const sums = new Map<string, Returned>()
  for (const { position, variantId } of lines) {
    const back = byPosition.get(position)
    if (!back || !variantId) continue
    const sum = sums.get(variantId) ?? { returnedFit: 0, returnedUnfit: 0 }
    sums.set(variantId, {
      returnedFit: sum.returnedFit + back.returnedFit,
      returnedUnfit: sum.returnedUnfit + back.returnedUnfit,
    })
  }
  return sums
}
