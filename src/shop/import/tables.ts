import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { pictures } from '../pictures/tables.ts'

/** Which picture came from where, so that the next import of the same file neither fetches nor shrinks it again. */
export const importedPictures = pgTable('imported_pictures', {
  /** A URL, or sha256: and the hash of a file's content. */
  source: text().primaryKey(),
  picture: text()
    .notNull()
    .references(() => pictures.hash, { onDelete: 'cascade' }),
})

/** How many pieces the last file said of a variant, so that the next one counts by the difference (follow-stock.ts). */
export const importedStock = pgTable('imported_stock', {
  sku: text().primaryKey(),
  stock: integer().notNull(),
})
