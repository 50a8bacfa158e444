import { bigint, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/**
 * The products and variants that led in a month, by each figure: what lets a report name the best of a hundred thousand without adding all
 * of them up (docs/decisions/0202). Made from the days of the month, whole, once none of them waits to be summed up. The running month ends
 * yesterday; today stands for itself.
 */
export const salesLeaders = pgTable(
  'sales_leaders',
  {
    /** The first day. */
    since: date().notNull(),
    dimension: text().notNull(),
    figure: text().notNull(),
    /** The last day. */
    through: date().notNull(),
    /** The largest first; `most` of each stands at the same place. */
    keys: uuid().array().notNull(),
    /** What the days above zero come to: no part of these days comes to more. */
    most: bigint({ mode: 'number' }).array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dimension, table.figure, table.since] })],
)
