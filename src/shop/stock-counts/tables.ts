import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Counts of the shelf that were applied. The id is of who sends it: sent twice, applied once. */
export const stockCounts = pgTable(
  'stock_counts',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The account, or `system: script` and a name. */
    by: text().notNull(),
    note: text().notNull().default(''),
    variants: integer().notNull(),
    /** Pieces more, and pieces fewer, than were expected. */
    found: integer().notNull(),
    missing: integer().notNull(),
    /** What was found less what is missing, at the purchase cost of the moment; variants without one are left out. */
    valueInPaisa: bigint({ mode: 'number' }).notNull(),
    /** Pieces that are missing and were sold already. */
    oversold: integer().notNull(),
  },
  (table) => [index('stock_counts_by_time').on(table.at.desc(), table.id.desc())],
)

/** What was on the shelf of each variant of a count, also where nothing differed. It outlives the variant. */
export const countedVariants = pgTable(
  'counted_variants',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    countId: uuid()
      .notNull()
      .references(() => stockCounts.id),
    variantId: uuid().notNull(),
    sku: text().notNull(),
    expected: integer().notNull(),
    counted: integer().notNull(),
    stockBefore: integer().notNull(),
    stockAfter: integer().notNull(),
  },
  (table) => [
    check(
      'counted_variant_is_not_negative',
      sql`${table.counted} >= 0 AND ${table.stockAfter} >= 0`,
    ),
    index('counts_of_variant').on(table.variantId, table.id),
    index('variants_of_count').on(table.countId, table.id),
  ],
)
