import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { workProblems, type WorkName } from './works.ts'

const moment = () => timestamp({ withTimezone: true })

/** How it went the last time, of each work that the shop does by itself, on whichever instance. */
export const workRuns = pgTable('work_runs', {
  name: text().$type<WorkName>().primaryKey(),
  begunAt: moment().notNull(),
  /** Of the last one that came to an end. */
  endedAt: moment(),
  tookMs: integer(),
  /** How many things it changed or wrote, where it counts them. */
  done: integer(),
  problem: text({ enum: workProblems }),
  /** In a row. */
  failures: integer().notNull().default(0),
  failingSince: moment(),
  /** How often in a row the process ended during it (docs/decisions/0226). */
  crashes: integer().notNull().default(0),
  /** The process that runs it extends this while it lives; null where nothing runs it. By the clock of the database. */
  aliveUntil: moment(),
})

/** Queued jobs that were begun and have not ended: how often. */
export const jobAttempts = pgTable('job_attempts', {
  jobId: uuid().primaryKey(),
  attempts: integer().notNull(),
  begunAt: moment().notNull(),
})
