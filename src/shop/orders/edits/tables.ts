import { index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../tables.ts'
import type { OrderBefore } from './undo/order-before.ts'

/** Orders as they stood before their last edit, for as long as it can be taken back: a few rows in all. About people: they go with them. */
export const ordersBeforeEdit = pgTable(
  'orders_before_edit',
  {
    orderRef: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The entry of the history that tells of the edit. */
    changeId: uuid().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    before: jsonb().$type<OrderBefore>().notNull(),
  },
  (table) => [index('orders_before_edit_by_time').on(table.at)],
)
