import { sql } from 'drizzle-orm'
import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import { products, variants } from '#shop/catalog/tables.ts'
import { saveMarker } from '#shop/settings/save-marker.ts'
import type { Shop } from '#shop/shop.ts'
import { stockMovements } from '#shop/stock/tables.ts'
import type { StockTotals } from '../contract.ts'
import { salesDays, salesStock } from '../tables.ts'

const paceDays = 30
const deadDays = 90

/** What the totals of the shelf are kept under. */
export const stockMarker = 'stock-report'

export interface KeptTotals {
  countedAt: string
  totals: StockTotals
}

/** Counts the shelf anew: what it is worth, how long it lasts, what does not go, and what could not be sold. It reads all variants, at night. */
export async function rebuildStockReport(shop: Pick<Shop, 'database' | 'now'>): Promise<void> {
  const now = shop.now()
  await shop.database.transaction(async (inside) => {
    await inside.execute(sql`SET LOCAL statement_timeout = 0`)
    await inside.execute(sql`DELETE FROM ${salesStock}`)
    const { rows } = await inside.execute<Record<keyof StockTotals, string>>(sql`
      WITH ${soldOf(dayInDhaka(now))}, ${offeredAt(now)}, ${outOf(now)}, written AS (
        INSERT INTO ${salesStock} (variant_id, product_id, stock, value_in_paisa, is_cost_known, sold_in30_days, sold_in90_days, cover_days, sold_out_days)
        SELECT v.id, v.product_id, v.stock, v.stock::bigint * coalesce(v.cost, 0), v.cost IS NOT NULL,
          coalesce(sold.lately, 0), coalesce(sold.pieces, 0),
          CASE WHEN sold.lately > 0 THEN least(floor(v.stock::bigint * ${paceDays}::int / sold.lately), 36500) END,
          CASE WHEN missing.seconds IS NOT NULL THEN round(missing.seconds / 86400)
            WHEN v.stock = 0 THEN round(extract(epoch FROM ${momentOf(now)} - v.since) / 86400) ELSE 0 END
        FROM offered v LEFT JOIN sold ON sold.variant = v.id::text LEFT JOIN missing ON missing.variant_id = v.id
        RETURNING variant_id, product_id, stock, value_in_paisa, is_cost_known, sold_in90_days
      )
      SELECT coalesce(sum(stock), 0) AS "pieces", coalesce(sum(value_in_paisa), 0) AS "valueInPaisa",
        coalesce(sum(stock) FILTER (WHERE NOT is_cost_known), 0) AS "piecesWithoutCost",
        coalesce(sum(stock) FILTER (WHERE sold_in90_days <= 0), 0) AS "deadPieces",
        coalesce(sum(value_in_paisa) FILTER (WHERE sold_in90_days <= 0), 0) AS "deadValueInPaisa",
        count(*) FILTER (WHERE stock = 0 AND is_shown) AS "soldOutVariants",
        count(DISTINCT product_id) FILTER (WHERE stock = 0 AND is_shown) AS "soldOutProducts",
        count(DISTINCT product_id) FILTER (WHERE NOT is_cost_known AND is_shown) AS "productsWithoutCost"
      FROM (SELECT written.*, v.is_shown FROM written JOIN offered v ON v.id = written.variant_id) shelf`)
    const totals = Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)])
    const kept = { countedAt: now.toISOString(), totals: Object.fromEntries(totals) }
    await saveMarker({ database: inside }, stockMarker, kept)
  })
}

/**
 * Pieces ordered and not taken back. What was ordered before these days and came to nothing in them takes off what they never had: none is the
 * least that was sold, and ninety days have no less than the last thirty of them.
 */
const soldOf = (today: string) => {
  const kept = sql`coalesce(ordered_pieces, 0) - coalesce(canceled_pieces, 0) - coalesce(refused_pieces, 0) - coalesce(returned_pieces, 0)`
  return sql`sold AS (
    SELECT variant, greatest(pieces, lately, 0) AS pieces, greatest(lately, 0) AS lately FROM (
      SELECT key AS variant, sum(${kept}) AS pieces, sum(${kept}) FILTER (WHERE day > ${today}::date - ${paceDays}::int) AS lately
      FROM ${salesDays} WHERE dimension = 'variant' AND day > ${today}::date - ${deadDays}::int GROUP BY key
    ) counted
  )`
}

const momentOf = (at: Date) => sql`${at.toISOString()}::timestamptz`

const paceBegan = (now: Date) => momentOf(new Date(now.getTime() - paceDays * 86_400_000))

/** Ids of the shop begin with the moment at which they were made (UUID 7); others, such as those of the demonstration, say nothing. */
const madeAt = sql`CASE WHEN substr(v.id::text, 15, 1) = '7'
  THEN to_timestamp(('x' || left(replace(v.id::text, '-', ''), 12))::bit(48)::bigint / 1000.0) END`

/**
 * Each variant for sale, with since when shoppers could have bought it, of the last thirty days: a new product was not sold out before, and
 * neither was a variant that came to an old product: its first entry in the ledger, or its id, says when.
 */
const offeredAt = (now: Date) => sql`offered AS MATERIALIZED (
  SELECT v.id, v.product_id, v.stock, v.purchase_cost_in_paisa AS cost, p.published_at <= ${momentOf(now)} AS is_shown,
    least(greatest(p.published_at, ${paceBegan(now)}, least(came.at, ${madeAt})), ${momentOf(now)}) AS since
  FROM ${variants} v JOIN ${products} p ON p.id = v.product_id AND p.status = 'active'
    LEFT JOIN LATERAL (
      SELECT first.at FROM ${stockMovements} first WHERE first.variant_id = v.id ORDER BY first.id LIMIT 1
    ) came ON true
)`

/** How long each variant that moved lately stood at nothing while it was for sale. */
const outOf = (now: Date) => sql`moved AS (
  SELECT moves.variant_id, moves.at, moves.stock_before, moves.stock_after, v.since,
    lead(moves.at) OVER one AS next_at, row_number() OVER one AS number
  FROM ${stockMovements} moves JOIN offered v ON v.id = moves.variant_id
  WHERE moves.at >= ${paceBegan(now)} AND moves.at <= ${momentOf(now)} WINDOW one AS (PARTITION BY moves.variant_id ORDER BY moves.id)
), missing AS (
  SELECT variant_id, sum(
    CASE WHEN stock_after = 0 THEN extract(epoch FROM greatest(coalesce(next_at, ${momentOf(now)}) - greatest(at, since), '0')) ELSE 0 END
    + CASE WHEN number = 1 AND stock_before = 0 THEN extract(epoch FROM greatest(at - since, '0')) ELSE 0 END) AS seconds
  FROM moved GROUP BY variant_id
)`
