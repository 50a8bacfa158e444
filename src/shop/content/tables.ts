import { sql, type SQL } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { users } from '../identity/tables.ts'
import { pictures } from '../pictures/tables.ts'
import { entryKinds, messageStatuses } from './inbox/message.ts'

/** Articles of the blog (D21). English is always there, Bangla where somebody wrote it. */
export const articles = pgTable(
  'articles',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique('article_slug_is_free'),
    title: text().notNull(),
    titleBn: text(),
    /** Plain text: under the title in lists, and for search engines. */
    summary: text().notNull(),
    summaryBn: text(),
    /** Sanitised HTML. */
    body: text().notNull(),
    bodyBn: text(),
    /** Of reading; counted when saved, so that lists need not read the text. */
    minutes: integer().notNull(),
    minutesBn: integer(),
    picture: text().references(() => pictures.hash),
    /** Goods that it speaks of, in its order. One that is gone is left out when the article is shown. */
    productIds: uuid().array().notNull().default([]),
    /** Null is a draft; a moment to come is planned. */
    publishedAt: timestamp({ withTimezone: true }),
    /** One more with each change (docs/decisions/0073). */
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('article_has_a_title', sql`${table.title} <> ''`),
    index('articles_by_publication').on(
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

/** Addresses that articles had before; links to them go on working. */
export const formerArticleSlugs = pgTable(
  'former_article_slugs',
  {
    slug: text().primaryKey(),
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_slugs_of_article').on(table.articleId)],
)

/** What the merchant writes on pages of the shop itself (D21); a page without a row says only what the settings know. */
export const pages = pgTable(
  'pages',
  {
    name: text({ enum: ['about-us', 'blog', 'contact-us'] }).primaryKey(),
    /** One more with each change (docs/decisions/0073). */
    version: integer().notNull().default(1),
    intro: text().notNull(),
    introBn: text(),
    /** Sanitised HTML. */
    body: text().notNull().default(''),
    bodyBn: text(),
    picture: text().references(() => pictures.hash),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('page_is_known', sql`${table.name} IN ('about-us', 'blog', 'contact-us')`)],
)

type Searched = Record<'name' | 'phone' | 'email' | 'subject' | 'message', PgColumn>

/** By what a message is looked for. */
export const searchedMessage = (table: Searched): SQL =>
  sql`lower(${table.name} || ' ' || coalesce(${table.phone}, '') || ' ' || coalesce(${table.email}, '') || ' ' || ${table.subject} || ' ' || ${table.message})`

/** What people wrote to the shop on its contact page (D21), and how far it is with the answer. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    /** Of version 7: grows with time. */
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
    status: text({ enum: messageStatuses }).notNull().default('new'),
    /** Until when an answer was promised. */
    answerDueAt: timestamp({ withTimezone: true }).notNull(),
    /** Who of the staff takes care of it. */
    assignedTo: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** One more with each answer and each change of the status (docs/decisions/0073). */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('message_language_is_known', sql`${table.language} IN ('en', 'bn')`),
    check('message_status_is_known', sql`${table.status} IN ('new', 'answered', 'closed')`),
    check('message_can_be_answered', sql`${table.phone} IS NOT NULL OR ${table.email} IS NOT NULL`),
    check('message_is_not_empty', sql`${table.message} <> ''`),
    index('messages_by_status').on(table.status, table.id),
    index('messages_by_assignee')
      .on(table.assignedTo, table.id)
      .where(sql`${table.assignedTo} IS NOT NULL`),
    index('messages_by_phone').on(table.phone),
    index('messages_by_email').on(sql`lower(${table.email})`),
    index('messages_by_searched_text').using('gin', sql`(${searchedMessage(table)}) gin_trgm_ops`),
    index('messages_by_fingerprint').on(table.fingerprint, table.receivedAt),
  ],
)

/** What the shop did about a message: answers, and notes for colleagues. Only ever added to. */
export const messageEntries = pgTable(
  'contact_message_entries',
  {
    id: uuid().primaryKey(),
    messageId: uuid()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    /** An account, or `system: ` and the name of a script. */
    by: text().notNull(),
    kind: text({ enum: entryKinds }).notNull(),
    text: text().notNull(),
    /** Of an answer by mail. Mails are swept after a month; the answer stays. */
    mailId: uuid(),
  },
  (table) => [
    check('entry_kind_is_known', sql`${table.kind} IN ('mail', 'phone', 'note')`),
    check('entry_by_mail_has_one', sql`(${table.kind} = 'mail') = (${table.mailId} IS NOT NULL)`),
    index('entries_of_message').on(table.messageId, table.id),
  ],
)
