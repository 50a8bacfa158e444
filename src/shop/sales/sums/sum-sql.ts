import { sql, type SQL } from 'drizzle-orm'
import { goodsMeasures, sumColumns } from '../sum-columns.ts'

const raw = (text: string) => sql.raw(text)

/** The names of all sums, as an INSERT lists them. */
export const sumNames = raw(sumColumns.map(({ name }) => name).join(', '))

const measures = [...Object.values(goodsMeasures), 'amount_in_paisa']

/** All sums of rows that have `kind` and the measures of the ledger. Nothing is null: most of a row is nothing. */
const sumsOfKinds = raw(
  sumColumns
    .map(({ kind, measure }) => `nullif(sum(${measure}) FILTER (WHERE kind = '${kind}'), 0)`)
    .join(', '),
)

/** All sums of rows that are sums themselves. */
export const sumsOfSums = raw(
  sumColumns.map(({ name }) => `nullif(sum(${name}), 0) AS ${name}`).join(', '),
)

/** Each entry once for each dimension that it counts in. */
const headEntries = (days: SQL) => sql`
  SELECT e.day, e.kind, d.dimension, d.key, ${raw(measures.map((measure) => `e.${measure}`).join(', '))}
  FROM sales_entries e CROSS JOIN LATERAL (VALUES
    ('all', ''), ('district', e.district), ('source', e.source), ('coupon', e.coupon_ref::text), ('staff', e.by),
    ('hour', extract(hour FROM e.at AT TIME ZONE 'Asia/Dhaka')::int::text), ('customer', e.customer)
  ) d(dimension, key)
  WHERE e.day = ANY(${days}) AND d.key IS NOT NULL`

const goodsOnly = Object.values(goodsMeasures).filter(
  (measure) => measure !== 'orders' && measure !== 'delivery_in_paisa',
)

/** Two lines of one product are one order of it. */
const lineEntries = (days: SQL) => sql`
  SELECT l.day, l.kind, d.dimension, d.key, sign(sum(l.lines))::int AS orders, ${raw(
    measures
      .slice(1)
      .map((measure) =>
        goodsOnly.some((each) => each === measure) ? `sum(l.${measure})` : `0 AS ${measure}`,
      )
      .join(', '),
  )}
  FROM sales_line_entries l CROSS JOIN LATERAL (VALUES
    ('product', l.product_id::text), ('variant', l.variant_id::text), ('category', l.category_id::text), ('brand', l.brand)
  ) d(dimension, key)
  WHERE l.day = ANY(${days}) AND d.key <> ''
  GROUP BY l.day, l.kind, d.dimension, d.key, l.order_ref`

/**
 * The rows of days, as the ledger has them. Entries are summed by kind first: to look at each of them for each of some fifty columns
 * takes three times as long.
 */
export const rowsOfDays = (days: SQL): SQL => sql`
  SELECT day, dimension, key, ${sumsOfKinds} FROM (
    SELECT day, dimension, key, kind, ${raw(measures.map((measure) => `sum(${measure})::bigint AS ${measure}`).join(', '))}
    FROM (${headEntries(days)} UNION ALL ${lineEntries(days)}) entries
    GROUP BY day, dimension, key, kind
  ) kinds
  GROUP BY day, dimension, key`
