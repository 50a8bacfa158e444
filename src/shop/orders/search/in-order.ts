import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { OrderSort } from '../desk/order-filter.ts'
import { orders } from '../tables.ts'

export const sorts = {
  newest: { column: orders.placedAt, isDown: true },
  oldest: { column: orders.placedAt, isDown: false },
  largest: { column: orders.grandTotalInPaisa, isDown: true },
  smallest: { column: orders.grandTotalInPaisa, isDown: false },
} as const

export function sorted(sort: OrderSort): SQL[] {
  const { column, isDown } = sorts[sort]
  const by = isDown ? desc : asc
  return [by(column), by(orders.id)]
}

/** What comes after the order with this id: its row says where it stands, so the address needs no more than the id. */
export function comesAfter(
  after: string,
  sort: OrderSort,
  { column, id }: { column: SQL | PgColumn; id: SQL | PgColumn },
): SQL {
  const { isDown } = sorts[sort]
  const place = sql`(${placeOf(columnName[sort], after)}, ${after}::uuid)`
  return sql`(${column}, ${id}) ${sql.raw(isDown ? '<' : '>')} ${place}`
}

/** What an order has there, by its id. */
export const placeOf = (name: string, id: string): SQL =>
  sql`(SELECT before.${sql.identifier(name)} FROM ${orders} before WHERE before.id = ${id})`

const columnName: Record<OrderSort, string> = {
  newest: 'placed_at',
  oldest: 'placed_at',
  largest: 'grand_total_in_paisa',
  smallest: 'grand_total_in_paisa',
}

export const isByTime = (sort: OrderSort) => sorts[sort].column === orders.placedAt
