import { sql, type SQL } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { users } from '../identity/tables.ts'
import { pictures } from '../pictures/tables.ts'
import { entryKinds, messageStatuses } from './inbox/message.ts'
import { menuPlaces, type MenuItem } from './menus/menu.ts'
import { postKinds, type PostTexts } from './posts/post.ts'

/** Pages of the shop and articles of its blog (D21). English is always there, Bangla where somebody wrote it. */
export const posts = pgTable(
  'posts',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: postKinds }).notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    titleBn: text(),
    /** Plain text: under the title, and for search engines. */
    summary: text().notNull().default(''),
    summaryBn: text(),
    /** Sanitised HTML. */
    body: text().notNull().default(''),
    bodyBn: text(),
    metaTitle: text().notNull().default(''),
    metaTitleBn: text(),
    metaDescription: text().notNull().default(''),
    metaDescriptionBn: text(),
    /** Of reading; counted when saved, so that lists need not read the text. */
    minutes: integer().notNull(),
    minutesBn: integer(),
    picture: text().references(() => pictures.hash),
    /** Goods that it speaks of, in its order. One that is gone is left out when it is shown. */
    productIds: uuid().array().notNull().default([]),
    /** Null is a draft; a moment to come is planned. */
    publishedAt: timestamp({ withTimezone: true }),
    /** It can be restored for a while. */
    deletedAt: timestamp({ withTimezone: true }),
    /** One more with each change (docs/decisions/0073). */
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('post_kind_is_known', sql`${table.kind} IN ('page', 'article')`),
    check('post_has_a_title', sql`${table.title} <> ''`),
    uniqueIndex('post_slug_is_free')
      .on(table.kind, table.slug)
      .where(sql`${table.deletedAt} IS NULL`),
    index('posts_by_publication').on(
      table.kind,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

/** URLs that posts had before; links to them go on working. */
export const formerPostSlugs = pgTable(
  'former_post_slugs',
  {
    kind: text({ enum: postKinds }).notNull(),
    slug: text().notNull(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index('former_slugs_of_post').on(table.postId),
  ],
)

/** What each saving wrote, the latest hundred of a post: to look at, and to go back to. */
export const postVersions = pgTable(
  'post_versions',
  {
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** An account, or `system: ` and the name of a script. */
    by: text().notNull(),
    texts: jsonb().$type<PostTexts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.version] })],
)

/** What stands in a menu; one without a row is as it was at first (docs/decisions/0159). */
export const menus = pgTable(
  'menus',
  {
    place: text({ enum: menuPlaces }).primaryKey(),
    items: jsonb().$type<MenuItem[]>().notNull(),
    /** One more with each change (docs/decisions/0073). */
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('menu_is_known', sql`${table.place} IN ('header', 'footer-goods', 'footer-pages')`),
  ],
)

type Searched = Record<'name' | 'phone' | 'email' | 'subject' | 'message', PgColumn>

/** By what a message is looked for. */
export const searchedMessage = (table: Searched): SQL =>
  sql`search_form(${table.name} || ' ' || coalesce(${table.phone}, '') || ' ' || coalesce(${table.email}, '') || ' ' || ${table.subject} || ' ' || ${table.message})`

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
    index('messages_by_searched_text')
      .using('gin', sql`(${searchedMessage(table)}) gin_trgm_ops`)
      .with({ gin_pending_list_limit: 256 }),
    index('messages_by_fingerprint').on(table.fingerprint, table.receivedAt),
  ],
)

/** What followed a message: answers, what the person wrote back, and notes for colleagues. Only ever added to. */
export const messageEntries = pgTable(
  'contact_message_entries',
  {
    id: uuid().primaryKey(),
    messageId: uuid()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Who wrote it down: an account, or `system: ` and the name of a script. */
    by: text().notNull(),
    kind: text({ enum: entryKinds }).notNull(),
    text: text().notNull(),
    /** Of an answer by mail. Mails are swept after a month; the answer stays. */
    mailId: uuid(),
  },
  (table) => [
    check('entry_kind_is_known', sql`${table.kind} IN ('mail', 'phone', 'reply', 'note')`),
    check('entry_by_mail_has_one', sql`(${table.kind} = 'mail') = (${table.mailId} IS NOT NULL)`),
    index('entries_of_message').on(table.messageId, table.id),
  ],
)
