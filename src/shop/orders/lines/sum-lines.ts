import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { rowsOf } from '#platform/database/statements/rows-of.ts'
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
export function selectLineSums(database: Database, ids: SQL) {
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
    .where(sql`${orderRef} = ANY(${ids})`)
    .orderBy(orderRef, position)
  return { sums: rowsOf(sums), tags: rowsOf(selectTags(database, ids)) }
}

interface Selected {
  sums: (Omit<LineSums, 'product' | 'tags'> & LineSums['product'] & { orderRef: string })[]
  tags: { orderRef: string; tag: string }[]
}

/** By the id of the order. */
export function lineSumsOf({ sums, tags }: Selected): (orderRef: string) => LineSums {
  const sumsOf = new Map(sums.map((row) => [row.orderRef, row]))
  const tagsOf = Map.groupBy(tags, (row) => row.orderRef)
  return (orderRef) => {
    const {
      name = '',
      nameBn = null,
      picture = null,
      lines = 0,
      pieces = 0,
    } = sumsOf.get(orderRef) ?? {}
    return {
      product: { name, nameBn, picture },
      lines,
      pieces,
      tags: (tagsOf.get(orderRef) ?? []).map(({ tag }) => tag),
    }
  }
}
