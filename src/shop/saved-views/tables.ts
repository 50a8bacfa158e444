import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../identity/tables.ts'
import { savedLists } from './columns.ts'

const listIsKnown = sql`list IN ('orders', 'customers', 'products', 'sales')`

/** Which columns of a list somebody chose for themselves. Who has no row has the usual ones. */
export const listColumnChoices = pgTable(
  'list_column_choices',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text({ enum: savedLists }).notNull(),
    /** Names of a time when there were others are left out where they are read. */
    columns: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.list] }),
    check('list_of_columns_is_known', listIsKnown),
  ],
)

/** A list under a name: what it is narrowed to, how it is sorted, what it shows. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey(),
    list: text({ enum: savedLists }).notNull(),
    name: text().notNull(),
    /** The query of the list's address. It may say a name or a phone: everybody who looks through the list may read it. */
    query: text().notNull(),
    /** Whose alone it is: it goes with their account. Null: everybody who works with the list has it. */
    ownerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Who made it; null once they are gone. */
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('list_of_view_is_known', listIsKnown),
    check(
      'view_is_of_its_author',
      sql`${table.ownerId} IS NULL OR ${table.ownerId} = ${table.authorId}`,
    ),
    index('saved_views_by_owner').on(table.ownerId),
    index('saved_views_by_author').on(table.authorId),
  ],
)
