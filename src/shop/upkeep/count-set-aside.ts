import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { mostCrashes } from '#platform/jobs/most-crashes.ts'
import { crashedSentence } from '#shop/import/jobs/product-import.ts'
import { productImports } from '#shop/import/jobs/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { jobAttempts, workRuns } from './tables.ts'

/** How many background jobs of the last day are set aside because they ended the process. */
export async function countSetAside({ database }: Pick<Shop, 'database'>): Promise<number> {
  const dayAgo = sql`now() - interval '1 day'`
  const counts = await Promise.all([
    database.$count(
      workRuns,
      and(gte(workRuns.crashes, mostCrashes), gte(workRuns.begunAt, dayAgo)),
    ),
    database.$count(
      jobAttempts,
      and(gte(jobAttempts.attempts, mostCrashes), gte(jobAttempts.begunAt, dayAgo)),
    ),
    database.$count(
      productImports,
      and(
        inArray(productImports.state, ['failed', 'undo-failed']),
        eq(productImports.sentence, crashedSentence),
        gte(productImports.endedAt, dayAgo),
      ),
    ),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}
