import { sql, type SQL } from 'drizzle-orm'

export interface ProductChoice {
  /** Of a row `p` of products, as are the others. */
  columns: SQL
  where: SQL
  orderBy: SQL
  limit: number
  offset?: number
  /** Ids of categories; left out, the whole shop. */
  branch?: readonly string[] | undefined
}

/**
 * The rows wanted, in order. Those of several categories are merged from the index of each, as no index has them all in one order
 * (docs/decisions/0141).
 */
export function chooseProducts({ branch, ...choice }: ProductChoice): SQL {
  const { columns, where, orderBy, limit, offset = 0 } = choice
  const inOrder = sql`ORDER BY ${orderBy} LIMIT ${limit} OFFSET ${offset}`
  if (!branch) return sql`SELECT ${columns} FROM products p WHERE ${where} ${inOrder}`
  const [only] = branch
  if (branch.length <= 1) {
    const isIn = only === undefined ? sql`false` : sql`p.category_id = ${only}::uuid`
    return sql`SELECT ${columns} FROM products p WHERE ${isIn} AND ${where} ${inOrder}`
  }
  const arms = branch.map(
    (id) => sql`(
      SELECT p.* FROM products p WHERE p.category_id = ${id}::uuid AND ${where}
      ORDER BY ${orderBy} LIMIT ${offset + limit})`,
  )
  return sql`SELECT ${columns} FROM (${sql.join(arms, sql` UNION ALL `)}) p ${inOrder}`
}
