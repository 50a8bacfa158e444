import { sql, type SQL } from 'drizzle-orm'
import { changedSince, stockLevels } from '../stock-levels/tables.ts'
import type { StockState } from './product-filter.ts'
import { runningLow } from './running-low.ts'

/**
 * Of a row `p` of products. No index has the stock, for selling would write it: products are found by the levels of their variants, which
 * hardly any sale changes; what a product with a number of its own calls few stands there, too. Where a level leaves open how it is, or has changed since, the pieces are counted. `few`: up to so many pieces are few;
 * a value of its own here, which most products have, so that PostgreSQL knows how many products there may be.
 */
export function stockIs(state: StockState, few: number): SQL {
  // As a list of their own: the ledger is read once, and not for each product.
  if (state === 'running-low')
    return sql`p.id = ANY(ARRAY(SELECT product_id FROM (${runningLow}) low))`
  const { may, must, pieces } = says[state]({
    few: sql`coalesce((SELECT has.low_stock_from FROM products has WHERE has.id = l.product_id), ${few}::int)`,
    level: sql`stock_level(${few}::int)`,
    levelOfMore: sql`stock_level(${few + 1}::int)`,
  })
  return sql`p.id IN (SELECT l.product_id FROM ${stockLevels} l WHERE (${may}) AND CASE
    WHEN ${must} AND l.product_id NOT IN (SELECT product_id FROM ${stockLevels} WHERE most = ${changedSince}) THEN true
    ELSE (SELECT ${pieces} FROM variants v WHERE v.product_id = l.product_id) END)`
}

/** `level`: that few pieces are in; `levelOfMore`: that one piece more is in. */
type Few = Record<'few' | 'level' | 'levelOfMore', SQL>

/** When levels say that it may be, when they say that it must be, and when the pieces do. What has changed since is below every level. */
const says: Record<
  Exclude<StockState, 'running-low'>,
  (asked: Few) => Record<'may' | 'must' | 'pieces', SQL>
> = {
  'in-stock': ({ few, level, levelOfMore }) => ({
    may: sql`(l.own IS NULL AND l.fewest >= ${levelOfMore}) OR l.own >= 0 OR l.fewest = ${changedSince}`,
    must: sql`coalesce(l.own > 0, l.fewest > ${level})`,
    pieces: sql`min(v.stock) > ${few}`,
  }),
  low: ({ few, level, levelOfMore }) => ({
    may: sql`((l.own IS NULL AND l.fewest <= ${level}) OR l.own <= 0) AND l.most <> 0`,
    must: sql`coalesce(l.own < 0, l.fewest < ${levelOfMore})`,
    pieces: sql`min(v.stock) <= ${few} AND max(v.stock) > 0`,
  }),
  'one-sold-out': () => ({
    may: sql`l.fewest <= 0`,
    must: sql`l.fewest = 0`,
    pieces: sql`min(v.stock) <= 0`,
  }),
  'sold-out': () => ({
    may: sql`l.most <= 0`,
    must: sql`l.most = 0`,
    pieces: sql`max(v.stock) <= 0`,
  }),
}
