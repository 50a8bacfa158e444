import { sql } from 'drizzle-orm'
import { namePeople } from '../../identity/users/list-people.ts'
import type { CallOutcome } from '../../orders/calls/call.ts'
import { orderCalls } from '../../orders/calls/tables.ts'
import { authorOf, isAccount, type OrderCall } from '../../orders/desk/list-history.ts'
import type { Shop } from '../../shop.ts'
import type { Members } from '../people/find-members.ts'
import { everyOrderOf } from './list-customer-orders.ts'

export const callsOnPage = 10

export interface CustomerCall extends OrderCall {
  /** The number of the order that it was about. */
  orderId: string
}

/**
 * The calls about all orders of a customer, the latest first. `after`: the id of the last one seen. The calls of each order are read by
 * their index, no more of one order than a page holds.
 */
export async function listCustomerCalls(
  shop: Shop,
  members: Members,
  { after }: { after?: string | undefined } = {},
): Promise<{ calls: CustomerCall[]; next: string | undefined }> {
  const isNext = after === undefined ? sql`true` : sql`c.id < ${after}::uuid`
  const { rows } = await shop.database.execute<Record<string, string | null>>(sql`
    SELECT called.*, own.order_id FROM (${everyOrderOf(members, sql`o.id, o.order_id`)}) own
    CROSS JOIN LATERAL (
      SELECT c.id, c.at, c.by, c.outcome, c.call_again_at, c.note, c.undone_at FROM ${orderCalls} c
      WHERE c.order_ref = own.id AND ${isNext} ORDER BY c.id DESC LIMIT ${callsOnPage + 1}
    ) called
    ORDER BY called.id DESC LIMIT ${callsOnPage + 1}`)
  const page = rows.slice(0, callsOnPage)
  const names = await namePeople(shop, page.map(({ by }) => String(by)).filter(isAccount))
  const calls = page.map((row) => ({
    id: String(row['id']),
    orderId: String(row['order_id']),
    at: new Date(String(row['at'])),
    author: authorOf(String(row['by']), names),
    outcome: row['outcome'] as CallOutcome,
    callAgainAt: row['call_again_at'] ? new Date(row['call_again_at']) : null,
    note: String(row['note']),
    isUndone: row['undone_at'] !== null,
  }))
  return { calls, next: rows.length > callsOnPage ? calls.at(-1)?.id : undefined }
}
