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
import { isOneOf } from '../orders/table-parts.ts'
import { goodsKinds, salesKinds } from './contract.ts'
import { cohortColumns, sumColumns } from './sum-columns.ts'

const amount = () => bigint({ mode: 'number' }).notNull()

/** Orders that may not have been booked as they stand. A row without any index is all that placing an order pays for being counted (docs/decisions/0171). */
export const salesQueue = pgTable('sales_queue', { orderRef: uuid().notNull() })

/**
 * What happened to orders, as amounts of the whole order: the books of the shop. Only ever added to, by `book_orders` alone: what is
 * changed or undone is one more row, of its own day (docs/decisions/0170). It outlives what it tells of, so it refers to nothing.
 */
export const salesEntries = pgTable(
  'sales_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderRef: uuid().notNull(),
    kind: text({ enum: salesKinds }).notNull(),
    /** When it happened. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** The day of it in Dhaka. */
    day: date().notNull(),
    /** Of what can happen several times to an order (pieces that come back, payments): which time it was. */
    eventAt: timestamp({ withTimezone: true }),
    /** `shopper`, `shop`, a script, or the account that did it. */
    by: text().notNull(),
    /** As they were then; empty where it was handed over in the shop. */
    district: text().notNull(),
    source: text().notNull(),
    couponRef: uuid(),
    /** Of delivered: `new` where the buyer had got nothing before. */
    customer: text({ enum: ['new', 'returning'] }),
    orders: integer().notNull(),
    pieces: integer().notNull(),
    grossInPaisa: amount(),
    discountInPaisa: amount(),
    deliveryInPaisa: amount(),
    costedInPaisa: amount(),
    costInPaisa: amount(),
    /** Of money. */
    amountInPaisa: amount(),
  },
  (table) => [
    check('sales_kind_is_known', isOneOf(table.kind, salesKinds)),
    index('sales_entries_of_order').on(table.orderRef),
    index('sales_entries_of_day').on(table.day),
  ],
)

/** The same by line: what products, variants, categories and brands are summed from. The lines of an entry come to what the entry says. */
export const salesLineEntries = pgTable(
  'sales_line_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderRef: uuid().notNull(),
    position: integer().notNull(),
    kind: text({ enum: goodsKinds }).notNull(),
    day: date().notNull(),
    eventAt: timestamp({ withTimezone: true }),
    sku: text().notNull(),
    /** As they were when the line was first booked: a category that is merged later leaves closed months as they are. */
    productId: uuid(),
    variantId: uuid(),
    categoryId: uuid(),
    brand: text(),
    /** 1 where a line is booked for the first time, -1 where all of it is taken back: what orders are counted by. */
    lines: integer().notNull(),
    pieces: integer().notNull(),
    grossInPaisa: amount(),
    discountInPaisa: amount(),
    costedInPaisa: amount(),
    costInPaisa: amount(),
  },
  (table) => [
    check('sales_line_kind_is_known', isOneOf(table.kind, goodsKinds)),
    index('sales_lines_of_order').on(table.orderRef),
    index('sales_lines_of_day').on(table.day),
  ],
)

/** Days whose sums are out of date, as plain rows: a unique day would lose the change of a transaction that is still writing (docs/decisions/0171). */
export const staleSalesDays = pgTable('stale_sales_days', {
  day: date().notNull(),
  /** Of the cohorts of the day: how its orders ended. */
  isCohort: boolean().notNull(),
})

/** `object`: their names are for SQL that is put together from the same list. */
const sums = (): object =>
  Object.fromEntries(
    sumColumns.map(({ name, isWide }) => [
      name,
      isWide ? bigint(name, { mode: 'number' }) : integer(name),
    ]),
  )

/** Made from the entries of the day, whole, whenever one is added. What a day has nothing of is null. */
export const salesDays = pgTable(
  'sales_days',
  { day: date().notNull(), dimension: text().notNull(), key: text().notNull(), ...sums() },
  (table) => [
    primaryKey({ columns: [table.dimension, table.day, table.key] }),
    index('sales_days_of_key').on(table.dimension, table.key, table.day),
  ],
)

/** Made from the days of months that have ended. */
export const salesMonths = pgTable(
  'sales_months',
  { month: date().notNull(), dimension: text().notNull(), key: text().notNull(), ...sums() },
  (table) => [
    primaryKey({ columns: [table.dimension, table.month, table.key] }),
    index('sales_months_of_key').on(table.dimension, table.key, table.month),
  ],
)

const cohorts = (): object =>
  Object.fromEntries(cohortColumns.map((name) => [name, integer(name).notNull()]))

/** How the orders of a day ended so far, of those that were placed and of those that were sent on it. */
export const salesCohorts = pgTable('sales_cohorts', {
  day: date().primaryKey(),
  ...cohorts(),
})

/** Who came back: customers by the month of their first delivered order, and what they bought in each month since. Counted anew each night. */
export const salesCustomerMonths = pgTable(
  'sales_customer_months',
  {
    cohort: date().notNull(),
    month: date().notNull(),
    customers: integer().notNull(),
    orders: integer().notNull(),
    /** Delivered less returned. */
    netInPaisa: amount(),
  },
  (table) => [primaryKey({ columns: [table.cohort, table.month] })],
)

/**
 * What the cells of customers by month are made of, written with them: what each order added on a day, under the month of its buyer's first
 * delivered order (docs/decisions/0198).
 */
export const salesCustomerEntries = pgTable(
  'sales_customer_entries',
  {
    cohort: date().notNull(),
    day: date().notNull(),
    orderRef: uuid().notNull(),
    kind: text({ enum: ['delivered', 'returned'] }).notNull(),
    /** 1 at the first order of a customer who bought in the month. */
    customers: integer().notNull(),
    orders: integer().notNull(),
    netInPaisa: amount(),
  },
  (table) => [primaryKey({ columns: [table.cohort, table.day, table.orderRef, table.kind] })],
)

/** What stands on the shelf and how it goes, by variant. Counted anew each night. */
export const salesStock = pgTable(
  'sales_stock',
  {
    variantId: uuid().primaryKey(),
    productId: uuid().notNull(),
    stock: integer().notNull(),
    /** At what was paid for it; where nobody said, it counts as nothing. */
    valueInPaisa: amount(),
    isCostKnown: boolean().notNull(),
    soldIn30Days: integer().notNull(),
    soldIn90Days: integer().notNull(),
    /** As long as it lasts at the pace of the last thirty days; null where nothing goes. */
    coverDays: integer(),
    /** Of the last thirty days, how many it could not be sold. */
    soldOutDays: integer().notNull(),
  },
  (table) => [
    index('sales_stock_by_value').on(table.valueInPaisa, table.variantId),
    index('sales_stock_by_cover')
      .on(table.coverDays, table.variantId)
      .where(sql`${table.coverDays} IS NOT NULL`),
    index('sales_stock_dead')
      .on(table.valueInPaisa, table.variantId)
      .where(sql`${table.stock} > 0 AND ${table.soldIn90Days} <= 0`),
    index('sales_stock_sold_out')
      .on(table.soldOutDays, table.variantId)
      .where(sql`${table.soldOutDays} > 0`),
  ],
)
