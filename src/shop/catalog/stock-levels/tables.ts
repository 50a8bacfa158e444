import { index, pgTable, smallint, uuid } from 'drizzle-orm/pg-core'

/** Of a row that says no more than that some level of the product has changed since they were folded. */
export const changedSince = -1

/**
 * How much there is of the variants of a product, as levels (the function `stock_level`: 0 for none): written by folding
 * (fold-stock-levels.ts), one row for each product. A trigger of the table of variants adds a row without levels whenever one of them gets into
 * another level, and writes no other: buyers wait for nobody here, and who looks takes those products, too, and counts their pieces. No
 * product is pointed at, for a foreign key would hold its row (docs/decisions/0208).
 */
export const stockLevels = pgTable(
  'stock_levels',
  {
    productId: uuid().notNull(),
    /** Of the variant with the fewest pieces. */
    fewest: smallint().notNull().default(changedSince),
    /** Of the variant with the most pieces. */
    most: smallint().notNull().default(changedSince),
    /**
     * Of a product that says itself from how many pieces it runs low: -1 where the fewest are surely few, 1 where they surely are not, 0
     * where they have to be counted.
     */
    own: smallint(),
  },
  (table) => [
    index('stock_levels_of_product').on(table.productId),
    index('products_by_fewest_pieces').on(table.fewest, table.most),
    index('products_by_most_pieces').on(table.most),
    index('products_by_own_level').on(table.own, table.fewest),
  ],
)
