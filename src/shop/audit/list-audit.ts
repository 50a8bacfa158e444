import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { beginOfDay } from '#platform/database/begin-of-day.ts'
import type { Shop } from '../shop.ts'
import type { AuditedAction, AuditSubject, SubjectType } from './audit.ts'
import { audit } from './tables.ts'

/** Days of Asia/Dhaka, as YYYY-MM-DD (D26). */
export interface DayRange {
  from?: string | undefined
  /** Included. */
  to?: string | undefined
}

export interface AuditFilter extends DayRange {
  /** The id of the last one seen. */
  before?: string | undefined
  action?: AuditedAction | undefined
  /** The id of who did it, or to whom it was done. */
  person?: string | undefined
  subject?: AuditSubject | undefined
  /** To what kind of thing it was done. */
  subjectType?: SubjectType | undefined
  /** Entries that changed at least one of these. */
  changed?: readonly string[] | undefined
}

export const auditPageSize = 50

/**
 * The latest first. Each page is found by the index, however many came before it: what somebody did, and what was done to them, each
 * by its own.
 */
export async function listAudit(
  shop: Shop,
  filter: AuditFilter = {},
  limit = auditPageSize,
): Promise<Entry[]> {
  const ways = filter.person === undefined ? [undefined] : waysTo(filter.person)
  const found = await Promise.all(ways.map((way) => listWay(shop, { filter, way, limit })))
  // A person who did something to themselves is found both ways.
  const each = new Map(found.flat().map((entry) => [entry.id, entry]))
  return [...each.values()].toSorted(latestFirst).slice(0, limit)
}

const waysTo = (person: string) => [
  eq(audit.actorId, person),
  isSubject({ type: 'person', id: person }),
]

const isSubject = ({ type, id }: AuditSubject) =>
  and(eq(audit.subjectType, type), eq(audit.subjectId, id))

interface Way {
  filter: AuditFilter
  way: SQL | undefined
  limit: number
}

const listWay = (shop: Shop, { filter, way, limit }: Way): Promise<Entry[]> =>
  shop.database
    .select()
    .from(audit)
    .where(
      and(
        filter.before === undefined ? undefined : comesAfter(filter.before),
        filter.action && eq(audit.action, filter.action),
        filter.subject && isSubject(filter.subject),
        filter.subjectType && eq(audit.subjectType, filter.subjectType),
        filter.changed && sql`${audit.before} ?| ${sql.param(filter.changed)}::text[]`,
        isIn(audit.at, filter),
        way,
      ),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(limit)

/** Behind the entry with this id. */
const comesAfter = (before: string) =>
  sql`(${audit.at}, ${audit.id}) < ((SELECT seen.at FROM ${audit} seen WHERE seen.id = ${before}), ${before}::uuid)`

type Entry = typeof audit.$inferSelect

const latestFirst = (one: Entry, other: Entry): number =>
  other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1)

export const isIn = (moment: PgColumn, { from, to }: DayRange): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(moment, beginOfDay(from)),
    to === undefined ? undefined : lt(moment, beginOfDay(to, 1)),
  )
