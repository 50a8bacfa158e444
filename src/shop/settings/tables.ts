import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** As the driver reads it: drizzle's own type parses a text once more, and makes a number of a BIN. */
const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})

/** What the merchant changed from the first values in settings.ts; a key that is not here has its first value. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: json().notNull(),
  /** One more with each change (docs/decisions/0073). */
  version: integer().notNull().default(1),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
