import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { orderCalls } from './tables.ts'

/** The calls of an order that were not taken back, the first one first. */
export async function listStandingCalls(database: Database, orderRef: string) {
  return database
    .select({
      id: orderCalls.id,
      at: orderCalls.at,
      by: orderCalls.by,
      outcome: orderCalls.outcome,
      callAgainAt: orderCalls.callAgainAt,
    })
    .from(orderCalls)
    .where(and(eq(orderCalls.orderRef, orderRef), isNull(orderCalls.undoneAt)))
    .orderBy(asc(orderCalls.id))
}
