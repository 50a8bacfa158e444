import { sql, type SQL } from 'drizzle-orm'
import type { FoundGood } from '#shop/catalog/search/find-goods.ts'
import { orderLines, orders } from '../tables.ts'

/** Conditions that an order holds one of these products, or one of these variants: each has an index of its own. */
export function holdGoods(goods: readonly FoundGood[]): SQL[] {
  const products = goods.flatMap(({ productId, variantId }) => (variantId ? [] : productId))
  const variants = goods.flatMap(({ variantId }) => variantId ?? [])
  return [
    ...(products.length === 0 ? [] : [has(orderLines.productId, products)]),
    ...(variants.length === 0 ? [] : [has(orderLines.variantId, variants)]),
  ]
}

function has(column: typeof orderLines.productId | typeof orderLines.variantId, ids: string[]) {
  return sql`EXISTS (SELECT FROM ${orderLines} WHERE ${orderLines.orderRef} = ${orders.id} AND ${column} = ANY(${sql.param(ids)}::uuid[]))`
}
