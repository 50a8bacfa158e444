import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { placedIds, prepared } from '#platform/database/prepared.ts'
import { orderReturns } from './tables.ts'
import { addUpReturns, type Returned } from './returned.ts'

/** What came back of the orders of a list of ids. */
export const selectReturns = (database: Database, ids: SQL) =>
  database
    .select({
      orderRef: orderReturns.orderRef,
      position: orderReturns.position,
      fit: orderReturns.fit,
      unfit: orderReturns.unfit,
    })
    .from(orderReturns)
    .where(sql`${orderReturns.orderRef} = ANY(${ids})`)

const returnsOf = prepared((database) =>
  selectReturns(database, placedIds).prepare('returns_of_orders'),
)

type ReturnRow = Awaited<ReturnType<typeof selectReturns>>[number]

/** What came back of the lines of orders, by order and position. */
export async function listReturns(
  database: Database,
  orderRefs: readonly string[],
): Promise<(orderRef: string, position: number) => Returned> {
  return returnedOf(await returnsOf(database).execute({ ids: orderRefs }))
}

/** By order and position. */
export function returnedOf(
  rows: readonly ReturnRow[],
): (orderRef: string, position: number) => Returned {
  const byOrder = Map.groupBy(rows, ({ orderRef }) => orderRef)
  const sums = new Map([...byOrder].map(([orderRef, own]) => [orderRef, addUpReturns(own)]))
  return (orderRef, position) => sums.get(orderRef)?.get(position) ?? nothing
}

const nothing: Returned = { returnedFit: 0, returnedUnfit: 0 }
