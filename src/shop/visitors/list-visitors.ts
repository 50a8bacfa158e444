import { and, desc, eq, sql } from 'drizzle-orm'
import { isIn, type DayRange } from '../audit/list-audit.ts'
import type { Shop } from '../shop.ts'
import { visitors } from './tables.ts'

export const visitorsOnPage = 50

export interface VisitorFilter extends DayRange {
  /** Whose session sent it. */
  person?: string | undefined
  /** Whether a device measured the place, or it is the default (D23). */
  measured?: boolean | undefined
}

interface Wanted {
  filter?: VisitorFilter
  /** The id of the last one seen. */
  after?: string | undefined
  limit?: number
}

/** The records of signed-in visitors (spec 3, 7), the latest first. Each page goes on by an index, whatever is asked for. */
export async function listVisitors(
  { database }: Pick<Shop, 'database'>,
  { filter = {}, after, limit = visitorsOnPage }: Wanted = {},
) {
  const { id, receivedAt, userId, placeMeasured } = visitors
  const rows = await database
    .select()
    .from(visitors)
    .where(
      and(
        filter.person === undefined ? undefined : eq(userId, filter.person),
        filter.measured === undefined ? undefined : eq(placeMeasured, filter.measured),
        isIn(receivedAt, filter),
        after === undefined ? undefined : comesAfter(after),
      ),
    )
    .orderBy(desc(receivedAt), desc(id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  return { visitors: shown, next: rows.length > limit ? shown.at(-1)?.id : undefined }
}

const comesAfter = (after: string) =>
  sql`(${visitors.receivedAt}, ${visitors.id}) < ((SELECT seen.received_at FROM ${visitors} seen WHERE seen.id = ${after}), ${after}::uuid)`

export type ListedVisitor = Awaited<ReturnType<typeof listVisitors>>['visitors'][number]
