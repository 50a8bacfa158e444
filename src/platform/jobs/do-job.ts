import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { Log } from '../log.ts'
import { mostCrashes } from './most-crashes.ts'

/** Plain values only. They are kept for weeks and read by everyone who may read the database: names of rows, not secrets. */
export type JobFacts = Record<string, string | number>

type QueuedJob = Pick<
  JobWithMetadata<JobFacts>,
  'id' | 'name' | 'data' | 'retryCount' | 'retryLimit'
>

/** Does the jobs of one queue. */
export interface JobHandler {
  /** A thrown error means: again later. */
  run: (facts: JobFacts) => Promise<'done' | 'hopeless'>
  /** Stores that a job is given up because it ended the process each time. */
  setAside: (facts: JobFacts) => Promise<void>
}

/** Counts jobs that were begun and have not ended. Stored, so that a process that dies is counted. */
export interface Attempts {
  count: (id: string) => Promise<number>
  begin: (id: string) => Promise<void>
  end: (id: string) => Promise<void>
}

export interface Doing {
  handle: JobHandler
  attempts: Attempts
  log: Log
}

/** Runs jobs at the same time; one that was begun before and has not ended runs alone, so that no other job is blamed for a crash. */
export async function doJobs(jobs: readonly QueuedJob[], doing: Doing): Promise<JobResult[]> {
  const counted = await Promise.all(
    jobs.map(async (job) => ({ job, begun: await doing.attempts.count(job.id) })),
  )
  const fresh = counted.filter(({ begun }) => begun === 0)
  const results = await Promise.all(fresh.map(({ job }) => doJob(job, doing)))
  for (const { job, begun } of counted) {
    if (begun >= mostCrashes) results.push(await setAside(job, doing))
    else if (begun > 0) results.push(await doJob(job, doing))
  }
  return results
}

/** Its count is kept: staff are told of it for a day. */
async function setAside(
  { id, name: queue, data }: QueuedJob,
  { handle, log }: Doing,
): Promise<JobResult> {
  log.error({ queue, job: id }, 'a job ended the process three times; it is set aside')
  try {
    await handle.setAside(data)
    return { id, status: 'deadletter' }
  } catch (error) {
    log.error({ queue, job: id, err: error }, 'a job could not be set aside; it is tried again')
    return { id, status: 'failed' }
  }
}

/** The first failure is logged, and the last one; a job that fails for good is kept for a month. */
async function doJob(job: QueuedJob, { handle, attempts, log }: Doing): Promise<JobResult> {
  const { id, name: queue, retryCount, retryLimit } = job
  try {
    await attempts.begin(id)
    const outcome = await handle.run(job.data)
    await attempts.end(id)
    if (outcome === 'done') return { id, status: 'completed' }
    log.error({ queue, job: id }, 'a job cannot be done; it is kept')
    return { id, status: 'deadletter' }
  } catch (error) {
    await attempts.end(id).catch(() => {})
    const reason = error instanceof Error ? error.message : String(error)
    if (retryCount >= retryLimit)
      log.error({ queue, job: id, reason }, 'a job failed for good; it is kept')
    else if (retryCount === 0)
      log.warn({ queue, job: id, reason }, 'a job failed; it is tried again')
    return { id, status: 'failed', output: { reason } }
  }
}
