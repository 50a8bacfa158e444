import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import type { Shop } from '../../src/shop/shop.ts'
import { testDatabaseUrl } from './test-shop.ts'

/**
 * Does the work, and answers how PostgreSQL plans each query that it asked, as text: of the queries as production asks them, never
 * of a copy.
 */
export async function explainQueries(
  shop: Shop,
  work: (shop: Shop) => Promise<unknown>,
): Promise<string[]> {
  const client = new Client({ connectionString: await testDatabaseUrl() })
  await client.connect()
  try {
    const asked: { query: string; values: unknown[] }[] = []
    const logger = {
      // What asks for a plan has none.
      logQuery: (query: string, values: unknown[]) =>
        query.startsWith('EXPLAIN') ? undefined : void asked.push({ query, values }),
    }
    await work({ ...shop, database: drizzle(client, { casing: 'snake_case', logger }) })
    const plans: string[] = []
    for (const { query, values } of asked) {
      const { rows } = await client.query<Record<'QUERY PLAN', string>>(`EXPLAIN ${query}`, values)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans
  } finally {
    await client.end()
  }
}
