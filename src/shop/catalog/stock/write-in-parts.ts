import { sql, type SQL } from 'drizzle-orm'

/** What is rolled up of one product. */
export interface RolledUp extends Record<string, unknown> {
  id: string
  value: number
}

/** Some ten milliseconds. */
const partSize = 200

/**
 * Writes what was rolled up a few products at a time: all in one would hold each of them until its end, and who saves one would wait for
 * seconds. Answers how many were written.
 */
export async function writeInParts(
  all: readonly RolledUp[],
  write: (part: SQL) => Promise<number>,
): Promise<number> {
  let written = 0
  for (let from = 0; from < all.length; from += partSize)
    written += await write(holding(all.slice(from, from + partSize)))
  return written
}

/** Rows of id and value. Who holds a product is not waited for: the next time it is rolled up as well. */
function holding(part: readonly RolledUp[]): SQL {
  const column = (name: 'id' | 'value') => sql.param(part.map((row) => row[name]))
  return sql`SELECT p.id, part.value
    FROM unnest(${column('id')}::uuid[], ${column('value')}::int[]) AS part(id, value)
    JOIN products p ON p.id = part.id
    ORDER BY p.id FOR NO KEY UPDATE OF p SKIP LOCKED`
}
