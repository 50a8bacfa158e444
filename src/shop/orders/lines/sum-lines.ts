import { sql } from 'drizzle-orm'
import { placedIds, prepared } from '#platform/database/prepared.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { Shop } from '#shop/shop.ts'
import { orderLines } from '../tables.ts'
import { selectTags } from '../tags/list-tags.ts'

/** What a list of orders says of the goods of one, and the tags of the order. */
export interface LineSums {
  /** Of the first line. */
  product: { name: string; nameBn: string | null; picture: string | null }
  lines: number
  pieces: number
  tags: string[]
}

/** Of each order no more than its first line, with sums of all, which PostgreSQL reads in one go: a list has as many lines as goods. */
const summing = prepared((database) => {
  const { orderRef, position, name, nameBn, picture, quantity } = orderLines
  const ofOrder = sql`OVER (PARTITION BY ${orderRef})`
  const sums = database
    .selectDistinctOn([orderRef], {
      orderRef,
      name,
      nameBn,
      picture,
      lines: sql<number>`count(*) ${ofOrder}::int`,
      pieces: sql<number>`sum(${quantity}) ${ofOrder}::int`,
    })
    .from(orderLines)
    .where(sql`${orderRef} = ANY(${placedIds})`)
    .orderBy(orderRef, position)
  return database
    .select({ sums: rowsOf(sums), tags: rowsOf(selectTags(database, placedIds)) })
    .from(sql`(SELECT) AS nothing`)
    .prepare('line_sums_of_orders')
})

/** By the id of the order. */
export async function sumLines(
  { database }: Pick<Shop, 'database'>,
  orderRefs: readonly string[],
): Promise<(orderRef: string) => LineSums> {
  const [found] = orderRefs.length === 0 ? [] : await summing(database).execute({ ids: orderRefs })
  const sums = new Map(found?.sums.map((row) => [row.orderRef, row]))
  const tagsOf = Map.groupBy(found?.tags ?? [], (row) => row.orderRef)
  return (orderRef) => {
    const {
      name = '',
      nameBn = null,
      picture = null,
      lines = 0,
      pieces = 0,
    } = sums.get(orderRef) ?? {}
    const tags = (tagsOf.get(orderRef) ?? []).map(({ tag }) => tag)
    return { product: { name, nameBn, picture }, lines, pieces, tags }
  }
}
