import type { Database } from '#platform/database.ts'
import { prepared } from '#platform/transaction.ts'
import { selectSellable } from './select-sellable.ts'
import type { SellableVariant } from './sellable.ts'
import { variants } from './tables.ts'

// Everyone locks in the order of the ids, so two carts with the same products never wait for each other (D13).
const locking = prepared((database) =>
  selectSellable(database).for('update', { of: variants }).prepare('lock_variants'),
)

/** Holds the variants until the transaction ends, so that two buyers cannot take the last one. */
export async function lockVariants(
  database: Database,
  ids: readonly string[],
): Promise<SellableVariant[]> {
  return ids.length === 0 ? [] : locking(database).execute({ ids })
}
