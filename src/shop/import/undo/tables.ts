import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ProductSnapshot } from '#shop/catalog/undo/product-snapshot.ts'
import type { CategorySnapshot } from '#shop/catalog/undo/take-back-category.ts'
import { productImports } from '../jobs/tables.ts'

/** What the last import made and changed, with what was there before: from this it is taken back, the latest first. */
export const importChanges = pgTable(
  'import_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    importId: uuid()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['product', 'category'] }).notNull(),
    /** Refers to nothing: it may be gone since. */
    subjectId: uuid().notNull(),
    line: integer().notNull(),
    /** Null: a product that the import made. */
    kept: jsonb().$type<ProductSnapshot | CategorySnapshot>(),
    /** What files said of its stock before; null: nothing. */
    said: jsonb().$type<{ sku: string; stock: number | null }[]>().notNull().default([]),
    /** The latest row of the ledger right after the change. */
    movement: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    check('kind_of_import_change_is_known', sql`${table.kind} IN ('product', 'category')`),
    index('changes_of_import').on(table.importId, table.id),
  ],
)
