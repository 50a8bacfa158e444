import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
    subscribedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('subscriber_language_is_known', sql`${table.language} IN ('en', 'bn')`),
    check('subscriber_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    index('subscribers_by_time').on(
      table.subscribedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)
