import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { categories, products } from '../catalog/tables.ts'
import { couponScopes, couponKinds } from './coupon.ts'

/** What is taken off orders. Never deleted: orders name the coupon that they were placed with. */
export const coupons = pgTable(
  'coupons',
  {
    id: uuid().primaryKey(),
    /** What it is for, in the words of staff; shoppers never see it. */
    name: text().notNull(),
    kind: text({ enum: couponKinds }).notNull(),
    amountInPaisa: integer(),
    percent: integer(),
    capInPaisa: integer(),
    leastInPaisa: integer(),
    goods: text({ enum: couponScopes }).notNull().default('all'),
    startsAt: timestamp({ withTimezone: true }),
    endsAt: timestamp({ withTimezone: true }),
    firstOrderOnly: boolean().notNull().default(false),
    mostUses: integer(),
    mostUsesOfPhone: integer(),
    mostUsesOfCode: integer(),
    isActive: boolean().notNull().default(true),
    /** Orders that were placed with it and are not canceled. Counted with each write, under the lock of the row. */
    uses: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** One more with each edit, not with each use. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check(
      'coupon_takes_something_off',
      sql`((${table.kind} = 'fixed' AND ${table.amountInPaisa} > 0 AND num_nonnulls(${table.percent}, ${table.capInPaisa}) = 0)
        OR (${table.kind} = 'percent' AND ${table.percent} BETWEEN 1 AND 100 AND ${table.amountInPaisa} IS NULL)
        OR (${table.kind} = 'free-delivery' AND num_nonnulls(${table.amountInPaisa}, ${table.percent}, ${table.capInPaisa}) = 0)) IS TRUE`,
    ),
    check('coupon_goods_are_known', sql`${table.goods} IN ('all', 'categories', 'products')`),
    check('coupon_ends_after_it_starts', sql`${table.endsAt} > ${table.startsAt}`),
    check('coupon_uses_are_counted', sql`${table.uses} >= 0`),
    index('coupons_by_time').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

/** What shoppers type. A coupon has one code that everybody knows, or many that are each for one of them. */
export const couponCodes = pgTable(
  'coupon_codes',
  {
    /** As tidyCode makes it. */
    code: text().primaryKey(),
    couponId: uuid()
      .notNull()
      .references(() => coupons.id),
    uses: integer().notNull().default(0),
  },
  (table) => [
    index('codes_of_coupon').on(table.couponId, table.code),
    check('code_uses_are_counted', sql`${table.uses} >= 0`),
  ],
)

export const couponCategories = pgTable(
  'coupon_categories',
  {
    couponId: uuid()
      .notNull()
      .references(() => coupons.id),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.categoryId] }),
    index('coupons_of_category').on(table.categoryId),
  ],
)

export const couponProducts = pgTable(
  'coupon_products',
  {
    couponId: uuid()
      .notNull()
      .references(() => coupons.id),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.productId] }),
    index('coupons_of_product').on(table.productId),
  ],
)
