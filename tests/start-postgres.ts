import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { openLog } from '../src/platform/log.ts'
import { migrateDatabase } from '../src/platform/migrate.ts'
import { openBoss } from '../src/platform/open-boss.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

export const templateDatabase = 'haat_template'

/** One real PostgreSQL for the whole run, with a migrated database that test files copy. */
export default async function startPostgres(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'haat-test-'))
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), openLog('error'))
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  // Nothing here has to outlive the machine, so nobody waits for the disk.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`ALTER SYSTEM SET ${setting} = off`)
  await client.query('SELECT pg_reload_conf()')
  await client.query(`CREATE DATABASE ${templateDatabase}`)
  await client.end()
  await migrateDatabase(withDatabase(postgres.url, templateDatabase), 'database/migrations')
  await installJobs(withDatabase(postgres.url, templateDatabase))
  project.provide('postgresUrl', postgres.url)

  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** So that not every test file that sends a mail does it anew. */
async function installJobs(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 })
  const boss = await openBoss(pool, ['deliver-mail'], () => {})
  await boss.stop({ close: false, graceful: false })
  await pool.end()
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
