import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { mailStates } from './mail.ts'
import { mailSecurities } from './server/contract.ts'

/** Every mail of the shop, sent or waiting. Where no mail server is set, this is where the merchant reads them. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    to: text().notNull(),
    /** Where an answer goes; else to the sender of all mails. */
    replyTo: text(),
    /** Where one press ends such mails (RFC 8058); it holds a secret of whose e-mail it is. */
    unsubscribeLink: text(),
    language: text({ enum: ['en', 'bn'] }).notNull(),
    template: text().notNull(),
    subject: text().notNull(),
    /** Both hold a link that works for anyone who has it, until it has ended or was used; mails are swept after a month. */
    text: text().notNull(),
    html: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Kept: there was no mail server. Waiting: it is tried, also after an error. Failed: it is not tried any more. */
    state: text({ enum: mailStates }).notNull().default('kept'),
    sentAt: timestamp({ withTimezone: true }),
    /** How often the mail server was asked to take it. */
    attempts: integer().notNull().default(0),
    lastError: text(),
  },
  (table) => [
    check('mail_language_is_known', sql`${table.language} IN ('en', 'bn')`),
    check('mail_state_is_known', sql`${table.state} IN ('kept', 'waiting', 'sent', 'failed')`),
    index('mails_by_time').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

/** The mail server that the merchant set, at most one row. Where SMTP_URL is set, it is not used. */
export const mailServers = pgTable(
  'mail_servers',
  {
    id: smallint().primaryKey().default(1),
    host: text().notNull(),
    port: integer().notNull(),
    security: text({ enum: mailSecurities }).notNull(),
    /** Empty if the server needs no sign-in. */
    user: text().notNull(),
    /** Encrypted with a key that is not in the database (find-mail-server.ts). */
    password: text(),
    from: text().notNull(),
    version: integer().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('mail_server_is_one', sql`${table.id} = 1`),
    check('mail_security_is_known', sql`${table.security} IN ('tls', 'starttls', 'none')`),
  ],
)
