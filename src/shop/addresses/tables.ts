import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../identity/tables.ts'

/** Where somebody has parcels sent to. They go with the account. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    district: text().notNull(),
    area: text().notNull(),
    address: text().notNull(),
    isDefault: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('addresses_of_user').on(table.userId),
    uniqueIndex('one_address_is_the_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
)
