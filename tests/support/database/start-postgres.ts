import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabaseFor } from '../../../src/start/open-database.ts'
import { startEmbeddedPostgres } from '../../../src/platform/database/embedded-postgres.ts'
import { readEnvironment } from '../../../src/platform/environment.ts'
import { openLog } from '../../../src/platform/log.ts'
import { openBoss } from '../../../src/platform/jobs/open-boss.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** Gone after the run. Where many files were just deleted, ext4 is slow to make as many, so that tests leave large folders here. */
    runFolder: string
    /** The folder of a shop that was opened once, and closed. */
    openedFolder: string
    /** What Node has compiled, for the whole programs that tests start: all read the same sources. */
    compiledFolder: string
  }
}

export const templateDatabase = 'haat_template'

/** One real PostgreSQL for the whole run, with a migrated database that test files copy. */
export default async function startPostgres(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'haat-test-'))
  const openedFolder = join(folder, 'opened')
  await openOnce(openedFolder)
  const ownFolder = join(folder, 'server')
  copyFolder(openedFolder, ownFolder)
  const postgres = await startEmbeddedPostgres(join(ownFolder, 'postgres'), openLog('error'))
  const client = new Client({ connectionString: withDatabase(postgres.url, 'template1') })
  await client.connect()
  // Nothing here has to outlive the machine, so nobody waits for the disk; and to look through some two hundred databases for what
  // could be tidied would start a process several times a second.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'])
    await client.query(`ALTER SYSTEM SET ${setting} = off`)
  await client.query('SELECT pg_reload_conf()')
  await client.query(`CREATE DATABASE ${templateDatabase} TEMPLATE postgres`)
  await client.end()
  project.provide('postgresUrl', postgres.url)
  project.provide('runFolder', folder)
  project.provide('openedFolder', openedFolder)
  project.provide('compiledFolder', join(folder, 'compiled'))

  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A shop's folder with a migrated PostgreSQL in it: to make one takes as long as to start a shop twice. */
async function openOnce(folder: string): Promise<void> {
  const reading = readEnvironment({ SHOP_DATA: folder })
  if (reading.outcome !== 'read') throw new Error(reading.sentence)
  const opened = await openDatabaseFor(reading.environment, openLog('error'))
  await installJobs(opened.url)
  await opened.close()
}

/** What is in it, with its owners: as root, PostgreSQL's files belong to somebody else. */
export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to])
}

/** So that not every test file that sends a mail does it anew. */
async function installJobs(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 })
  // PostgreSQL is stopped next, and may end a connection that is still closing.
  pool.on('error', () => undefined)
  const boss = await openBoss(pool, ['deliver-mail'], () => {})
  await boss.stop({ close: false, graceful: false })
  await pool.end()
}

export function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
