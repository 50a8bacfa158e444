import { sql, type SQL } from 'drizzle-orm'
import { everyColumn, rowsOfCategory } from '../further-categories/standing-in.ts'

export interface ProductChoice {
  /** Of a row `p` of products, as are the others. */
  columns: SQL
  where: SQL
  /** No two products are equal in it. */
  orderBy: SQL
  limit: number
  offset?: number
  /** Ids of categories; left out, the whole shop. */
  branch?: readonly string[] | undefined
}

/**
 * The rows wanted, in order. Those of categories are merged from the indexes of each, as no index has them all in one order
 * (docs/decisions/0141, 0188).
 */
export function chooseProducts({ branch, ...choice }: ProductChoice): SQL {
  const { columns, where, orderBy, limit, offset = 0 } = choice
  const inOrder = sql`ORDER BY ${orderBy} LIMIT ${limit} OFFSET ${offset}`
  if (!branch) return sql`SELECT ${columns} FROM products p WHERE ${where} ${inOrder}`
  if (branch.length === 0) return sql`SELECT ${columns} FROM products p WHERE false ${inOrder}`
  const arms = branch
    .flatMap((id) => rowsOfCategory(sql`${id}::uuid`))
    .map(
      (rows) =>
        sql`(SELECT ${everyColumn} FROM ${rows} WHERE ${where} ORDER BY ${orderBy} LIMIT ${offset + limit})`,
    )
  const merged = sql`(${sql.join(arms, sql` UNION ALL `)}) p`
  const rows = branch.length === 1 ? merged : eachOnce(merged, orderBy)
  return sql`SELECT ${columns} FROM ${rows} ${inOrder}`
}

/** What stands in several categories of a branch comes several times, one behind the other. */
const eachOnce = (rows: SQL, orderBy: SQL) => sql`(
  SELECT * FROM (SELECT p.*, lag(p.id) OVER (ORDER BY ${orderBy}) AS id_before FROM ${rows}) p
  WHERE p.id IS DISTINCT FROM p.id_before) p`
