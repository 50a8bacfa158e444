import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../tables.ts'

/** Words by which staff sort orders. */
export const orderTags = pgTable(
  'order_tags',
  {
    orderRef: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    tag: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderRef, table.tag] }),
    index('orders_of_tag').on(table.tag, table.orderRef),
  ],
)
