import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { orderLines } from '../tables.ts'

/** Pieces of a line that came back after the order was shipped, each once. Only a wrong press takes rows away (undo-return.ts). */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: uuid().primaryKey(),
    orderRef: uuid().notNull(),
    position: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The account that took them back, or a script (nameOfInitiator). */
    by: text().notNull(),
    /** Pieces that are sold again. */
    fit: integer().notNull(),
    /** Pieces that are written off. */
    unfit: integer().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'return_is_of_a_line',
      columns: [table.orderRef, table.position],
      foreignColumns: [orderLines.orderRef, orderLines.position],
    }),
    check(
      'something_came_back',
      sql`${table.fit} >= 0 AND ${table.unfit} >= 0 AND ${table.fit} + ${table.unfit} > 0`,
    ),
    index('returns_of_order').on(table.orderRef, table.position),
  ],
)
