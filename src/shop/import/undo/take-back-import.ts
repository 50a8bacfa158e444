import { desc, eq } from 'drizzle-orm'
import { takeTurns } from '#platform/concurrency/give-way.ts'
import type { Database } from '#platform/database/database.ts'
import { recordAudit } from '#shop/audit/record-audit.ts'
import type { ProductSnapshot } from '#shop/catalog/undo/product-snapshot.ts'
import { takeBackCategory, type CategorySnapshot } from '#shop/catalog/undo/take-back-category.ts'
import { takeBackProduct } from '#shop/catalog/undo/take-back-product.ts'
import { byScript, nameOfInitiator } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import { inSeconds, leaseSeconds, say } from '../jobs/import-progress.ts'
import { countFindings, type ProductImport } from '../jobs/list-imports.ts'
import { undoKinds, type FindingKind } from '../jobs/product-import.ts'
import { importFindings } from '../jobs/tables.ts'
import { recallStock } from '../stock/follow-stock.ts'
import { importChanges } from './tables.ts'

const beatMs = 1000
const changesAtOnce = 50

type Change = typeof importChanges.$inferSelect
type Finding = Pick<typeof importFindings.$inferInsert, 'name' | 'reason' | 'before' | 'after'> & {
  kind: FindingKind
}

/**
 * Takes back what an import did, the latest first, each product in a transaction of its own that also forgets what was kept of it: one that is
 * interrupted goes on with the rest.
 */
export async function takeBackImport(
  shop: Shop,
  job: ProductImport,
  stopping: AbortSignal,
): Promise<void> {
  let beatAt = performance.now()
  const inTurns = takeTurns()
  for (;;) {
    const changes = await shop.database
      .select()
      .from(importChanges)
      .where(eq(importChanges.importId, job.id))
      .orderBy(desc(importChanges.id))
      .limit(changesAtOnce)
    if (changes.length === 0) return
    for (const change of changes) {
      stopping.throwIfAborted()
      await inTurns(() => takeBackOne(shop, job, change))
      if (performance.now() < beatAt + beatMs) continue
      beatAt = performance.now()
      await say(shop, job, { notBefore: inSeconds(leaseSeconds) })
    }
  }
}

/** What the audit keeps of it, once all is taken back. */
export async function recordUndo(shop: Shop, { id, fileName }: ProductImport): Promise<void> {
  const after = await countFindings(shop, id, { isCheck: false, kinds: undoKinds })
  const subject = { type: 'import', id, name: fileName } as const
  const origin = nameOfInitiator(byScript('import'))
  const entry = { action: 'import-undone', subject, after, actorId: null, origin } as const
  await recordAudit(shop.database, entry, shop.now())
}

const takeBackOne = (shop: Shop, { id: importId, fileName }: ProductImport, change: Change) =>
  shop.database.transaction(async (database) => {
    const move = { by: 'shop', at: shop.now(), reason: `undone: ${fileName}` }
    const found = await takeBack(database, change, move)
    await recallStock(database, change.said)
    await database.delete(importChanges).where(eq(importChanges.id, change.id))
    const { line } = change
    const rows = found.map((finding) => ({ ...finding, importId, isCheck: false, line }))
    if (rows.length > 0) await database.insert(importFindings).values(rows)
  })

/** A category stands in the report as one. */
const ofCategory = 'category'

async function takeBack(
  database: Database,
  { kind, subjectId: id, kept, movement }: Change,
  move: { by: string; at: Date; reason: string },
): Promise<Finding[]> {
  if (kind === 'category')
    return findingsOf(
      await takeBackCategory(database, { id, kept: kept as CategorySnapshot }),
      ofCategory,
    )
  return findingsOf(
    await takeBackProduct(database, { id, kept: kept as ProductSnapshot | null, movement }, move),
    '',
  )
}

type TakenBack = Awaited<ReturnType<typeof takeBackCategory | typeof takeBackProduct>>

function findingsOf(taken: TakenBack, reason: string): Finding[] {
  switch (taken.outcome) {
    case 'gone':
      return []
    case 'deleted':
      return [{ kind: 'deleted', name: taken.name, reason }]
    case 'archived':
      return [{ kind: 'archived', name: taken.name, reason: taken.why }]
    case 'stays':
      return [{ kind: 'kept', name: taken.name, reason: taken.why }]
    case 'restored': {
      const { name, before, after, stays } = taken
      const isBack = Object.keys(before).length + Object.keys(after).length > 0
      const isKept = Object.keys(stays).length > 0
      return [
        ...(isBack ? [{ kind: 'restored', name, reason, before, after } as const] : []),
        ...(isKept ? [{ kind: 'kept', name, reason: 'changed', after: stays } as const] : []),
      ]
    }
  }
}
