import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/tables.ts'

/** How somebody arranged the panelboard. Who has no row has the usual one. */
export const panelboardArrangements = pgTable('panelboard_arrangements', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Names of a time when there were others are left out where they are read. */
  cards: text().array().notNull(),
  hidden: text().array().notNull(),
})

/** Who wants the day's figures by mail. A row stays when its person may not see sales any more; nothing is sent then. */
export const dailyMails = pgTable(
  'daily_mails',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    language: text({ enum: ['en', 'bn'] }).notNull(),
    /** The last day in Dhaka whose figures were sent, or that was over when somebody began to want them. */
    sentFor: date().notNull(),
  },
  (table) => [
    check('daily_mail_has_a_language', sql`${table.language} IN ('en', 'bn')`),
    index('daily_mails_by_day').on(table.sentFor),
  ],
)
