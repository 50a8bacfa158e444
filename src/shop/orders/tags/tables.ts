import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../tables.ts'

/** Words by which staff sort orders. */
export const orderTags = pgTable(
  'order_tags',
  {
    orderRef: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Of the order, which never changes it: the list of a tag goes on by time. */
    placedAt: timestamp({ withTimezone: true }).notNull(),
    tag: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderRef, table.tag] }),
    index('orders_of_tag').on(table.tag, table.placedAt, table.orderRef),
  ],
)
