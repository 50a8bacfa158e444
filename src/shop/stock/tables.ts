import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { stockMovementKinds } from './movement-kinds.ts'

/**
 * Every change of a variant's stock: the sum of all changes of a variant is its stock. Only ever added to. It outlives variant
 * and order, so it refers to neither.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: uuid().notNull(),
    sku: text().notNull(),
    kind: text({ enum: stockMovementKinds }).notNull(),
    stockBefore: integer().notNull(),
    stockAfter: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** `shopper`, `shop` where it does so by itself, or the account. */
    by: text().notNull(),
    orderRef: uuid(),
    /** In words: why an order was canceled, or what staff noted. */
    reason: text().notNull().default(''),
  },
  (table) => [
    check(
      'stock_movement_kind_is_known',
      sql`${table.kind} IN ('opening', 'order', 'cancellation', 'release', 'adjustment', 'import', 'return', 'write-off', 'received', 'damaged', 'lost', 'given-away', 'other')`,
    ),
    check('stock_moved', sql`${table.stockBefore} <> ${table.stockAfter}`),
    // Only ever added to: a range of time is a range of pages, and writing costs next to nothing.
    index('movements_by_time').using('brin', table.at),
    index('movements_of_variant').on(table.variantId, table.id),
  ],
)
