import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { AuditSubject } from './audit.ts'
import { audit } from './tables.ts'

export interface ChangedMeanwhile {
  outcome: 'changed-meanwhile'
  /** The one that stands now. */
  version: number
  /** Of the last change that somebody asked for: when, by whom (null: a script), and which fields. */
  lastChange: { at: Date; actorId: string | null; fields: string[] } | null
}

/** Somebody else changed what is edited, since it was read. Nothing is written over. */
export async function changedMeanwhile(
  database: Database,
  { type, id }: AuditSubject,
  version: number,
): Promise<ChangedMeanwhile> {
  const [last] = await database
    .select({ at: audit.at, actorId: audit.actorId, before: audit.before, after: audit.after })
    .from(audit)
    .where(and(eq(audit.subjectType, type), eq(audit.subjectId, id)))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(1)
  const lastChange = last
    ? { at: last.at, actorId: last.actorId, fields: Object.keys({ ...last.before, ...last.after }) }
    : null
  return { outcome: 'changed-meanwhile', version, lastChange }
}
