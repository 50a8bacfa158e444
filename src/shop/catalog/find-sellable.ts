import type { Database } from '#platform/database.ts'
import { prepared } from '#platform/transaction.ts'
import { selectSellable } from './select-sellable.ts'
import type { SellableVariant } from './sellable.ts'

const finding = prepared((database) => selectSellable(database).prepare('find_sellable'))

/** The variants as they stand for sale just now; nothing is held. Unknown ids are left out. */
export async function findSellable(
  database: Database,
  ids: readonly string[],
): Promise<SellableVariant[]> {
  return ids.length === 0 ? [] : finding(database).execute({ ids })
}
