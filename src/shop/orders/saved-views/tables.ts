import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/tables.ts'

/** Which columns of the list of orders somebody chose for themselves. Who has no row has the usual ones. */
export const orderListColumns = pgTable('order_list_columns', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Names of a time when there were others are left out where they are read. */
  columns: text().array().notNull(),
})
