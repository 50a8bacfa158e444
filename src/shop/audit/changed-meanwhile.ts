import type { Database } from '#platform/database/database.ts'
import type { AuditSubject } from './audit.ts'
import { findLastChange } from './find-last-change.ts'

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
  const last = await findLastChange(database, { type, id })
  const lastChange = last
    ? { at: last.at, actorId: last.actorId, fields: Object.keys({ ...last.before, ...last.after }) }
    : null
  return { outcome: 'changed-meanwhile', version, lastChange }
}
