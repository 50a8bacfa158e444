import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Environment } from '../platform/environment.ts'
import type { FileStore } from '#platform/files/folder-store.ts'
import type { LongFiles } from '#platform/files/long-files.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { Memory } from '../platform/memory/memory.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import type { KeyedSemaphore } from '../platform/concurrency/keyed-semaphore.ts'
import type { Database } from '../platform/database/database.ts'
import type { Decoder } from '../platform/images/decoding.ts'
import type { ReadingMemory } from './audit/reading-memory.ts'
import type { Identity } from './identity/open-identity.ts'
import type { MailOrder } from './mail/mail.ts'
import type { OrderFeed } from './orders/live/order-feed.ts'
import type { VisitMemory } from './visits/arrivals/visit-memory.ts'
import type { PictureWork } from './pictures/work/picture-work.ts'

/** What every action may use. */
export interface Shop {
  database: NodePgDatabase
  files: FileStore
  /** Exports that were written in the background. */
  exportFiles: LongFiles
  /** Files of products that somebody sent. */
  importFiles: LongFiles
  log: Log
  environment: Environment
  rateLimits: RateLimits
  /** What need not be read again until it is announced as changed. */
  memory: Memory
  /** For work that would wait for each other in the database. */
  variantSemaphore: KeyedSemaphore
  /** Unpacks pictures that were sent. */
  decoder: Decoder
  /** Makes their sizes. */
  pictures: PictureWork
  /** For work that must not be lost and need not be waited for. */
  jobs: Jobs
  mail: {
    /** Keeps a mail and sends it as soon as the mail server takes it; inside `database`'s transaction where one is given. */
    send: (mail: MailOrder, database?: Database) => Promise<void>
    /** False without a mail server: mails are only kept. */
    isSending: (database?: Database) => Promise<boolean>
  }
  /** What is new of orders, for the open pages of the back office. */
  orderFeed: OrderFeed
  /** Page views that wait to be written. */
  visits: VisitMemory
  /** What staff have read in the running hour. */
  readingMemory: ReadingMemory
  /** Who people are: accounts, sessions, keys. */
  identity: Identity
  /** The present moment; tests set it. */
  now: () => Date
}
