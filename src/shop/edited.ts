import { z } from 'zod'
import type { Database } from '../platform/database.ts'
import type { SubjectType } from './audit/audit.ts'
import { changedMeanwhile, type ChangedMeanwhile } from './audit/changed-meanwhile.ts'

/** Of the thing to change, as it was read; a new one has neither. */
export const editedShape = {
  id: z.uuid().optional(),
  version: z.int('The version is not a whole number').min(1).optional(),
}

interface Edited {
  id?: string | undefined
  version?: number | undefined
}

/** Whoever names a thing says which version of it they have read. */
export const saysWhichVersion = ({ id, version }: Edited): boolean =>
  (id === undefined) === (version === undefined)

export const versionMissing = {
  path: ['version'],
  error: 'Send id and version of what you change, or none of them',
}

interface Edit<Type extends SubjectType> {
  type: Type
  edited: Edited
  /** As it is held now; nothing where it is new, or gone. */
  stands: { id: string; version: number } | undefined
}

type Refused<Type extends SubjectType> = ChangedMeanwhile | { outcome: `unknown-${Type}` }

/** Why an edit may not be written: it is of a thing that is gone, or of another version than the one that stands. */
export async function refuseEdit<Type extends SubjectType>(
  database: Database,
  { type, edited, stands }: Edit<Type>,
): Promise<Refused<Type> | undefined> {
  if (!stands) return edited.id === undefined ? undefined : { outcome: `unknown-${type}` }
  if (stands.version === edited.version) return undefined
  return changedMeanwhile(database, { type, id: stands.id }, stands.version)
}

export const nextVersion = (stands: { version: number } | undefined): number =>
  (stands?.version ?? 0) + 1
