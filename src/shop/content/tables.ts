import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { pictures } from '../pictures/tables.ts'

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
