import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import { orderReturns } from './tables.ts'
import { addUpReturns, type Returned } from './returned.ts'

const returnsOf = prepared((database) =>
  database
    .select({
      orderRef: orderReturns.orderRef,
      position: orderReturns.position,
      fit: orderReturns.fit,
      unfit: orderReturns.unfit,
    })
    .from(orderReturns)
    .where(sql`${orderReturns.orderRef} = ANY((SELECT ${sql.placeholder('ids')})::uuid[])`)
    .prepare('returns_of_orders'),
)

/** What came back of the lines of orders, by order and position. */
export async function listReturns(
  database: Database,
  orderRefs: readonly string[],
): Promise<(orderRef: string, position: number) => Returned> {
  const rows = await returnsOf(database).execute({ ids: orderRefs })
  const byOrder = Map.groupBy(rows, ({ orderRef }) => orderRef)
  const sums = new Map([...byOrder].map(([orderRef, own]) => [orderRef, addUpReturns(own)]))
  return (orderRef, position) => sums.get(orderRef)?.get(position) ?? nothing
}

const nothing: Returned = { returnedFit: 0, returnedUnfit: 0 }
