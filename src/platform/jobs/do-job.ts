import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { Log } from '../log.ts'

/** Plain values only. They are kept for weeks and read by everyone who may read the database: names of rows, not secrets. */
export type JobFacts = Record<string, string | number>

/** What does the jobs of one queue. A thrown error means: again later. */
export type JobHandler = (facts: JobFacts) => Promise<'done' | 'hopeless'>

/** The first failure is logged, and the last one; a job that fails for good is kept for a month. */
export async function doJob(
  job: JobWithMetadata<JobFacts>,
  handle: JobHandler,
  log: Log,
): Promise<JobResult> {
  const { id, name: queue, retryCount, retryLimit } = job
  try {
    if ((await handle(job.data)) === 'done') return { id, status: 'completed' }
    log.error({ queue, job: id }, 'a job cannot be done; it is kept')
    return { id, status: 'deadletter' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (retryCount >= retryLimit)
      log.error({ queue, job: id, reason }, 'a job failed for good; it is kept')
    else if (retryCount === 0)
      log.warn({ queue, job: id, reason }, 'a job failed; it is tried again')
    return { id, status: 'failed', output: { reason } }
  }
}
