import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../identity/tables.ts'
import { exportedLists, exportFormats } from './export-format.ts'
import { exportProblems, exportStates } from './long-export.ts'

const moment = () => timestamp({ withTimezone: true })

/** Exports that are too long to wait for. A row is the job itself: what is asked for, and how far it is (docs/decisions/0114, 0131). */
export const longExports = pgTable(
  'long_exports',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text({ enum: exportedLists }).notNull(),
    format: text({ enum: exportFormats }).notNull(),
    columns: text().array().notNull(),
    /** Without `asOf`. It may say a name; the row goes with the file. */
    filter: jsonb().notNull().$type<object>(),
    sort: text().notNull(),
    /** When it was asked for: nothing that came later is in it. */
    asOf: moment().notNull(),
    state: text({ enum: exportStates }).notNull().default('waiting'),
    /** How many rows fit; null until they were counted. */
    total: integer(),
    done: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }),
    problem: text({ enum: exportProblems }),
    /** How often it was begun: a writer of an earlier time writes no more. */
    attempts: integer().notNull().default(0),
    /** Nobody begins it before: while it is written, and for a pause after a failure. By the clock of the database. */
    notBefore: moment(),
    endedAt: moment(),
  },
  (table) => [
    check('list_of_export_is_known', sql`list IN ('orders', 'customers', 'products')`),
    check(
      'export_state_is_known',
      sql`${table.state} IN ('waiting', 'writing', 'ready', 'failed')`,
    ),
    uniqueIndex('one_export_of_person')
      .on(table.userId)
      .where(sql`${table.state} IN ('waiting', 'writing')`),
    index('long_exports_by_person').on(table.userId, table.asOf),
  ],
)
