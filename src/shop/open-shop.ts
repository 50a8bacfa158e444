import { join } from 'node:path'
import { openDatabase } from '../platform/database.ts'
import type { Environment } from '../platform/environment.ts'
import { openFolder } from '../platform/folder-store.ts'
import type { Log } from '../platform/log.ts'
import { Memory } from '../platform/memory.ts'
import { openRateLimits } from '../platform/rate-limits.ts'
import { Turns } from '../platform/turns.ts'
import { openIdentity } from './identity/open-identity.ts'
import type { Shop } from './shop.ts'

export interface OpenShop {
  shop: Shop
  close: () => Promise<void>
}

/** The only place that puts a shop together. The database must be migrated. */
export function openShop(environment: Environment, databaseUrl: string, log: Log): OpenShop {
  const { database, pool, close } = openDatabase(databaseUrl, log, environment.databaseConnections)
  return {
    shop: {
      database,
      files: openFolder(join(environment.dataFolder, 'files')),
      log,
      environment,
      rateLimits: openRateLimits(pool, environment.rateLimitFactor),
      memory: new Memory(),
      turns: new Turns(),
      mail: {
        send: async ({ template }) => log.warn({ template }, 'no mail server is known yet'),
      },
      identity: openIdentity({ database, environment, log }),
      now: () => new Date(),
    },
    close,
  }
}
