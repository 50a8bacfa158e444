import { sql, type SQL } from 'drizzle-orm'
import { announcing } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import { shelvesOfProduct } from '../further-categories/standing-in.ts'
import { fewLeftFrom } from '../product.ts'
import type { StockLine } from './stock.ts'

/** Pieces of one variant that somebody wants for this price. */
export interface WantedStock extends StockLine {
  unitPriceInPaisa: number
}

const given = sql.placeholder

/**
 * The function that holds the variants and takes the pieces, or none of them (docs/decisions/0075). `allowed` is a condition
 * that is decided before anything is held.
 */
const takenWhere = (allowed: SQL) => sql`
  SELECT * FROM take_stock(${given('idempotencyKey')}, CASE WHEN ${allowed} THEN ${given('wantedIds')}::uuid[] END,
    ${given('wantedQuantities')}::int[], ${given('wantedPrices')}::int[], ${given('soldAt')}::timestamptz)`

const recordedBy = (by: SQL) => sql`
  INSERT INTO stock_movements (variant_id, sku, kind, stock_before, stock_after, at, by, order_ref)
  SELECT taken.id, sku, 'order', stock_before, stock, ${given('soldAt')}, ${by}, placed.id FROM taken, placed`

/** Of all categories that the product stands in. */
const availability = sql`(
  SELECT array_agg('available:' || shelf) FROM products p, unnest(${shelvesOfProduct}) AS shelf WHERE p.id = taken.product_id)`

/** Only where pages show another step than before (stepTopics says the same). */
const announced = sql`
  SELECT ${announcing(sql`CASE WHEN taken.stock > 0 THEN json_build_array('stock:' || taken.product_id)
    ELSE to_json(ARRAY['stock:' || taken.product_id, 'available:*'] || ${availability}) END`)}
  FROM taken WHERE ${stepOf(sql`taken.stock`)} <> ${stepOf(sql`taken.stock_before`)}`

function stepOf(stock: SQL): SQL {
  return sql`width_bucket(${stock}, ${sql.raw(`ARRAY[1, ${fewLeftFrom + 1}]`)})`
}

/**
 * The parts of one statement that takes pieces and writes what they are taken for, all or nothing (D13). It says itself what
 * `placed` writes, only where `everythingIsTaken`; it fails where `placed` cannot be written, and must ask for `announced`.
 * `by`: who takes them, as the ledger keeps it.
 */
export function stockTaking(database: Database, { allowed, by }: { allowed: SQL; by: SQL }) {
  const part = (name: string, content: SQL) => database.$with(name, {}).as(content)
  return {
    taken: part('taken', takenWhere(allowed)),
    recorded: part('recorded', recordedBy(by)),
    announced: part('announced', announced),
  }
}

export const everythingIsTaken = sql`EXISTS (SELECT FROM taken)`

/** What PostgreSQL says where something of the order is not as it was read, after some of it was taken. */
export const notAsRead = 'HA001'

/** The values of those parts. Everybody takes variants in the order of their ids. */
export function valuesOfTaking(wanted: readonly WantedStock[], now: Date) {
  const ordered = wanted.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1))
  return {
    wantedIds: ordered.map(({ variantId }) => variantId),
    wantedQuantities: ordered.map(({ quantity }) => quantity),
    wantedPrices: ordered.map(({ unitPriceInPaisa }) => unitPriceInPaisa),
    soldAt: now,
  }
}
