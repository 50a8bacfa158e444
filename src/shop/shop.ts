import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Environment } from '../platform/environment.ts'
import type { FileStore } from '../platform/files.ts'
import type { Log } from '../platform/log.ts'
import type { RateLimits } from '../platform/rate-limits.ts'

/** What every action may use. */
export interface Shop {
  database: NodePgDatabase
  files: FileStore
  log: Log
  environment: Environment
  rateLimits: RateLimits
  /** The present moment; tests set it. */
  now: () => Date
}
