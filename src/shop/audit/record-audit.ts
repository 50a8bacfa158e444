import { getTableColumns, sql, type SQL } from 'drizzle-orm'
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
  { before = {}, after = {}, subject, batchId, ...entry }: AuditEntry,
  at: Date,
): AuditRow {
  const { type: subjectType, id: subjectId, name: subjectName = null } = subject
  return {
    id: newId(),
    at,
    before,
    after,
    subjectType,
    subjectId,
    subjectName,
    ...entry,
    batchId: batchId ?? null,
  }
}

/** The table that the change is written into may have columns of the same names. */
const prefix = 'audit.'

/** The part of a statement that records what it changes, where `from` has a row. Its values: valuesOfAudit. */
export function auditing(database: Database, from: SQL) {
  const values = Object.entries(getTableColumns(audit)).map(
    ([name, column]) => sql`${sql.placeholder(prefix + name)}::${sql.raw(column.getSQLType())}`,
  )
  return database.$with('audited').as(
    database
      .insert(audit)
      .select(sql`SELECT ${sql.join(values, sql`, `)} FROM ${from}`)
      .returning({ id: audit.id }),
  )
}

export const valuesOfAudit = (row: AuditRow): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [prefix + name, value]))
