import { sql } from 'drizzle-orm'
import { keepAt } from '#platform/concurrency/keep-at.ts'
import type { Shop } from '#shop/shop.ts'
import { changedSince, stockLevels } from './tables.ts'

/** So many changes are taken at once: some milliseconds, and never near the statement timeout. */
const mostAtOnce = 5000

/** Nothing where what the shop calls few is few of it, too. */
const ownLevel = sql`CASE
  WHEN p.low_stock_from IS NULL THEN NULL
  WHEN stock_level(has.fewest) < stock_level(p.low_stock_from + 1) THEN -1
  WHEN stock_level(has.fewest) > stock_level(p.low_stock_from) THEN 1
  ELSE 0 END`

/**
 * Says anew how much there is of the products of which something got into another level since. It is one statement: of every change that
 * it sees, it sees the pieces as well, and one that comes meanwhile stays. Answers how many products it looked at; 0 where there are none,
 * or another process is at it.
 */
export async function foldStockLevels({ database }: Pick<Shop, 'database'>): Promise<number> {
  return database.transaction(async (inside) => {
    const { rows } = await inside.execute<{ mine: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(43, 3) AS mine`,
    )
    if (!rows[0]?.mine) return 0
    const folded = await inside.execute<{ products: number }>(sql`
      WITH changed AS MATERIALIZED (
        SELECT DISTINCT product_id FROM (
          SELECT product_id FROM ${stockLevels} WHERE most = ${changedSince} LIMIT ${mostAtOnce}
        ) due
      ), former AS (
        DELETE FROM ${stockLevels} WHERE product_id = ANY(ARRAY(SELECT product_id FROM changed))
      ), written AS (
        INSERT INTO ${stockLevels} (product_id, fewest, most, own)
        SELECT changed.product_id, stock_level(has.fewest), stock_level(has.most), ${ownLevel}
        FROM changed JOIN products p ON p.id = changed.product_id CROSS JOIN LATERAL (
          SELECT min(v.stock) AS fewest, max(v.stock) AS most FROM variants v WHERE v.product_id = changed.product_id
        ) has
        WHERE has.most IS NOT NULL
      )
      SELECT count(*)::int AS products FROM changed`)
    return folded.rows[0]?.products ?? 0
  })
}

/** All that changed, without a pause: for scripts that fill a shop, and for tests. */
export async function foldAllStockLevels(shop: Pick<Shop, 'database'>): Promise<number> {
  for (let folded = 0; ;) {
    const products = await foldStockLevels(shop)
    if (products === 0) return folded
    folded += products
  }
}

/** People who order are not held up by it. */
const rest = { restMs: 2000, shareOfRest: 20 }

/** Folds what changes until it is stopped. */
export const keepFoldingLevels = (
  shop: Shop,
  stopping: AbortSignal,
  attempt: (work: () => Promise<unknown>) => Promise<unknown>,
): Promise<void> => keepAt(() => attempt(() => foldStockLevels(shop)), rest, stopping)
