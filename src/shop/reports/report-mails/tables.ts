import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/tables.ts'
import { savedViews } from '../../saved-views/tables.ts'
import { mailPeriods } from './mail-period.ts'

/** Who wants a saved report by mail. A row stays when its person may not see sales any more; nothing is sent then. */
export const reportMails = pgTable(
  'report_mails',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    viewId: uuid()
      .notNull()
      .references(() => savedViews.id, { onDelete: 'cascade' }),
    every: text({ enum: mailPeriods }).notNull(),
    language: text({ enum: ['en', 'bn'] }).notNull(),
    /** The last day in Dhaka of what was sent, or was over when somebody began to want it. */
    sentFor: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.viewId] }),
    check('report_mail_has_a_period', sql`${table.every} IN ('week', 'month')`),
    check('report_mail_has_a_language', sql`${table.language} IN ('en', 'bn')`),
    index('report_mails_by_view').on(table.viewId),
    index('report_mails_by_day').on(table.every, table.sentFor),
  ],
)
