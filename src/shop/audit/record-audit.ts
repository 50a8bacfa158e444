import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import type { AuditEntry } from './audit.ts'
import { audit } from './tables.ts'

/** In the transaction of the change that it records, so that neither is there without the other. */
export async function recordAudit(
  database: Database,
  { before = {}, after = {}, subject, ...entry }: AuditEntry,
  at: Date,
): Promise<void> {
  const { type: subjectType, id: subjectId, name: subjectName } = subject
  await database
    .insert(audit)
    .values({ id: newId(), at, before, after, subjectType, subjectId, subjectName, ...entry })
}
