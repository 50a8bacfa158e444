import { sql } from 'drizzle-orm'
import { check, index, integer, type ExtraConfigColumn } from 'drizzle-orm/pg-core'

/** Of the table of products: what its reviews give it. */
export const ratingColumns = () => ({
  /** How many reviews that are shown gave one star, two, … five. Kept with the review (count-stars.ts). */
  starCounts: integer().array().notNull().default([0, 0, 0, 0, 0]),
  /** What lists sort by, in hundredths of a star: as if five more had given three and a half (docs/decisions/0158). */
  ratingScore: integer()
    .notNull()
    .generatedAlwaysAs(
      sql`CASE WHEN star_counts = '{0,0,0,0,0}' THEN 0 ELSE (1750 + 100 * (star_counts[1] + 2 * star_counts[2] + 3 * star_counts[3] + 4 * star_counts[4] + 5 * star_counts[5])) / (5 + star_counts[1] + star_counts[2] + star_counts[3] + star_counts[4] + star_counts[5]) END`,
    ),
})

type Name = 'id' | 'categoryId' | 'starCounts' | 'ratingScore'

export const ratingIndexes = (table: Record<Name, ExtraConfigColumn>) => [
  check(
    'stars_are_counted_one_to_five',
    sql`cardinality(${table.starCounts}) = 5 AND 0 <= ALL (${table.starCounts})`,
  ),
  index('products_by_rating')
    .on(table.ratingScore.desc().nullsFirst(), table.id.desc().nullsFirst())
    .where(sql`status = 'active'`),
  index('products_of_category_by_rating')
    .on(table.categoryId, table.ratingScore.desc().nullsFirst(), table.id.desc().nullsFirst())
    .where(sql`status = 'active'`),
]
