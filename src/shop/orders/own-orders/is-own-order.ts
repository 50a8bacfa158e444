import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Buyer } from './own.ts'
import { orders } from '../tables.ts'
import { ordersToAnonymize } from './tables.ts'

/**
 * Placed by this account, or by a guest with the address that this account has proved to be its own. Never by an unproved one,
 * and not by an account that was deleted since: such an order is on its way to forgetting its person.
 */
export function isOwnOrder({ userId, email, emailVerified }: Buyer): SQL | undefined {
  const placed = eq(orders.customerId, userId)
  if (!emailVerified) return placed
  const stays = sql`NOT EXISTS (SELECT FROM ${ordersToAnonymize} WHERE ${ordersToAnonymize.orderRef} = ${orders.id})`
  return or(placed, and(isNull(orders.customerId), eq(sql`lower(${orders.email})`, email), stays))
}
