import type { Shop } from '#shop/shop.ts'
import { countPieces } from '#shop/catalog/stock/count-pieces.ts'
import { productsTopic } from '#shop/catalog/topics.ts'
import { recallSettings } from '#shop/settings/load-settings.ts'
import { allowancesFor, type Allowances } from './order-limits.ts'

const minuteMs = 60_000

/** What phone and client may hold now. The pieces of the whole shop may be those of a minute ago; a save counts at once. */
export async function loadAllowances(shop: Shop): Promise<Allowances> {
  const now = shop.now()
  const minute = Math.floor(now.getTime() / minuteMs)
  const [{ orderLimits: limits }, piecesInShop] = await Promise.all([
    recallSettings(shop),
    shop.memory.recall(`pieces in shop at minute ${minute}`, [productsTopic], () =>
      countPieces(shop.database),
    ),
  ])
  const factor = shop.environment.rateLimitFactor
  return allowancesFor({ limits, piecesInShop, factor, now })
}
