import { join } from 'node:path'
import { Client } from 'pg'
import { CannotStart } from '../platform/process/cannot-start.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import { closeDataFolder } from '../platform/files/close-data-folder.ts'
import type { Environment } from '../platform/environment.ts'
import type { Log } from '../platform/log.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { lockFolder } from '../platform/concurrency/folder-lock.ts'

export interface OpenedDatabase {
  url: string
  /** Lets a second start on the same folder say where the shop is. */
  setHolder: (url: string) => void
  close: () => Promise<void>
}

export const migrationsFolder = join(import.meta.dirname, '../../database/migrations')

/** The merchant's PostgreSQL, or our own in the shop's folder; migrated either way. */
export async function openDatabaseFor(environment: Environment, log: Log): Promise<OpenedDatabase> {
  return openDatabaseAnd(environment, log, (url) => migrateDatabase(url, migrationsFolder))
}

/** As it is, for a backup to be restored into. */
export async function openUnmigrated(environment: Environment, log: Log): Promise<OpenedDatabase> {
  return openDatabaseAnd(environment, log, async () => {})
}

async function openDatabaseAnd(
  environment: Environment,
  log: Log,
  prepare: (url: string) => Promise<void>,
): Promise<OpenedDatabase> {
  const checkAndPrepare = async (url: string) => {
    await refuseOtherEncodings(url)
    await prepare(url)
  }
  return environment.databaseUrl
    ? connect(environment.databaseUrl, checkAndPrepare)
    : startOwn(environment, log, checkAndPrepare)
}

async function connect(
  url: string,
  prepare: (url: string) => Promise<void>,
): Promise<OpenedDatabase> {
  const { host } = new URL(url)
  try {
    await prepare(url)
  } catch (error) {
    throw new CannotStart(
      `The database at ${host} (DATABASE_URL) cannot be used: ${reasonOf(error)}`,
    )
  }
  return { url, setHolder: () => {}, close: async () => {} }
}

/** Bangla does not fit into anything else. */
async function refuseOtherEncodings(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ encoding: string }>(
      'SELECT pg_encoding_to_char(encoding) AS encoding FROM pg_database WHERE datname = current_database()',
    )
    const encoding = rows[0]?.encoding
    if (encoding !== 'UTF8')
      throw new Error(
        `it keeps texts in ${encoding}, and a shop needs UTF-8. Make another one: CREATE DATABASE haat ENCODING 'UTF8' TEMPLATE template0`,
      )
  } finally {
    await client.end()
  }
}

async function startOwn(
  environment: Environment,
  log: Log,
  prepare: (url: string) => Promise<void>,
): Promise<OpenedDatabase> {
  await closeDataFolder(environment.dataFolder)
  const lock = await lockFolder(environment.dataFolder)
  if (lock.outcome === 'taken') {
    const where = lock.url || 'another process; it is just starting'
    throw new CannotStart(`The shop in ${environment.dataFolder} is already open: ${where}`)
  }
  const postgres = await startEmbeddedPostgres(join(environment.dataFolder, 'postgres'), log)
  try {
    await prepare(postgres.url)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return {
    url: postgres.url,
    setHolder: lock.setHolder,
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
