import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { subscriberStatuses } from './subscriber.ts'

/** Who wants news of the shop (D21). */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid().primaryKey(),
    /** Lower case. */
    email: text().notNull().unique('subscriber_is_there_once'),
    /** Of the page on which it was asked for. */
    language: text({ enum: ['en', 'bn'] })
      .notNull()
      .default('en'),
    status: text({ enum: subscriberStatuses }).notNull().default('pending'),
    /** In the links of mails to this e-mail: who shows it reads the mail that comes there. */
    token: text().notNull().unique('subscriber_token_is_unique'),
    /** When somebody asked for it last. */
    subscribedAt: timestamp({ withTimezone: true }).notNull(),
    /** By a press on the page that the mail leads to; who asked before there was one has none. */
    confirmedAt: timestamp({ withTimezone: true }),
    unsubscribedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('subscriber_language_is_known', sql`${table.language} IN ('en', 'bn')`),
    check(
      'subscriber_status_is_known',
      sql`${table.status} IN ('pending', 'subscribed', 'unsubscribed')`,
    ),
    check('subscriber_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    index('subscribers_by_status').on(table.status, table.id),
    index('subscribers_by_email')
      .using('gin', sql`${table.email} gin_trgm_ops`)
      .with({ gin_pending_list_limit: 256 }),
  ],
)
