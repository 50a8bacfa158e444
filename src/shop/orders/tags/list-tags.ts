import { asc, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { placedIds, prepared } from '#platform/database/prepared.ts'
import type { Shop } from '#shop/shop.ts'
import { orderTags } from './tables.ts'

/** More are not offered: nobody looks through them. */
const mostKnown = 200

/** Tags that some order has, in the order of the alphabet. Each is looked for behind the one before, however many orders have it. */
export async function listKnownTags({ database }: Pick<Shop, 'database'>): Promise<string[]> {
  const { rows } = await database.execute<{ tag: string }>(sql`
    WITH RECURSIVE known(tag) AS (
      (SELECT min(${orderTags.tag}) FROM ${orderTags})
      UNION ALL
      SELECT (SELECT min(${orderTags.tag}) FROM ${orderTags} WHERE ${orderTags.tag} > known.tag)
      FROM known WHERE known.tag IS NOT NULL
    ) SELECT tag FROM known WHERE tag IS NOT NULL LIMIT ${mostKnown}`)
  return rows.map(({ tag }) => tag)
}

/** Of the orders of a list of ids, in the order of the alphabet. */
export const selectTags = (database: Database, ids: SQL) =>
  database
    .select({ orderRef: orderTags.orderRef, tag: orderTags.tag })
    .from(orderTags)
    .where(sql`${orderTags.orderRef} = ANY(${ids})`)
    .orderBy(asc(orderTags.tag))

const tagsOf = prepared((database) => selectTags(database, placedIds).prepare('tags_of_orders'))

/** Of each of these orders, in the order of the alphabet. */
export async function listTagsOfOrders(
  { database }: Pick<Shop, 'database'>,
  orderRefs: readonly string[],
): Promise<(orderRef: string) => string[]> {
  const rows = await tagsOf(database).execute({ ids: orderRefs })
  const byOrder = Map.groupBy(rows, (row) => row.orderRef)
  return (orderRef) => (byOrder.get(orderRef) ?? []).map(({ tag }) => tag)
}
