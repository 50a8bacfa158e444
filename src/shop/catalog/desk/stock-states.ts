import { sql, type SQL } from 'drizzle-orm'
import { changedSince, stockLevels } from '../stock-levels/tables.ts'
import type { StockState } from './product-filter.ts'
import { runningLow } from './running-low.ts'

/**
 * Of a row `p` of products. No index has the stock, for selling would write it: products are found by the levels of their variants, which
 * hardly any sale changes, and then the pieces are counted. `few`: up to so many pieces are few; a value of its own here, so that PostgreSQL
 * knows how many products there may be.
 */
export const stockIs = (state: StockState, few: number): SQL =>
  state === 'running-low'
    ? // As a list of their own: the ledger is read once, and not for each product.
      sql`p.id = ANY(ARRAY(SELECT product_id FROM (${runningLow}) low))`
    : sql`p.id IN (SELECT l.product_id FROM ${stockLevels} l
        WHERE ${mayBe[state](sql`stock_level(${few}::int)`)} AND (SELECT ${is[state](few)} FROM variants v WHERE v.product_id = l.product_id))`

type Found = Exclude<StockState, 'running-low'>

/** What has changed since is below every level. */
const mayBe: Record<Found, (few: SQL) => SQL> = {
  'in-stock': (few) => sql`(l.fewest >= ${few} OR l.fewest = ${changedSince})`,
  low: (few) => sql`l.fewest <= ${few} AND l.most <> 0`,
  'one-sold-out': () => sql`l.fewest <= 0`,
  'sold-out': () => sql`l.most <= 0`,
}

const is: Record<Found, (few: number) => SQL> = {
  'in-stock': (few) => sql`min(v.stock) > ${few}::int`,
  low: (few) => sql`min(v.stock) <= ${few}::int AND max(v.stock) > 0`,
  'one-sold-out': () => sql`min(v.stock) <= 0`,
  'sold-out': () => sql`max(v.stock) <= 0`,
}
