import type { Shop } from '../shop.ts'
import { countPieces } from '../catalog/count-pieces.ts'
import { recallSettings } from '../settings/recall-settings.ts'
import { allowancesFor, type Allowances } from './order-limits.ts'

/** What phone and client may hold now. The pieces of the whole shop may be those of a minute ago. */
export async function loadAllowances(shop: Shop): Promise<Allowances> {
  const [{ orderLimits: limits }, piecesInShop] = await Promise.all([
    recallSettings(shop),
    shop.memory.recall('pieces in shop', [], () => countPieces(shop.database)),
  ])
  const factor = shop.environment.rateLimitFactor
  return allowancesFor({ limits, piecesInShop, factor, now: shop.now() })
}
