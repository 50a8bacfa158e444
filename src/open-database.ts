import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from './platform/cannot-start.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import type { Environment } from './platform/environment.ts'
import type { Log } from './platform/log.ts'
import { migrateDatabase } from './platform/migrate.ts'
import { lockFolder } from './platform/one-at-a-time.ts'

export interface OpenedDatabase {
  url: string
  /** Lets a second start on the same folder say where the shop is. */
  tell: (address: string) => void
  close: () => Promise<void>
}

const migrationsFolder = join(import.meta.dirname, '../database/migrations')

/** The merchant's PostgreSQL, or our own in the shop's folder; migrated either way. */
export async function openDatabaseFor(environment: Environment, log: Log): Promise<OpenedDatabase> {
  return environment.databaseUrl ? connect(environment.databaseUrl) : startOwn(environment, log)
}

async function connect(url: string): Promise<OpenedDatabase> {
  const { host } = new URL(url)
  try {
    await migrateDatabase(url, migrationsFolder)
  } catch (error) {
    throw new CannotStart(
      `The database at ${host} (DATABASE_URL) cannot be used: ${reasonOf(error)}`,
    )
  }
  return { url, tell: () => {}, close: async () => {} }
}

async function startOwn(environment: Environment, log: Log): Promise<OpenedDatabase> {
  await mkdir(environment.dataFolder, { recursive: true })
  const lock = await lockFolder(environment.dataFolder)
  if (lock.outcome === 'taken') {
    const where = lock.address || 'another process; it is just starting'
    throw new CannotStart(`The shop in ${environment.dataFolder} is already open: ${where}`)
  }
  const postgres = await startEmbeddedPostgres(join(environment.dataFolder, 'postgres'), log)
  try {
    await migrateDatabase(postgres.url, migrationsFolder)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return {
    url: postgres.url,
    tell: lock.tell,
    close: async () => {
      await postgres.stop()
      await lock.release()
    },
  }
}

function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!(cause.cause instanceof Error))
      return cause.message || String((cause as NodeJS.ErrnoException).code)
  }
  return String(error)
}
