import { join } from 'node:path'
import { openDatabase } from '../platform/database/database.ts'
import { Decoder } from '../platform/images/decoding.ts'
import type { Environment } from '../platform/environment.ts'
import { openFolder } from '../platform/files/folder-store.ts'
import { openLongFiles } from '../platform/files/long-files.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import { Memory } from '../platform/memory/memory.ts'
import { openRateLimits } from '../platform/rate-limits.ts'
import { KeyedSemaphore } from '../platform/concurrency/keyed-semaphore.ts'
import { openReadingMemory } from './audit/reading-memory.ts'
import { freeEmail } from './identity/accounts/free-email.ts'
import { openIdentity } from './identity/open-identity.ts'
import { deliverMail, setMailAside } from './mail/deliver-mail.ts'
import { sendsMails } from './mail/server/find-mail-server.ts'
import { mailQueue, sendMail } from './mail/send-mail.ts'
import { openOrderFeed } from './orders/live/open-order-feed.ts'
import { openPictureWork } from './pictures/work/picture-work.ts'
import type { Shop } from './shop.ts'
import { openJobAttempts } from './upkeep/job-attempts.ts'
import { VisitMemory } from './visits/arrivals/visit-memory.ts'

export interface OpenShop {
  shop: Shop
  close: () => Promise<void>
}

const now = () => new Date()

/** The only place that puts a shop together. The database must be migrated. */
export function openShop(environment: Environment, databaseUrl: string, log: Log): OpenShop {
  const { database, pool, close } = openDatabase(databaseUrl, log, environment.databaseConnections)
  const jobs = openJobs(pool, {
    log,
    attempts: openJobAttempts(database),
    handlers: {
      [mailQueue]: {
        run: ({ mail }) => deliverMail(shop, String(mail)),
        setAside: ({ mail }) => setMailAside(shop, String(mail)),
      },
    },
  })
  const shop: Shop = {
    database,
    files: openFolder(join(environment.dataFolder, 'files')),
    // Inside of what instances share; no backup holds them.
    exportFiles: openLongFiles(join(environment.dataFolder, 'files', 'exports')),
    importFiles: openLongFiles(join(environment.dataFolder, 'files', 'imports')),
    log,
    environment,
    rateLimits: openRateLimits(pool, environment.rateLimitFactor, log),
    memory: new Memory(),
    variantSemaphore: new KeyedSemaphore(),
    decoder: new Decoder(),
    pictures: openPictureWork(),
    jobs,
    identity: openIdentity({ database, environment, log, now }, (email) => freeEmail(shop, email)),
    orderFeed: openOrderFeed({ database, log }),
    readingMemory: openReadingMemory(),
    visits: new VisitMemory(environment.rateLimitFactor),
    mail: {
      send: (mail, inside) => sendMail(shop, mail, inside),
      isSending: (inside) => sendsMails(shop, inside),
    },
    now,
  }
  return {
    shop,
    close: async () => {
      await jobs.stop()
      await shop.orderFeed.close()
      await close()
    },
  }
}
