import { sql, type SQL } from 'drizzle-orm'
import type { MatchedProduct } from '#shop/catalog/search/find-product-matches.ts'
import { orderLines } from '../../tables.ts'

interface Wanted {
  matches: readonly MatchedProduct[]
  /** The latest first, or the oldest. */
  isDown: boolean
  /** What else the list asks of the time; `placedAt` and `id` are those of an order. */
  within: (order: { placedAt: SQL; id: SQL }) => SQL | undefined
  limit: number
}

/**
 * The first orders, as `id` and `placed_at`, that hold one of these goods, each once. It reads of each good where its orders begin, and goes on only as far as
 * the first ones of all reach: what it costs does not depend on how often anything was sold (docs/decisions/0122).
 */
export const selectSold = (wanted: Wanted): SQL =>
  sql`WITH ${matchesOf(wanted.matches)}, ${merged(wanted)}`

function matchesOf(matches: readonly MatchedProduct[]): SQL {
  const products = sql.param(matches.map(({ productId }) => productId))
  const variants = sql.param(matches.map(({ variantId }) => variantId))
  return sql`goods AS MATERIALIZED (
    SELECT * FROM unnest(${products}::uuid[], ${variants}::uuid[]) AS goods(product_id, variant_id)
  )`
}

/** What stands behind a WITH that has the goods. */
function merged({ isDown, within, limit }: Wanted): SQL {
  const direction = sql.raw(isDown ? 'DESC' : 'ASC')
  const inOrder = sql`placed_at ${direction}, order_ref ${direction}`
  const linesOf = (good: 'goods' | 'heads') => {
    const [product, variant] = [sql.raw(`${good}.product_id`), sql.raw(`${good}.variant_id`)]
    const isWithin = within({ placedAt: sql`line.placed_at`, id: sql`line.order_ref` })
    return sql`FROM ${orderLines} line
      WHERE line.product_id = ${product} AND (${variant} IS NULL OR line.variant_id = ${variant}) AND ${isWithin ?? sql`true`}`
  }
  const last = isDown
    ? sql`>= (coalesce((SELECT placed_at FROM last), '-infinity'), coalesce((SELECT order_ref FROM last), '00000000-0000-0000-0000-000000000000'))`
    : sql`<= (coalesce((SELECT placed_at FROM last), 'infinity'), coalesce((SELECT order_ref FROM last), 'ffffffff-ffff-ffff-ffff-ffffffffffff'))`
  return sql`
    heads AS MATERIALIZED (
      SELECT goods.*, head.* FROM goods
      CROSS JOIN LATERAL (SELECT placed_at, order_ref ${linesOf('goods')} ORDER BY ${inOrder} LIMIT 1) head
    ), last AS MATERIALIZED (
      SELECT placed_at, order_ref FROM (SELECT DISTINCT placed_at, order_ref FROM heads) each
      ORDER BY ${inOrder} OFFSET ${limit - 1} LIMIT 1
    )
    SELECT id, placed_at FROM (
      SELECT DISTINCT near.placed_at, near.order_ref, near.order_ref AS id FROM heads
      CROSS JOIN LATERAL (
        SELECT DISTINCT placed_at, order_ref ${linesOf('heads')} AND (placed_at, order_ref) ${last}
        ORDER BY ${inOrder} LIMIT ${limit}
      ) near
      ORDER BY ${inOrder} LIMIT ${limit}
    ) sold`
}
