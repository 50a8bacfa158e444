import { and, eq, ne, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import type { AuditedAction } from '#shop/audit/audit.ts'
import { defineAction, type AuditedChange } from '#shop/define-action.ts'
import {
  canBegin,
  canCheckAgain,
  canStop,
  importsTopic,
  importStates,
  isUnderWay,
  type ImportState,
} from './product-import.ts'
import { readingSchema } from './queue-import.ts'
import { importChanges } from '../undo/tables.ts'
import { importFindings, productImports } from './tables.ts'

const oneSchema = z.object({ id: z.uuid() })

type Row = typeof productImports.$inferSelect

/** Holds it: the worker notices with its next word. */
export async function hold(database: Database, id: string): Promise<Row | undefined> {
  const [row] = await database
    .select()
    .from(productImports)
    .where(eq(productImports.id, id))
    .for('update')
  return row
}

export async function isOtherUnderWay(database: Database, id: string): Promise<boolean> {
  const others = and(
    ne(productImports.id, id),
    inArray(productImports.state, importStates.filter(isUnderWay)),
  )
  return (await database.$count(productImports, others)) > 0
}

export async function move(
  database: Database,
  { id }: Row,
  to: Partial<Row> & { state: ImportState },
): Promise<void> {
  await database.update(productImports).set(to).where(eq(productImports.id, id))
}

export const changeOf = (
  { id, fileName, state }: Row,
  action: AuditedAction,
  to: ImportState,
): AuditedChange => ({
  action,
  subject: { type: 'import', id, name: fileName },
  before: { importState: state },
  after: { importState: to },
  topics: [importsTopic],
})

/** Writes what was checked; or goes on where it was stopped. */
export const beginImport = defineAction({
  allow: 'edit-products',
  input: oneSchema,
  run: async ({ database, input: { id } }) => {
    const row = await hold(database, id)
    if (!row) return { outcome: 'unknown-import' }
    if (!canBegin(row.state) || row.checked === null) return { outcome: 'not-now' }
    if (await isOtherUnderWay(database, id)) return { outcome: 'one-already' }
    // Only the last one can be taken back.
    await database.delete(importChanges).where(ne(importChanges.importId, id))
    await move(database, row, {
      state: 'to-import',
      notBefore: null,
      attempts: 0,
      sentence: null,
    })
    return { outcome: 'begun', change: changeOf(row, 'import-begun', 'to-import') }
  },
})

/** After the product that is being written. What is in stays in. */
export const stopImport = defineAction({
  allow: 'edit-products',
  input: oneSchema,
  run: async ({ database, input: { id }, now: endedAt }) => {
    const row = await hold(database, id)
    if (!row) return { outcome: 'unknown-import' }
    if (!canStop(row.state)) return { outcome: 'not-now' }
    await move(database, row, { state: 'stopped', notBefore: null, endedAt })
    return { outcome: 'stopped', change: changeOf(row, 'import-stopped', 'stopped') }
  },
})

/** Queues it to be looked at; what was found is forgotten. */
export async function lookAgain(database: Database, row: Row, said: Partial<Row>): Promise<void> {
  await database.delete(importFindings).where(eq(importFindings.importId, row.id))
  const nothing = { sentence: null, likelyEncoding: null, checked: null, columns: [] }
  const anew = { ...nothing, done: 0, total: null }
  await move(database, row, { ...anew, ...said, state: 'to-check', notBefore: null, attempts: 0 })
}

/** Looks at the file again, as it is said now: in another encoding, or with what the file does not say of the stock. */
export const checkAgain = defineAction({
  allow: 'edit-products',
  input: oneSchema.extend(readingSchema.shape),
  run: async ({ database, input: { id, encoding, untrackedStock } }) => {
    const row = await hold(database, id)
    if (!row) return { outcome: 'unknown-import' }
    // Once some of it is in, the rest is read the same way.
    if (!canCheckAgain(row.state) || row.totals !== null) return { outcome: 'not-now' }
    if (await isOtherUnderWay(database, id)) return { outcome: 'one-already' }
    await lookAgain(database, row, { encoding, untrackedStock })
    return { outcome: 'queued', change: changeOf(row, 'import-asked', 'to-check') }
  },
})
