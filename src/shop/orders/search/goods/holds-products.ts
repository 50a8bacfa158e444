import { sql, type SQL } from 'drizzle-orm'
import type { MatchedProduct } from '#shop/catalog/search/find-product-matches.ts'
import { orderLines, orders } from '../../tables.ts'

/** Conditions that an order holds one of these products, or one of these variants: each has an index of its own. */
export function holdsProducts(matches: readonly MatchedProduct[]): SQL[] {
  const products = matches.flatMap(({ productId, variantId }) => (variantId ? [] : productId))
  const variants = matches.flatMap(({ variantId }) => variantId ?? [])
  return [
    ...(products.length === 0 ? [] : [has(orderLines.productId, products)]),
    ...(variants.length === 0 ? [] : [has(orderLines.variantId, variants)]),
  ]
}

function has(column: typeof orderLines.productId | typeof orderLines.variantId, ids: string[]) {
  return sql`EXISTS (SELECT FROM ${orderLines} WHERE ${orderLines.orderRef} = ${orders.id} AND ${column} = ANY(${sql.param(ids)}::uuid[]))`
}
