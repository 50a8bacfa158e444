import { z } from 'zod'
import type { Database } from '../platform/database/database.ts'
import type { SubjectType } from './audit/audit.ts'
import { changedMeanwhile, type ChangedMeanwhile } from './audit/changed-meanwhile.ts'

/** What is changed, as it was read; what is new has neither. */
const editedSchema = z
  .object({
    id: z.uuid().optional(),
    version: z.int('The version is not a whole number').min(1).optional(),
  })
  .refine(({ id, version }) => (id === undefined) === (version === undefined), {
    path: ['version'],
    error: 'Send id and version of what you change, or none of them',
  })

type Edited = z.infer<typeof editedSchema>

/** A draft, and where it is not new, id and version of what it changes. */
export const editOf = <Draft extends z.ZodType>(draft: Draft) => z.intersection(draft, editedSchema)

interface Edit<Type extends SubjectType> {
  type: Type
  edited: Edited
  /** As it is held now; nothing where it is new, or gone. */
  current: { id: string; version: number } | undefined
}

type Refused<Type extends SubjectType> = ChangedMeanwhile | { outcome: `unknown-${Type}` }

/** Why an edit may not be written: it is of a thing that is gone, or of another version than the one that stands. */
export async function refuseEdit<Type extends SubjectType>(
  database: Database,
  { type, edited, current }: Edit<Type>,
): Promise<Refused<Type> | undefined> {
  if (!current) return edited.id === undefined ? undefined : { outcome: `unknown-${type}` }
  if (current.version === edited.version) return undefined
  return changedMeanwhile(database, { type, id: current.id }, current.version)
}

export const nextVersion = (current: { version: number } | undefined): number =>
  (current?.version ?? 0) + 1
