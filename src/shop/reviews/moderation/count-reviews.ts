import { sql } from 'drizzle-orm'
import type { Shop } from '../../shop.ts'
import { productQuestions } from '../questions/tables.ts'
import { mostCountedReviews, reviewStatuses, type ReviewStatus } from '../review.ts'
import { reviews } from '../tables.ts'

export type ReviewCounts = Record<ReviewStatus | 'reported', number>

const few = (status: unknown) =>
  sql<number>`(SELECT count(*)::int FROM (SELECT FROM ${reviews} WHERE status = ${status} ORDER BY id LIMIT ${mostCountedReviews + 1}) few)`

/** How many reviews each status has, by index and never further than a tab counts; and how many were reported. */
export async function countReviews({ database }: Pick<Shop, 'database'>): Promise<ReviewCounts> {
  const rows = await database
    .select({
      status: sql<ReviewStatus | 'reported'>`status.name`,
      count: sql<number>`CASE status.name WHEN 'reported' THEN
        (SELECT count(*)::int FROM (SELECT FROM ${reviews} WHERE reports > 0 ORDER BY id LIMIT ${mostCountedReviews + 1}) few)
        ELSE ${few(sql`status.name`)} END`,
    })
    .from(sql`unnest(${sql.param([...reviewStatuses, 'reported'])}::text[]) AS status(name)`)
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  const of = (status: ReviewStatus | 'reported') => counts.get(status) ?? 0
  return {
    waiting: of('waiting'),
    approved: of('approved'),
    hidden: of('hidden'),
    reported: of('reported'),
  }
}

/** How many reviews and questions wait for the shop, as far as a menu counts. */
export async function countWaiting(
  { database }: Pick<Shop, 'database'>,
  most: number,
): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    SELECT (SELECT count(*)::int FROM (SELECT FROM ${reviews} WHERE status = 'waiting' ORDER BY id LIMIT ${most}) few)
      + (SELECT count(*)::int FROM (SELECT FROM ${productQuestions} WHERE status = 'waiting' ORDER BY id LIMIT ${most}) few) AS count`)
  return rows[0]?.count ?? 0
}
