import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { readEnvironment } from '../../src/platform/environment.ts'
import { openLog } from '../../src/platform/log.ts'
import { freeEmail } from '../../src/shop/identity/accounts/free-email.ts'
import { openIdentity } from '../../src/shop/identity/open-identity.ts'
import { openShop, type OpenShop } from '../../src/shop/open-shop.ts'
import type { Shop } from '../../src/shop/shop.ts'
import { templateDatabase, withDatabase } from './start-postgres.ts'

/** Tables that the migration fills. What a test changes there is still changed for the next one of its file. */
const seededTables = ['delivery_zones']

/**
 * Rows deleted, whatever points at them: to truncate this many tables takes twenty times as long. Most tests fill a few tables, and
 * one that never had a row has no page: to look is cheaper than to plan a deletion for each.
 */
const emptying = `DO $$
DECLARE filled regclass;
BEGIN
  PERFORM set_config('session_replication_role', 'replica', true);
  FOR filled IN
    SELECT oid FROM pg_class
    WHERE relkind = 'r' AND (relnamespace = 'public'::regnamespace OR oid = 'jobs.job_common'::regclass)
      AND relname NOT IN (${seededTables.map((name) => `'${name}'`).join(', ')}) AND pg_relation_size(oid) > 0
  LOOP
    EXECUTE 'DELETE FROM ' || filled;
  END LOOP;
END $$`

let opened: Promise<OpenShop & { url: string; folder: string }> | undefined

/** A real, empty shop: a database of this test file's own, emptied before each test. */
export async function openTestShop(overrides: Partial<Shop> = {}): Promise<Shop> {
  opened ??= open()
  const shop = { ...(await opened).shop, ...overrides }
  // Its keys were swept away with the tables.
  const identity = openIdentity(shop, (email) => freeEmail(shop, email))
  return { ...shop, identity: overrides.identity ?? identity }
}

/** Another real, empty shop beside that of the test file, on a database and a folder of its own. It ends with the test. */
export async function openSecondTestShop(overrides: Partial<Shop> = {}): Promise<Shop> {
  const { shop, close, folder } = await open()
  onTestFinished(async () => {
    await close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return { ...shop, ...overrides }
}

/** Where this test file's database is, for tests that need a connection of their own. */
export async function testDatabaseUrl(): Promise<string> {
  opened ??= open()
  return (await opened).url
}

async function open() {
  const server = inject('postgresUrl')
  const name = `haat_${randomBytes(6).toString('hex')}`
  const admin = new Client({ connectionString: server })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`)
  await admin.end()
  const folder = await mkdtemp(join(tmpdir(), 'haat-shop-'))
  const reading = readEnvironment({
    SHOP_DATA: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '100',
  })
  if (reading.outcome !== 'read') throw new Error(reading.sentence)
  const url = withDatabase(server, name)
  return { ...openShop(reading.environment, url, openLog('silent')), url, folder }
}

/** Before each test. */
export async function emptyTestShop(): Promise<void> {
  if (opened) await emptyDatabase((await opened).shop)
}

/** After each file. */
export async function closeTestShop(): Promise<void> {
  if (!opened) return
  const { close, folder } = await opened
  opened = undefined
  await close()
  // Files may still be on their way to the disk.
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function emptyDatabase({ database }: Shop): Promise<void> {
  await database.execute(emptying)
}
