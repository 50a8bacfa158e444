import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/tables.ts'

/** Which columns of the list of orders somebody chose for themselves. Who has no row has the usual ones. */
export const orderListColumns = pgTable('order_list_columns', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Names of a time when there were others are left out where they are read. */
  columns: text().array().notNull(),
})

/** The list of orders under a name: what it is narrowed to, how it is sorted, what it shows. */
export const orderViews = pgTable(
  'order_views',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** The query of the list's address. It may say a name or a phone: whoever looks through orders may read it. */
    query: text().notNull(),
    /** Whose alone it is: it goes with their account. Null: everybody who works on orders has it. */
    ownerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Who made it; null once they are gone. */
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'view_is_of_its_author',
      sql`${table.ownerId} IS NULL OR ${table.ownerId} = ${table.authorId}`,
    ),
    index('order_views_by_owner').on(table.ownerId),
    index('order_views_by_author').on(table.authorId),
  ],
)
