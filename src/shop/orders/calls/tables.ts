import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../tables.ts'
import { callOutcomes } from './call.ts'

/** Calls about an order, most of them to confirm it. Only ever added to: a wrong press is marked as undone. */
export const orderCalls = pgTable(
  'order_calls',
  {
    /** Grows with time. */
    id: uuid().primaryKey(),
    orderRef: uuid()
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The account that called, or a script (nameOfInitiator). */
    by: text().notNull(),
    outcome: text({ enum: callOutcomes }).notNull(),
    callAgainAt: timestamp({ withTimezone: true }),
    /** About a person: it goes with them. */
    note: text().notNull().default(''),
    /** A wrong press: it counts as no call. */
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check(
      'call_outcome_is_known',
      sql`${table.outcome} IN ('confirmed', 'reached', 'no-answer', 'busy', 'wrong-number', 'call-again', 'canceled')`,
    ),
    index('calls_of_order').on(table.orderRef, table.id),
  ],
)

/** Orders that somebody is calling just now: the queue hides them from colleagues. One for each person, a few rows in all. */
export const callHolds = pgTable('order_call_holds', {
  orderRef: uuid()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** As in `order_calls`. */
  by: text().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
})
