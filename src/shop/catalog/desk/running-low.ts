import { sql } from 'drizzle-orm'
import { orderedLately } from '../../stock/ordered-lately.ts'
import { lowStockFrom } from '../../settings/load-settings.ts'

/** So many pieces of a variant are few, of a row `p` of products. */
export const fewOfProduct = sql`coalesce(p.low_stock_from, ${lowStockFrom})`

/**
 * Variants that were ordered lately and of which few are left, or none: they need a new delivery soon. No index knows the stock: each sale
 * would have to write it. OFFSET 0 has each variant looked up, or all of them would be read.
 */
export const runningLow = sql`SELECT v.*
  FROM (${orderedLately}) ordered
  CROSS JOIN LATERAL (SELECT * FROM variants WHERE id = ordered.variant_id OFFSET 0) v
  WHERE v.stock <= (SELECT ${fewOfProduct} FROM products p WHERE p.id = v.product_id)`
