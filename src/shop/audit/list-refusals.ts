import { and, desc, eq, gte, lt, sum } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import { auditPageSize, isIn, type DayRange } from './list-audit.ts'
import type { RefusedTry } from './refusal.ts'
import { refusals } from './tables.ts'

export interface RefusalFilter extends DayRange {
  refused?: RefusedTry | undefined
  /** The id of the last one seen. */
  before?: string | undefined
  /** The id of whose account was tried, or of who tried. */
  person?: string | undefined
}

/** The latest first. */
export async function listRefusals(shop: Shop, filter: RefusalFilter = {}) {
  const { refused, before, person } = filter
  return shop.database
    .select()
    .from(refusals)
    .where(
      and(
        refused && eq(refusals.refused, refused),
        before ? lt(refusals.id, before) : undefined,
        person ? eq(refusals.accountId, person) : undefined,
        // An hour belongs to one day: the clock of Dhaka is whole hours ahead.
        isIn(refusals.hour, filter),
      ),
    )
    .orderBy(desc(refusals.id))
    .limit(auditPageSize)
}

const dayMs = 24 * 3_600_000

/** How often each kind of try was refused in the last 24 hours. */
export async function countRefusals(shop: Shop): Promise<{ refused: RefusedTry; times: number }[]> {
  const counted = await shop.database
    .select({ refused: refusals.refused, times: sum(refusals.times).mapWith(Number) })
    .from(refusals)
    .where(gte(refusals.hour, new Date(shop.now().getTime() - dayMs)))
    .groupBy(refusals.refused)
    .orderBy(refusals.refused)
  return counted
}
