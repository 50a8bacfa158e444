import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { orders } from '../orders/tables.ts'
import { devices, dimensions, kinds } from './visit.ts'

const isOneOf = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/**
 * What browsers said of the pages they showed. It names no person: no IP address, no cookie, no account. Only ever added to, and taken away
 * by age. No other index: the sums are what is read (docs/decisions/0178).
 */
export const pageViews = pgTable(
  'page_views',
  {
    at: timestamp({ withTimezone: true }).notNull(),
    /** Tells visitors of one day apart: a hash whose salt is thrown away. Null where a browser asks not to be told apart. */
    visitor: bigint({ mode: 'bigint' }),
    /** The same with the salt of the day before, for visits that begin before midnight. */
    earlier: bigint({ mode: 'bigint' }),
    kind: text({ enum: kinds }).notNull(),
    /** As in English; empty where the shop can have no such page. */
    page: text().notNull(),
    /** Where the visit came from, in a word: `google`, `facebook`, a host, a utm_source, `direct`. */
    source: text().notNull(),
    referrer: text(),
    campaign: text(),
    device: text({ enum: devices }).notNull(),
    browser: text().notNull(),
    language: text({ enum: ['en', 'bn'] }).notNull(),
    /** Where the visitor shared a location. */
    district: text(),
    search: text(),
    found: boolean(),
  },
  (table) => [
    check('view_kind_is_known', sql`${table.kind} IN (${isOneOf(kinds)})`),
    check('view_device_is_known', sql`${table.device} IN (${isOneOf(devices)})`),
    index('page_views_by_time')
      .using('brin', table.at)
      .with({ pages_per_range: 32, autosummarize: true }),
  ],
)

/** Days to be summed anew: a plain row for each change, so that none is lost beside a sum that runs. */
export const visitMarks = pgTable(
  'visit_marks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    day: date().notNull(),
    what: text({ enum: ['views', 'orders'] }).notNull(),
  },
  (table) => [index('visit_marks_by_day').on(table.day)],
)

const sumKey = {
  dimension: text({ enum: dimensions }).notNull(),
  /** Of Dhaka. */
  day: date().notNull(),
  /** Empty for the whole day under `total`, and for what is too rare to be named under the others. */
  value: text().notNull(),
}

/** What is read of visits: sums of each day. They stay when what was counted is gone. */
export const visitSums = pgTable(
  'visit_sums',
  {
    ...sumKey,
    views: integer().notNull(),
    visits: integer().notNull(),
    /** Keys of that day; an estimate, because people share addresses. Of the whole day only. */
    visitors: integer().notNull().default(0),
    /** Visits that came so far. */
    seen: integer().notNull().default(0),
    carts: integer().notNull().default(0),
    checkouts: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.dimension, table.day, table.value] })],
)

/** How an order of the website came about: without a person, from what the browser knew of its visit. */
export const orderVisits = pgTable(
  'order_visits',
  {
    orderRef: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    source: text().notNull(),
    campaign: text(),
    device: text({ enum: devices }).notNull(),
  },
  (table) => [index('order_visits_by_time').on(table.at)],
)

/** What became of the orders of a day, by how they came about. */
export const visitOrderSums = pgTable(
  'visit_order_sums',
  { ...sumKey, placed: integer().notNull(), delivered: integer().notNull() },
  (table) => [primaryKey({ columns: [table.dimension, table.day, table.value] })],
)
