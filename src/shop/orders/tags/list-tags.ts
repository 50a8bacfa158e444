import { asc, inArray, sql } from 'drizzle-orm'
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

/** Of each of these orders, in the order of the alphabet. */
export async function listTagsOfOrders(
  { database }: Pick<Shop, 'database'>,
  orderRefs: readonly string[],
): Promise<(orderRef: string) => string[]> {
  const rows = await database
    .select()
    .from(orderTags)
    .where(inArray(orderTags.orderRef, [...orderRefs]))
    .orderBy(asc(orderTags.tag))
  const tagsOf = Map.groupBy(rows, (row) => row.orderRef)
  return (orderRef) => (tagsOf.get(orderRef) ?? []).map(({ tag }) => tag)
}
