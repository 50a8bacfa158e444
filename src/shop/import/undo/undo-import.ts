import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '#shop/define-action.ts'
import { changeOf, hold, isOtherUnderWay, move } from '../jobs/move-import.ts'
import type { ProductImport } from '../jobs/list-imports.ts'
import { canUndo, isUndo } from '../jobs/product-import.ts'
import { importChanges } from './tables.ts'

/** How many changes of an import can be taken back: none, as soon as another one was begun. */
export const countUndoable = (
  { database }: { database: Database },
  importId: string,
): Promise<number> => database.$count(importChanges, eq(importChanges.importId, importId))

/** Takes back what the last import did, in the background: what was sold or changed since stays, and is named. */
export const undoImport = defineAction({
  allow: 'edit-products',
  input: z.object({ id: z.uuid() }),
  run: async ({ database, input: { id } }) => {
    const row = await hold(database, id)
    if (!row) return { outcome: 'unknown-import' }
    if (!canUndo(row.state)) return { outcome: 'not-now' }
    if (await isOtherUnderWay(database, id)) return { outcome: 'one-already' }
    const left = await countUndoable({ database }, id)
    if (left === 0) return { outcome: 'nothing-to-undo' }
    const anew = { notBefore: null, attempts: 0, endedAt: null, sentence: null } as const
    await move(database, row, { ...anew, state: 'to-undo', toUndo: row.toUndo ?? left })
    return { outcome: 'queued', change: changeOf(row, 'import-undo-begun', 'to-undo') }
  },
})

type Progressing = Pick<ProductImport, 'id' | 'state' | 'done' | 'total' | 'toUndo'>

/** How far it is: of taking back, the changes that are behind it. */
export async function progressOf(
  shop: { database: Database },
  { id, state, done, total, toUndo }: Progressing,
): Promise<Pick<ProductImport, 'done' | 'total'>> {
  if (!isUndo(state)) return { done, total }
  const left = await countUndoable(shop, id)
  const all = toUndo ?? left
  return { done: all - left, total: all }
}
