import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { snakeCase } from '../product-fields.ts'
import { products } from '../tables.ts'

/** Which products stand in a category, be it their main one or a further one. All speak of a row `p` of products. */

/** In one of these, by their ids; each product once. */
export function standsIn(ids: readonly string[]): SQL {
  const asked = sql`${sql.param([...ids])}::uuid[]`
  return sql`(p.category_id = ANY (${asked}) OR (p.further_category_ids <> '{}' AND p.further_category_ids && ${asked}))`
}

/** Slugs of all categories that it stands in. */
export const shelvesOfProduct = sql<string[]>`ARRAY(
  SELECT shelf.slug FROM categories shelf WHERE shelf.id = ANY (p.category_id || p.further_category_ids) ORDER BY shelf.slug)`

/** Kept beside the further category, too: read from there, an index has them in order. */
const keptBeside: Partial<Record<string, string>> = {
  id: 'product_id',
  status: 'status',
  publishedAt: 'published_at',
  unitsSold: 'units_sold',
  ratingScore: 'rating_score',
}

const names = Object.keys(getTableColumns(products))

const columnsBeside = sql.join(
  names.map((name) => {
    const column = sql.identifier(snakeCase(name))
    const beside = keptBeside[name]
    return beside === undefined
      ? sql`stored.${column}`
      : sql`placed.${sql.identifier(beside)} AS ${column}`
  }),
  sql`, `,
)

/** What `p.*` is, in an order that does not depend on the table. */
export const everyColumn = sql.join(
  names.map((name) => sql`p.${sql.identifier(snakeCase(name))}`),
  sql`, `,
)

/** Where the rows `p` of a category come from: of those whose main one it is, and of those for which it is a further one. */
export const rowsOfCategory = (id: SQL): [main: SQL, further: SQL] => [
  sql`(SELECT * FROM products WHERE category_id = ${id}) p`,
  sql`(SELECT ${columnsBeside} FROM further_category_products placed
    JOIN products stored ON stored.id = placed.product_id WHERE placed.category_id = ${id}) p`,
]
