import { inArray, lt } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { ordersBeforeEdit } from '../tables.ts'

/** Long enough to take an edit back (undo.ts). */
const storedMs = 60_000

/** Remembers how an order stood before its last edit. */
export async function storeOrderBefore(
  database: Database,
  kept: typeof ordersBeforeEdit.$inferInsert,
): Promise<void> {
  const { orderRef: _, ...rest } = kept
  await database
    .insert(ordersBeforeEdit)
    .values(kept)
    .onConflictDoUpdate({ target: ordersBeforeEdit.orderRef, set: rest })
}

/** What cannot be taken back any more is about people, and nobody needs it. */
export async function sweepEdits(shop: Pick<Shop, 'database' | 'now'>): Promise<void> {
  const until = new Date(shop.now().getTime() - storedMs)
  await shop.database.delete(ordersBeforeEdit).where(lt(ordersBeforeEdit.at, until))
}

/** The person of these orders is removed. */
export const dropBefore = async (
  database: Database,
  orderRefs: readonly string[],
): Promise<void> => {
  await database.delete(ordersBeforeEdit).where(inArray(ordersBeforeEdit.orderRef, [...orderRefs]))
}
