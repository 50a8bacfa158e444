import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { CallOutcome } from '../../orders/calls/call.ts'
import { orderCalls } from '../../orders/calls/tables.ts'
import { authorNamed, nameOfAuthor, type OrderCall } from '../../orders/desk/list-history.ts'

export const callsOnPage = 10

export interface CustomerCall extends OrderCall {
  /** The number of the order that it was about. */
  orderId: string
}

type CallRow = Awaited<ReturnType<typeof selectCalls>>[number]

/**
 * The calls about the orders called `own`, the latest first; one more than a page holds. `after`: the id of the last one seen. The calls of
 * each order are read by their index, no more of one order than that.
 */
export const selectCalls = (database: Database, after: SQL) =>
  database
    .select({
      id: sql<string>`id`,
      orderId: sql<string>`order_id`,
      at: sql`at`.mapWith(orderCalls.at),
      by: sql<string>`by`,
      outcome: sql<CallOutcome>`outcome`,
      callAgainAt: sql<Date | null>`call_again_at`.mapWith(orderCalls.callAgainAt),
      note: sql<string>`note`,
      isUndone: sql<boolean>`undone_at IS NOT NULL`,
      authorName: nameOfAuthor(sql`by`),
    })
    .from(
      sql`(
        SELECT called.*, own.order_id FROM own
        CROSS JOIN LATERAL (
          SELECT c.id, c.at, c.by, c.outcome, c.call_again_at, c.note, c.undone_at FROM ${orderCalls} c
          WHERE c.order_ref = own.id AND (${after} IS NULL OR c.id < ${after})
          ORDER BY c.id DESC LIMIT ${mostRows}
        ) called ORDER BY called.id DESC LIMIT ${mostRows}
      ) calls`,
    )
    .orderBy(sql`id DESC`)

const mostRows = sql.raw(String(callsOnPage + 1))

/** A page of them. */
export function pageOfCalls(rows: readonly CallRow[]): {
  calls: CustomerCall[]
  nextCall: string | undefined
} {
  const calls = rows
    .slice(0, callsOnPage)
    .map(({ by, authorName, ...call }) => ({ ...call, author: authorNamed(by, authorName) }))
  return { calls, nextCall: rows.length > callsOnPage ? calls.at(-1)?.id : undefined }
}
