import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What people wrote to the shop on its contact page (D21). Only ever added to here. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** E.164. Where to answer: this or the e-mail. */
    phone: text(),
    email: text(),
    subject: text().notNull().default(''),
    message: text().notNull(),
    language: text({ enum: ['en', 'bn'] })
      .notNull()
      .default('en'),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    /** Of all that was typed: the same message sent again shortly after is not another one. */
    fingerprint: text().notNull(),
  },
  (table) => [
    check('message_language_is_known', sql`${table.language} IN ('en', 'bn')`),
    check('message_can_be_answered', sql`${table.phone} IS NOT NULL OR ${table.email} IS NOT NULL`),
    check('message_is_not_empty', sql`${table.message} <> ''`),
    index('messages_by_time').on(
      table.receivedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('messages_by_fingerprint').on(table.fingerprint, table.receivedAt),
  ],
)
