import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { readEnvironment } from '../../src/platform/environment.ts'
import { openLog } from '../../src/platform/log.ts'
import { freeEmail } from '../../src/shop/identity/accounts/free-email.ts'
import { openIdentity } from '../../src/shop/identity/open-identity.ts'
import { openShop, type OpenShop } from '../../src/shop/open-shop.ts'
import type { Shop } from '../../src/shop/shop.ts'
import { withDatabase } from './database/start-postgres.ts'
import { emptying, leaveDatabase, takeDatabase } from './database/test-database.ts'

let opened: Promise<OpenShop & { url: string }> | undefined

/** A real, empty shop: a database that no other file uses meanwhile, emptied before each test. */
export async function openTestShop(overrides: Partial<Shop> = {}): Promise<Shop> {
  opened ??= open()
  const shop = { ...(await opened).shop, ...overrides }
  // Its keys were swept away with the tables.
  const identity = openIdentity(shop, (email) => freeEmail(shop, email))
  return { ...shop, identity: overrides.identity ?? identity }
}

/** Another real, empty shop beside that of the test file, on a database and a folder of its own. It ends with the test. */
export async function openSecondTestShop(overrides: Partial<Shop> = {}): Promise<Shop> {
  const { shop, close } = await open()
  onTestFinished(close)
  return { ...shop, ...overrides }
}

/** Where this test file's database is, for tests that need a connection of their own. */
export async function testDatabaseUrl(): Promise<string> {
  opened ??= open()
  return (await opened).url
}

async function open() {
  const server = inject('postgresUrl')
  const name = await takeDatabase(server)
  const folder = await mkdtemp(join(tmpdir(), 'haat-shop-'))
  const reading = readEnvironment({
    SHOP_DATA: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '100',
  })
  if (reading.outcome !== 'read') throw new Error(reading.sentence)
  const url = withDatabase(server, name)
  const { shop, close } = openShop(reading.environment, url, openLog('silent'))
  return {
    shop,
    url,
    close: async () => {
      await close()
      await leaveDatabase(server, name)
      // Files may still be on their way to the disk.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Before each test. */
export async function emptyTestShop(): Promise<void> {
  if (opened) await emptyDatabase((await opened).shop)
}

/** After each file. */
export async function closeTestShop(): Promise<void> {
  if (!opened) return
  const { close } = await opened
  opened = undefined
  await close()
}

async function emptyDatabase({ database }: Shop): Promise<void> {
  await database.execute(emptying)
}
