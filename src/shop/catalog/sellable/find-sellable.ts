import type { Database } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { Shop } from '#shop/shop.ts'
import { selectSellable } from './select-sellable.ts'
import type { SellableVariant } from './sellable.ts'
import { availableTopic, productsTopic } from '../topics.ts'

const finding = prepared((database) => selectSellable(database).prepare('find_sellable'))

/** The variants as they stand for sale just now; nothing is held. Unknown ids are left out. */
export async function findSellable(
  database: Database,
  ids: readonly string[],
): Promise<SellableVariant[]> {
  return ids.length === 0 ? [] : finding(database).execute({ ids })
}

/**
 * The same from memory, as they stood a while ago: what goes away is announced, but stock moves without a word. A caller that acts
 * on it must compare again, as taking stock does.
 */
export async function recallSellable(
  { database, memory }: Pick<Shop, 'database' | 'memory'>,
  ids: readonly string[],
): Promise<SellableVariant[]> {
  const recalled = ids.map((id) =>
    memory.recall(`sellable ${id}`, [productsTopic, availableTopic()], () =>
      findSellable(database, [id]),
    ),
  )
  return (await Promise.all(recalled)).flat()
}
