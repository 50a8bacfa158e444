import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import type { AuditEntry } from './audit.ts'
import { audit } from './tables.ts'

/** In the transaction of the change that it records, so that neither is there without the other. */
export async function recordAudit(database: Database, entry: AuditEntry, at: Date): Promise<void> {
  await database.insert(audit).values(auditRow(entry, at))
}

export type AuditRow = typeof audit.$inferSelect

/** For a change whose statement writes it itself. */
export function auditRow(
  { before = {}, after = {}, subject, ...entry }: AuditEntry,
  at: Date,
): AuditRow {
  const { type: subjectType, id: subjectId, name: subjectName = null } = subject
  return { id: newId(), at, before, after, subjectType, subjectId, subjectName, ...entry }
}
