import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database.ts'
import { everythingIsHeld } from '../catalog/take-stock.ts'
import type { Allowance, Allowances } from './order-limits.ts'

const given = sql.placeholder

/** What somebody has reached; of `product` and `share` the variant is named. */
export type LimitReason = 'orders' | 'product' | 'share' | 'pieces' | 'value'

/**
 * What phone and client hold that nobody confirmed. The function locks both and reads what was committed until then, so that
 * orders which arrive together are counted one after the other; it is called when the stock is held, so that everybody locks in
 * the same order.
 */
const known = sql`
  SELECT line.* FROM (SELECT FROM held HAVING ${everythingIsHeld}) AS ready,
  unconfirmed_lines(${given('phone')}, ${given('client')}, ${given('countedFrom')}) AS line`

const fullPhone = sql`
  SELECT placed_at AS since FROM known WHERE whose = 'phone' AND placed_at > ${given('countedFrom')}
  GROUP BY order_ref, placed_at ORDER BY placed_at DESC LIMIT 1 OFFSET ${given('mostOfPhone')}::int - 1`

/**
 * For the share of a client, behind which many people may be, what all hold counts as well: in a run on a popular product a
 * network is refused for what it took itself, not because others left little. Read only where the rest is not enough.
 */
const unconfirmedOfAll = sql`(SELECT coalesce(sum(line.quantity), 0) FROM order_lines line JOIN orders o ON o.id = line.order_ref
  WHERE line.variant_id = held.id AND o.status = 'Pending')`

const reached = sql`
  SELECT reason.name, reason.variant_id
  FROM unnest(${given('limitWhose')}::text[], ${given('limitOrders')}::int[], ${given('limitPieces')}::int[],
    ${given('limitOfProduct')}::int[], ${given('limitPaisa')}::bigint[], ${given('limitPercent')}::int[], ${given('limitFew')}::int[])
    AS most(whose, orders, pieces, of_product, paisa, percent, few)
  CROSS JOIN (SELECT sum(quantity) AS pieces, sum(quantity::bigint * price) AS paisa FROM held) AS more
  CROSS JOIN LATERAL (
    SELECT count(DISTINCT order_ref) AS orders, coalesce(sum(quantity), 0) AS pieces,
      coalesce(sum(quantity::bigint * price), 0) AS paisa
    FROM known WHERE known.whose = most.whose AND known.is_open) AS has
  CROSS JOIN LATERAL (
    SELECT 1 AS rank, 'orders' AS name, NULL::uuid AS variant_id WHERE has.orders >= most.orders
    UNION ALL
    SELECT 2, 'product', held.id FROM held
    WHERE (SELECT sum(quantity) FROM held AS also WHERE also.product_id = held.product_id)
      + (SELECT coalesce(sum(quantity), 0) FROM known
        WHERE known.whose = most.whose AND is_open AND known.product_id = held.product_id) > most.of_product
    UNION ALL
    SELECT 3, 'share', held.id FROM held CROSS JOIN LATERAL (
      SELECT coalesce(sum(quantity), 0) AS pieces FROM known
      WHERE known.whose = most.whose AND is_open AND known.variant_id = held.id) AS own
    WHERE held.quantity + own.pieces > greatest(most.few, (held.stock + own.pieces) * most.percent / 100)
      AND (most.whose = 'phone'
        OR held.quantity + own.pieces > greatest(most.few, (held.stock + ${unconfirmedOfAll}) * most.percent / 100))
    UNION ALL
    SELECT 4, 'pieces', NULL WHERE has.pieces + more.pieces > most.pieces
    UNION ALL
    SELECT 5, 'value', NULL WHERE has.paisa + more.paisa > most.paisa
  ) AS reason
  ORDER BY reason.rank LIMIT 1`

/** The parts of the statement that say whether an order is within what its phone and its client may hold (D28). */
export function orderLimiting(database: Database) {
  return {
    known: database.$with('known', {}).as(known),
    fullPhone: database.$with('full_phone', {}).as(fullPhone),
    reached: database.$with('reached', {}).as(reached),
  }
}

export const isWithinLimits = sql`NOT EXISTS (SELECT FROM full_phone) AND NOT EXISTS (SELECT FROM reached)`

/** The values of those parts. */
export function valuesOfLimits({ phone, client, mostOfPhone, countedFrom }: Allowances) {
  const rows: [string, Allowance][] = client
    ? [
        ['phone', phone],
        ['client', client],
      ]
    : [['phone', phone]]
  return {
    mostOfPhone,
    countedFrom,
    limitWhose: rows.map(([whose]) => whose),
    limitOrders: rows.map(([, most]) => most.orders),
    limitPieces: rows.map(([, most]) => most.pieces),
    limitOfProduct: rows.map(([, most]) => most.piecesOfProduct),
    limitPaisa: rows.map(([, most]) => most.valueInPaisa),
    limitPercent: rows.map(([, most]) => most.percentOfStock),
    limitFew: rows.map(([, most]) => most.fewOfProduct),
  }
}
