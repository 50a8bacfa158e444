import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
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
})
