import { sql } from 'drizzle-orm'
import type { Shop } from '../../shop.ts'
import { contactMessages } from '../tables.ts'
import { messageStatuses, type MessageStatus } from './message.ts'

/** Tabs count exactly up to here; one more means "and more". */
export const mostCounted = 1000

export type MessageCounts = Record<MessageStatus, number>

const few = (status: unknown, most: number) =>
  sql<number>`(SELECT count(*)::int FROM (SELECT FROM ${contactMessages} WHERE status = ${status} ORDER BY id LIMIT ${most + 1}) few)`

/** How many messages each status has, by index and never further than a tab counts. */
export async function countMessages({ database }: Pick<Shop, 'database'>): Promise<MessageCounts> {
  const rows = await database
    .select({ status: sql<MessageStatus>`status.name`, count: few(sql`status.name`, mostCounted) })
    .from(sql`unnest(${sql.param(messageStatuses)}::text[]) AS status(name)`)
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  const entries = messageStatuses.map((status) => [status, counts.get(status) ?? 0])
  return Object.fromEntries(entries) as MessageCounts
}

/** How many messages wait for an answer, as far as a menu counts. */
export async function countNewMessages(
  { database }: Pick<Shop, 'database'>,
  most: number,
): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`SELECT ${few('new', most)} AS count`,
  )
  return rows[0]?.count ?? 0
}
