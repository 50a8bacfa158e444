import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../identity/tables.ts'
import type { StoredLine } from './synced/lists.ts'

/** Cart and wishlist of an account: read and written whole, one version for both, gone with the account (decision 27). */
export const syncedLists = pgTable(
  'synced_lists',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One more with every change. */
    version: integer().notNull(),
    /** In the order of the cart. The ids are not tied to the catalogue: the cart page names what it no longer has. */
    cart: jsonb().$type<readonly StoredLine[]>().notNull(),
    /** Ids of products, in the order of the wishlist. */
    wishlist: jsonb().$type<readonly string[]>().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('synced_version_counts_from_one', sql`${table.version} > 0`),
    check(
      'synced_lists_are_lists',
      sql`jsonb_typeof(${table.cart}) = 'array' AND jsonb_typeof(${table.wishlist}) = 'array'`,
    ),
  ],
)
