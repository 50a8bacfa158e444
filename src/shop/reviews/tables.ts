import { sql, type SQL } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { products } from '../catalog/tables.ts'
import type { Stars } from '../catalog/ratings/rating.ts'
import { users } from '../identity/tables.ts'
import { orders } from '../orders/tables.ts'
import { pictures } from '../pictures/tables.ts'
import { reportReasons, reviewStatuses } from './review.ts'

const languages = ['en', 'bn'] as const

/** By what staff look for a review. */
export const searchedReview = (table: Record<'author' | 'orderId' | 'text', PgColumn>): SQL =>
  sql`search_form(${table.author} || ' ' || ${table.orderId} || ' ' || ${table.text})`

/** What buyers say about what they got (docs/decisions/0158). */
export const reviews = pgTable(
  'reviews',
  {
    /** Of version 7: grows with time. */
    id: uuid().primaryKey(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The delivered order that it came with; null where the demonstration invented it. */
    orderRef: uuid().references(() => orders.id),
    /** The number of that order, for people. */
    orderId: text().notNull(),
    /** Of the buyer, who reviews a product once; both are forgotten with the person. */
    customerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    phone: text(),
    /** As it is shown: masked after its first word. Empty once the person is forgotten. */
    author: text().notNull(),
    stars: smallint().$type<Stars>().notNull(),
    text: text().notNull().default(''),
    language: text({ enum: languages }).notNull().default('en'),
    status: text({ enum: reviewStatuses }).notNull().default('waiting'),
    /** How many readers reported it since somebody of the shop last approved it. */
    reports: integer().notNull().default(0),
    /** Of the shop; empty where there is none. */
    answer: text().notNull().default(''),
    answeredAt: timestamp({ withTimezone: true }),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
    /** One more with each change (docs/decisions/0073). */
    version: integer().notNull().default(1),
  },
  (table) => [
    check(
      'review_without_order_is_of_nobody',
      sql`${table.orderRef} IS NOT NULL OR (${table.phone} IS NULL AND ${table.customerId} IS NULL)`,
    ),
    check('stars_are_one_to_five', sql`${table.stars} BETWEEN 1 AND 5`),
    check('review_status_is_known', sql`${table.status} IN ('waiting', 'approved', 'hidden')`),
    check('review_language_is_known', sql`${table.language} IN ('en', 'bn')`),
    check('reports_are_not_negative', sql`${table.reports} >= 0`),
    check('review_answer_has_a_time', sql`(${table.answer} = '') = (${table.answeredAt} IS NULL)`),
    uniqueIndex('order_reviews_a_product_once').on(table.orderRef, table.productId),
    uniqueIndex('phone_reviews_a_product_once')
      .on(table.productId, table.phone)
      .where(sql`${table.phone} IS NOT NULL`),
    index('reviews_shown')
      .on(table.productId, table.id)
      .where(sql`${table.status} = 'approved'`),
    index('reviews_of_product').on(table.productId, table.id),
    index('reviews_by_status').on(table.status, table.id),
    index('reviews_by_stars').on(table.stars, table.id),
    index('reviews_by_stars_and_status').on(table.stars, table.status, table.id),
    index('reviews_reported')
      .on(table.id)
      .where(sql`${table.reports} > 0`),
    index('reviews_of_customer')
      .on(table.customerId)
      .where(sql`${table.customerId} IS NOT NULL`),
    index('reviews_of_phone')
      .on(table.phone)
      .where(sql`${table.phone} IS NOT NULL`),
    index('reviews_by_searched_text')
      .using('gin', sql`(${searchedReview(table)}) gin_trgm_ops`)
      .with({ gin_pending_list_limit: 256 }),
  ],
)

export const reviewPhotos = pgTable(
  'review_photos',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    pictureHash: text()
      .notNull()
      .references(() => pictures.hash),
    /** In the order in which they came. */
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.pictureHash] }),
    index('reviews_of_picture').on(table.pictureHash),
  ],
)

/** Each reader reports a review once. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** An account, or a client as a hash whose key is thrown away after a day. */
    reader: text().notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.reader] }),
    check(
      'report_reason_is_known',
      sql`${table.reason} IN ('offensive', 'untrue', 'advertising', 'private')`,
    ),
  ],
)
