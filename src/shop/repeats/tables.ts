import {
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../identity/tables.ts'

/** Calls that their sender gave a key, so that one that is sent again does nothing a second time. */
export const repeatableCalls = pgTable(
  'repeatable_calls',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Of what was asked for: the same key with something else is a mistake. */
    requestHash: text().notNull(),
    /** What it was about when it came first: what fits a filter changes by what is done to it. */
    chosen: jsonb().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('call_is_made_once').on(table.userId, table.key),
    index('repeatable_calls_by_time').on(table.at),
  ],
)

/** What of them is done: written in the transaction that does it. */
export const doneLines = pgTable(
  'repeatable_call_lines',
  {
    callId: uuid()
      .notNull()
      .references(() => repeatableCalls.id, { onDelete: 'cascade' }),
    /** Such as a product, or a variant. */
    subject: uuid().notNull(),
    /** What was answered of it. */
    answer: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.callId, table.subject] })],
)
