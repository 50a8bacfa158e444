import { findWholeProduct } from '#shop/catalog/products/list-whole-products.ts'
import { snapshotProduct } from '#shop/catalog/undo/product-snapshot.ts'
import { findCategory, snapshotCategory } from '#shop/catalog/undo/take-back-category.ts'
import { findLatestMovement } from '#shop/stock/list-latest-movements.ts'
import type { ChangeRecorder } from './change-recorder.ts'
import { importChanges } from './tables.ts'

/** Keeps what an import does, so that it can be taken back. */
export const recordChanges = (importId: string): ChangeRecorder => ({
  product: async (database, { id: subjectId, line, before, said }) => {
    const after = before && (await findWholeProduct(database, subjectId))
    const kept = before && after ? snapshotProduct(before, after) : null
    const movement = await findLatestMovement(database)
    await database
      .insert(importChanges)
      .values({ importId, kind: 'product', subjectId, line, kept, said, movement })
  },
  category: async (database, { slug, line, before }) => {
    const after = await findCategory(database, slug)
    if (!after) return
    const kept = snapshotCategory(before, after)
    await database
      .insert(importChanges)
      .values({ importId, kind: 'category', subjectId: after.id, line, kept, movement: 0 })
  },
})
