import { sql } from 'drizzle-orm'
import { prepared } from '#platform/database/prepared.ts'
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

const callsOf = prepared((database) =>
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
    })
    .from(
      sql`(
        SELECT called.*, own.order_id FROM (${everyOrderOf(sql`o.id, o.order_id`)}) own
        CROSS JOIN LATERAL (
          SELECT c.id, c.at, c.by, c.outcome, c.call_again_at, c.note, c.undone_at FROM ${orderCalls} c
          WHERE c.order_ref = own.id AND (${sql.placeholder('after')}::uuid IS NULL OR c.id < ${sql.placeholder('after')}::uuid)
          ORDER BY c.id DESC LIMIT ${sql.placeholder('limit')}
        ) called
      ) calls`,
    )
    .orderBy(sql`id DESC`)
    .limit(sql.placeholder('limit'))
    .prepare('calls_of_customer'),
)

/**
 * The calls about all orders of a customer, the latest first. `after`: the id of the last one seen. The calls of each order are read by
 * their index, no more of one order than a page holds.
 */
export async function listCustomerCalls(
  shop: Shop,
  { userIds, phones }: Members,
  { after }: { after?: string | undefined } = {},
): Promise<{ calls: CustomerCall[]; next: string | undefined }> {
  const asked = { userIds, phones, after: after ?? null, limit: callsOnPage + 1 }
  const rows = await callsOf(shop.database).execute(asked)
  const page = rows.slice(0, callsOnPage)
  const names = await namePeople(shop, page.map(({ by }) => by).filter(isAccount))
  const calls = page.map(({ by, ...call }) => ({ ...call, author: authorOf(by, names) }))
  return { calls, next: rows.length > callsOnPage ? calls.at(-1)?.id : undefined }
}
