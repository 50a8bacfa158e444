import { sql, type SQL } from 'drizzle-orm'
import { announcing } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import { fewLeftFrom } from './product.ts'
import type { StockLine } from './stock.ts'

/** Pieces of one variant that somebody wants for this price. */
export interface WantedStock extends StockLine {
  unitPriceInPaisa: number
}

const given = sql.placeholder

/** What one piece costs now, as sellingPrice says it; LEAST passes over what is null. */
const priceNow = sql`least(v.price_in_paisa, v.discount_price_in_paisa,
  CASE WHEN p.deal_ends_at > ${given('soldAt')} THEN p.deal_price_in_paisa END)`

/**
 * Variants that are for sale at the wanted price (D12) and of which there is enough, held until the statement ends. Everyone
 * holds them in the order of their ids, so two carts with the same products never wait for each other (D13). PostgreSQL
 * compares again after waiting for somebody else; `allowed` stands where that does not ask again.
 */
const heldWhere = (allowed: SQL) => sql`
  SELECT v.id, v.purchase_cost_in_paisa, wanted.quantity
  FROM unnest(CASE WHEN ${allowed} THEN ${given('wantedIds')}::uuid[] END, ${given('wantedQuantities')}::int[], ${given('wantedPrices')}::int[])
    AS wanted(id, quantity, price)
  JOIN variants v ON v.id = wanted.id
  JOIN products p ON p.id = v.product_id
  WHERE v.stock >= wanted.quantity AND p.status = 'active' AND p.published_at <= ${given('soldAt')}
    AND ${priceNow} = wanted.price
  ORDER BY v.id FOR NO KEY UPDATE OF v`

const taken = sql`
  UPDATE variants v SET stock = v.stock - held.quantity, units_sold = v.units_sold + held.quantity
  FROM held, placed WHERE v.id = held.id
  RETURNING v.id, v.sku, v.product_id, v.stock, v.stock + held.quantity AS stock_before, placed.id AS order_ref`

const recorded = sql`
  INSERT INTO stock_movements (variant_id, sku, kind, stock_before, stock_after, at, by, order_ref)
  SELECT id, sku, 'order', stock_before, stock, ${given('soldAt')}, 'shopper', order_ref FROM taken`

const shelf = sql`(
  SELECT category.slug FROM products p JOIN categories category ON category.id = p.category_id
  WHERE p.id = taken.product_id)`

/** Only where pages show another step than before (stepTopics says the same). */
const told = sql`
  SELECT ${announcing(sql`CASE WHEN taken.stock > 0 THEN json_build_array('stock:' || taken.product_id)
    ELSE json_build_array('stock:' || taken.product_id, 'available:' || ${shelf}, 'available:*') END`)}
  FROM taken WHERE ${stepOf(sql`taken.stock`)} <> ${stepOf(sql`taken.stock_before`)}`

function stepOf(stock: SQL): SQL {
  return sql`width_bucket(${stock}, ${sql.raw(`ARRAY[1, ${fewLeftFrom + 1}]`)})`
}

/**
 * The parts of one statement that takes pieces and writes what they are taken for, all or nothing (D13). It says itself what
 * `placed` writes, only where `everythingIsHeld`; pieces are taken where `placed` has a row. It must ask for `told`.
 * `allowed` is a condition that is decided before anything is held.
 */
export function stockTaking(database: Database, allowed: SQL) {
  const part = (name: string, content: SQL) => database.$with(name, {}).as(content)
  return {
    held: part('held', heldWhere(allowed)),
    taken: part('taken', taken),
    recorded: part('recorded', recorded),
    told: part('told', told),
  }
}

export const everythingIsHeld = sql`(SELECT count(*) FROM held) = cardinality(${given('wantedIds')}::uuid[])`

/** The values of those parts. */
export function valuesOfTaking(wanted: readonly WantedStock[], now: Date) {
  return {
    wantedIds: wanted.map(({ variantId }) => variantId),
    wantedQuantities: wanted.map(({ quantity }) => quantity),
    wantedPrices: wanted.map(({ unitPriceInPaisa }) => unitPriceInPaisa),
    soldAt: now,
  }
}
