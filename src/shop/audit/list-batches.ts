import { and, asc, count, desc, eq, gte, isNotNull, min } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { audit } from './tables.ts'

interface Batch {
  id: string
  at: Date
  count: number
}

/** Bulk changes since then, latest first. */
export async function listBatches(
  database: Database,
  { since, most }: { since: Date; most: number },
): Promise<Batch[]> {
  const at = min(audit.at)
  const rows = await database
    .select({ id: audit.batchId, at, count: count() })
    .from(audit)
    .where(and(isNotNull(audit.batchId), gte(audit.at, since)))
    .groupBy(audit.batchId)
    .orderBy(desc(at))
    .limit(most)
  return rows.flatMap(({ id, at: begun, ...row }) =>
    id === null || begun === null ? [] : [{ id, at: begun, ...row }],
  )
}

/** The entries of one bulk change. */
export const listBatch = (database: Database, { id, since }: { id: string; since: Date }) =>
  database
    .select({
      subjectId: audit.subjectId,
      subjectName: audit.subjectName,
      before: audit.before,
      after: audit.after,
    })
    .from(audit)
    .where(and(eq(audit.batchId, id), gte(audit.at, since)))
    .orderBy(asc(audit.at), asc(audit.id))
