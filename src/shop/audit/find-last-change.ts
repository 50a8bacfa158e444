import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { AuditSubject } from './audit.ts'
import { audit } from './tables.ts'

/** The last change of a thing that somebody asked for. */
export async function findLastChange(
  database: Database,
  { type, id }: Pick<AuditSubject, 'type' | 'id'>,
) {
  const [last] = await database
    .select({
      at: audit.at,
      action: audit.action,
      /** Null: a script. */
      actorId: audit.actorId,
      before: audit.before,
      after: audit.after,
    })
    .from(audit)
    .where(and(eq(audit.subjectType, type), eq(audit.subjectId, id)))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(1)
  return last
}
