import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the merchant changed from the first values in settings.ts; a key that is not here has its first value. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  /** One more with each change (docs/decisions/0073). */
  version: integer().notNull().default(1),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
