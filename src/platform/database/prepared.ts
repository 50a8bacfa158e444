import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Puts a statement together once for each database, instead of each time, and PostgreSQL plans it once for each connection:
 * for what is done all day. Its name must be its own in the whole shop.
 */
export function prepared<Statement>(
  prepare: (database: Database) => Statement,
): (database: Database) => Statement {
  const statements = new WeakMap<Database, Statement>()
  return (database) => {
    const known = statements.get(database)
    if (known) return known
    const statement = prepare(database)
    statements.set(database, statement)
    return statement
  }
}

/** The list of `ids` that a prepared statement is executed with; it is planned the same for any number of them. */
export const placedIds: SQL = sql`(SELECT ${sql.placeholder('ids')})::uuid[]`
