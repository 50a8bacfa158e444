import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Attempts } from '#platform/jobs/do-job.ts'
import type { Shop } from '#shop/shop.ts'
import { jobAttempts } from './tables.ts'

/** Counts how often a queued job was begun without an end (docs/decisions/0226). */
export const openJobAttempts = (database: Database): Attempts => ({
  count: async (id) => {
    const [row] = await database
      .select({ attempts: jobAttempts.attempts })
      .from(jobAttempts)
      .where(eq(jobAttempts.jobId, id))
    return row?.attempts ?? 0
  },
  begin: async (id) => {
    await database
      .insert(jobAttempts)
      .values({ jobId: id, attempts: 1, begunAt: sql`now()` })
      .onConflictDoUpdate({
        target: jobAttempts.jobId,
        set: { attempts: sql`${jobAttempts.attempts} + 1`, begunAt: sql`now()` },
      })
  },
  end: async (id) => {
    await database.delete(jobAttempts).where(eq(jobAttempts.jobId, id))
  },
})

const storedDays = 7

/** Deletes what is left of jobs that were set aside. */
export async function sweepJobAttempts({ database }: Pick<Shop, 'database'>): Promise<void> {
  await database
    .delete(jobAttempts)
    .where(lt(jobAttempts.begunAt, sql`now() - ${`${storedDays} days`}::interval`))
}
