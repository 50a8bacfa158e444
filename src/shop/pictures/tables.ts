import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One row for each stored picture; the name is the hash of its content, so the same picture is kept once. */
export const pictures = pgTable(
  'pictures',
  {
    hash: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** A picture of a few pixels as a data: address, shown until the real one is there. */
    placeholder: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the sizes that pages ask for most were made; null means that they wait for it. */
    preparedAt: timestamp({ withTimezone: true }),
    /** Beside a review: kept no longer than a day once it is taken away. */
    isBuyers: boolean().notNull().default(false),
    /** Since when nothing names it, as far as a night has seen. */
    unusedSince: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('picture_has_a_size', sql`${table.width} > 0 AND ${table.height} > 0`),
    index('pictures_to_prepare')
      .on(table.createdAt)
      .where(sql`prepared_at IS NULL`),
    index('pictures_unused')
      .on(table.unusedSince)
      .where(sql`unused_since IS NOT NULL`),
  ],
)
