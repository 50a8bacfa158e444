import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import { isDatabaseAway } from '../database/database-away.ts'
import type { Database } from '../database/database.ts'
import { doJobs, type Attempts, type Doing, type JobFacts, type JobHandler } from './do-job.ts'
import type { Log } from '../log.ts'
import { openBoss } from './open-boss.ts'

export interface Jobs {
  /** In the transaction of `database`: the job is there if and when the rest is. A worker finds it within two seconds. */
  enqueue: (queue: string, facts: JobFacts, database: Database) => Promise<void>
  /** Begins to do jobs, as soon as the database is there. */
  work: () => void
  /** What is underway is finished, or given back after a moment. */
  stop: () => Promise<void>
}

/** After 2 s, 4 s, 8 s … and then every hour: half a day in all. */
const retryLimit = 22
/** How often a job is tried before it is given up. */
export const mostTries = retryLimit + 1
const retries = { retryLimit, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 }
const monthInSeconds = 30 * 24 * 3600
export const jobSettings = {
  ...retries,
  /** Of a process that died in the middle of it. */
  expireInSeconds: 120,
  retentionSeconds: monthInSeconds,
  deleteAfterSeconds: monthInSeconds,
}

const longestStopMs = 3000
const quietMs = 60_000

export interface OpenJobs {
  log: Log
  attempts: Attempts
  handlers: Record<string, JobHandler>
}

/** Work that must not be lost and need not be waited for: rows in the schema `jobs` of our database (docs/decisions/0020). */
export function openJobs(pool: Pool, { log, attempts, handlers }: OpenJobs): Jobs {
  const stopping = new AbortController()
  const watched = new Set<string>()
  const report = quietly(log, stopping.signal)
  let opening: Promise<PgBoss> | undefined
  let working: Promise<void> | undefined

  const ready = () => {
    opening ??= openBoss(pool, Object.keys(handlers), report).catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
  const begin = async () => {
    const boss = await ready()
    for (const [queue, handle] of Object.entries(handlers)) {
      if (watched.has(queue)) continue
      await watchQueue(boss, queue, { handle, attempts, log })
      watched.add(queue)
    }
  }

  return {
    enqueue: async (queue, facts, database) => {
      const boss = await ready()
      const { fromDrizzle } = await import('pg-boss')
      await boss.send(queue, facts, { ...jobSettings, db: fromDrizzle(database, sql) })
    },
    work: () => {
      working ??= untilItWorks(begin, report, stopping.signal)
    },
    stop: async () => {
      stopping.abort()
      const ending = async () => {
        await working
        const boss = await opening
        await boss?.stop({ close: false, timeout: longestStopMs - 500 })
      }
      // A database that does not even refuse holds nobody up.
      const patience = pause(longestStopMs, undefined, { ref: false })
      await Promise.race([ending().catch(() => {}), patience])
    },
  }
}

/** A full batch is followed by the next one at once; otherwise new jobs are looked for every two seconds. */
function watchQueue(boss: PgBoss, queue: string, doing: Doing): Promise<string> {
  const options = {
    includeMetadata: true,
    perJobResults: true,
    batchSize: 5,
    burstWhenBatchFull: true,
  } as const
  return boss.work<JobFacts, unknown, typeof options>(queue, options, (jobs) => doJobs(jobs, doing))
}

async function untilItWorks(
  begin: () => Promise<void>,
  report: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let waitMs = 500; !signal.aborted; waitMs = Math.min(waitMs * 2, 30_000)) {
    try {
      return await begin()
    } catch (error) {
      report(error)
      await pause(waitMs, undefined, { signal }).catch(() => {})
    }
  }
}

/** A database that is away fails every query of every queue; one line a minute says so. */
function quietly(log: Log, stopping: AbortSignal): (error: unknown) => void {
  let quietUntil = 0
  return (error) => {
    if (stopping.aborted || performance.now() < quietUntil) return
    quietUntil = performance.now() + quietMs
    const { message, code } = error as { message: string; code?: string }
    const away = isDatabaseAway(Object.assign(new Error(message), { code }))
    log.warn({ reason: message }, away ? 'jobs wait for the database' : 'jobs are held up')
  }
}
