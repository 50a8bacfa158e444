import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { beforeEach, expect, inject, test, vi } from 'vitest'
import { migrationsFolder } from '../../src/start/open-database.ts'
import {
  applyMigrations,
  listApplied,
  readMigrations,
} from '../../src/platform/backup/apply-migrations.ts'
import { restoreBackup } from '../../src/platform/backup/restore-backup.ts'
import { listTables } from '../../src/platform/backup/table-facts.ts'
import { writeBackup } from '../../src/platform/backup/write-backup.ts'
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.ts'
import { openFolder } from '../../src/platform/files/folder-store.ts'
import { openLog } from '../../src/platform/log.ts'
import { placeOrder } from '../../src/shop/orders/placement/place-order.ts'
import { settingsFrom } from '../../src/shop/settings/contract.ts'
import { signedUp } from '../../tests/examples/identity-examples.ts'
import { anOrderOf, stocked } from '../../tests/examples/order-examples.ts'
import { newFolder, ownEnvironment } from '../../tests/support/running-shop.ts'
import { withDatabase } from '../../tests/support/database/start-postgres.ts'
import { openTestShop, testDatabaseUrl } from '../../tests/support/test-shop.ts'
import { importFlags } from '../setup/server-flags.mjs'

// Whole programs start and stop here; a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 })

let folder: string

beforeEach(async () => {
  folder = await newFolder()
})

interface Ran {
  code: number
  said: string
}

function run(script: string, args: string[], settings: Record<string, string>): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...importFlags, join(import.meta.dirname, script), ...args],
      { env: { ...ownEnvironment(), INIT_CWD: folder, ...settings } },
      (error, output, complaints) =>
        resolve({ code: Number(error?.code ?? 0), said: output + complaints }),
    )
  })
}

/** Goods, an order, an account, keys, a job that waits; pictures and a photo in the folder of `data`. */
async function fillShop(data: string): Promise<void> {
  const shop = await openTestShop()
  const teapot = await stocked(shop, { name: 'Teapot \\N\t"চায়ের পাত্র"\n', stock: 5 })
  await placeOrder(shop, anOrderOf([teapot, 2]), randomUUID())
  await signedUp(shop)
  await shop.database.execute(
    `INSERT INTO jobs.job (name, data, state) VALUES ('deliver-mail', '{"mail": "waiting"}', 'retry'), ('deliver-mail', '{"mail": "sent"}', 'completed')`,
  )
  const files = openFolder(join(data, 'files'))
  for (const name of ['0a1b-original.png', '0a1b-320.avif', 'ff00.webp'])
    await files.write(name, randomBytes(70_000))
}

async function withClient<Made>(
  url: string,
  use: (client: Client) => Promise<Made>,
): Promise<Made> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Every row of every table. */
const rowsOf = (url: string) =>
  withClient(url, async (client) => {
    const all: Record<string, string[]> = {}
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT t::text AS row FROM "${name}" t ORDER BY 1`,
      )
      all[name] = rows.map(({ row }) => row)
    }
    return all
  })

/** The work that is still to be done. */
const jobsOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ job: unknown }>(
      'SELECT json_build_array(name, data, state, retry_limit) AS job FROM jobs.job',
    )
    return rows.map(({ job }) => job)
  })

async function filesOf(data: string): Promise<Record<string, string>> {
  const entries = await readdir(join(data, 'files'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const contents = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    return [path.slice(data.length), (await readFile(path)).toString('base64')]
  })
  return Object.fromEntries(await Promise.all(contents))
}

async function newDatabase(options = ''): Promise<string> {
  const server = inject('postgresUrl')
  const name = `haat_restored_${randomBytes(5).toString('hex')}`
  await withClient(server, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE template0 ${options}`),
  )
  return withDatabase(server, name)
}

test('a backup of an open shop brings every row and file into an empty folder', async () => {
  const source = join(folder, 'source')
  const target = join(folder, 'target')
  await fillShop(source)
  const url = await testDatabaseUrl()
  const saved = await run('backup.ts', ['shop.backup'], { SHOP_DATA: source, DATABASE_URL: url })
  expect(saved).toMatchObject({ code: 0 })
  expect((await stat(join(folder, 'shop.backup'))).mode & 0o777).toBe(0o600)

  const restored = await run('restore.ts', ['shop.backup'], { SHOP_DATA: target })
  expect(restored).toMatchObject({ code: 0 })
  const postgres = await startEmbeddedPostgres(join(target, 'postgres'), openLog('silent'))
  try {
    expect(await rowsOf(postgres.url)).toEqual(await rowsOf(url))
    expect(await jobsOf(postgres.url)).toEqual([
      ['deliver-mail', { mail: 'waiting' }, 'created', 22],
    ])
  } finally {
    await postgres.stop()
  }
  expect(await filesOf(target)).toEqual(await filesOf(source))
  expect((await readdir(target)).toSorted()).toEqual([
    'database.txt',
    'files',
    'postgres',
    'postgres.password',
  ])
})

test('a backup goes into a database of the merchant, and not over a shop that is not empty without --replace', async () => {
  await fillShop(folder)
  const url = await testDatabaseUrl()
  const settings = { SHOP_DATA: folder, DATABASE_URL: url }
  expect(await run('backup.ts', ['first.backup'], settings)).toMatchObject({ code: 0 })
  const again = await run('backup.ts', ['first.backup'], settings)
  expect(again.said).toContain('first.backup is there already. Choose another name.')

  const other = { SHOP_DATA: join(folder, 'other'), DATABASE_URL: await newDatabase() }
  expect(await run('restore.ts', ['first.backup'], other)).toMatchObject({ code: 0 })
  expect(await rowsOf(other.DATABASE_URL)).toEqual(await rowsOf(url))
  const refused = await run('restore.ts', ['first.backup'], other)
  expect(refused.code).toBe(1)
  expect(refused.said).toContain('This shop is not empty: it has orders.')
  await withClient(other.DATABASE_URL, (client) => client.query('DELETE FROM order_lines'))
  const replaced = await run('restore.ts', ['first.backup', '--replace'], other)
  expect(replaced).toMatchObject({ code: 0 })
  expect(await rowsOf(other.DATABASE_URL)).toEqual(await rowsOf(url))
  expect(await filesOf(other.SHOP_DATA)).toEqual(await filesOf(folder))
})

test('nothing is restored into another database than that of the folder, nor over pictures', async () => {
  await fillShop(folder)
  const url = await testDatabaseUrl()
  const pictures = await filesOf(folder)
  const settings = { SHOP_DATA: folder, DATABASE_URL: url }
  expect(await run('backup.ts', ['shop.backup'], settings)).toMatchObject({ code: 0 })
  await writeFile(join(folder, 'database.txt'), 'the database haat at db.example:5432\n')
  const empty = await newDatabase()
  const elsewhere: Record<string, string>[] = [{}, { DATABASE_URL: empty }]
  for (const given of elsewhere) {
    const own = { SHOP_DATA: folder, ...given }
    const refused = await run('restore.ts', ['shop.backup', '--replace'], own)
    expect(refused.code).toBe(1)
    expect(refused.said).toContain('runs on the database haat at db.example:5432, but DATABASE_URL')
  }
  await rm(join(folder, 'database.txt'))
  const kept = await run('restore.ts', ['shop.backup'], { ...settings, DATABASE_URL: empty })
  expect(kept.code).toBe(1)
  expect(kept.said).toMatch(/There are pictures in \S+files already.* add --replace/)
  expect(await filesOf(folder)).toEqual(pictures)
  expect(await rowsOf(empty)).toEqual({})
  expect((await readdir(folder)).toSorted()).toEqual(['files', 'shop.backup'])

  const given = await run('restore.ts', ['shop.backup', '--replace'], {
    ...settings,
    DATABASE_URL: empty,
  })
  expect(given).toMatchObject({ code: 0 })
  expect(given.said).toContain(`The shop in ${folder}, on the database `)
  const follower = await run('export.ts', ['all.csv'], settings)
  expect(follower.said).toContain('runs on the database haat_restored_')
})

test('nothing is restored beside a shop that is open', async () => {
  await fillShop(folder)
  const url = await testDatabaseUrl()
  const file = join(folder, 'shop.backup')
  await writeBackup({ databaseUrl: url, filesFolder: join(folder, 'files') }, file)
  // A pool closes connections that rest too long, and a busy machine takes long to start the script.
  const refused = await withClient(url, () =>
    run('restore.ts', ['shop.backup', '--replace'], { SHOP_DATA: folder, DATABASE_URL: url }),
  )
  expect(refused.code).toBe(1)
  expect(refused.said).toMatch(/Others are connected to this database \(\d+\)\. Stop the shop/)
})

const holding = { orders: 3, pieces: 7, piecesOfProduct: 4, percentOfStock: 20, percentOfShop: 2 }

test('a backup of an older shop is brought to the present, one of a newer shop is refused', async () => {
  const migrations = readMigrations(migrationsFolder)
  const older = await newDatabase()
  const rahima = randomUUID()
  await withClient(older, async (client) => {
    await applyMigrations(client, migrations.slice(0, 14))
    await client.query(`INSERT INTO settings (key, value) VALUES ('kept', '{"since": 14}')`)
    await client.query(`INSERT INTO settings (key, value) VALUES ('orderLimits', $1)`, [
      {
        phone: { ...holding, valueInTaka: 3000 },
        client: { ...holding, valueInTaka: 5000 },
        few: 10,
        fewOfProduct: 5,
      },
    ])
    await client.query(
      `INSERT INTO users (id, name, email) VALUES ('${rahima}', 'Rahima', 'rahima@example.com')`,
    )
    await client.query(
      `INSERT INTO kept_lists (user_id, version, cart, wishlist, updated_at)
       VALUES ('${rahima}', 3, '[]', '["lamp"]', now())`,
    )
  })
  const file = join(folder, 'older.backup')
  const source = { databaseUrl: older, filesFolder: join(folder, 'files') }
  await writeBackup(source, file)
  const target = {
    databaseUrl: await newDatabase(),
    filesFolder: join(folder, 'restored'),
    migrations,
    protectedTables: [],
    replace: false,
  }
  const expectPresent = () =>
    withClient(target.databaseUrl, async (client) => {
      expect(await listApplied(client)).toEqual(migrations.map(({ when }) => when))
      const settings = await client.query(`SELECT value FROM settings WHERE key = 'kept'`)
      expect(settings.rows).toEqual([{ value: { since: 14 } }])
      // In taka when the backup was made, and of an hour.
      const limits = await client.query(`SELECT value FROM settings WHERE key = 'orderLimits'`)
      const { orderLimits } = settingsFrom({ orderLimits: limits.rows[0]?.value })
      expect(orderLimits).toMatchObject({
        phone: { ...holding, valueInPaisa: 300_000, ordersPerDay: 10 },
        client: { ...holding, valueInPaisa: 500_000 },
      })
      // Called kept_lists when the backup was made.
      const lists = await client.query('SELECT user_id, version, wishlist FROM synced_lists')
      expect(lists.rows).toEqual([{ user_id: rahima, version: 3, wishlist: ['lamp'] }])
    })
  await restoreBackup(file, target)
  await expectPresent()
  // A table that has its later name already gives way, too.
  await restoreBackup(file, { ...target, replace: true })
  await expectPresent()
  await expect(
    restoreBackup(file, { ...target, migrations: migrations.slice(0, 13) }),
  ).rejects.toThrow('This backup was made by a newer Haat than this one.')
})

test('a file that is damaged, cut off or something else changes nothing', async () => {
  await fillShop(folder)
  const file = join(folder, 'shop.backup')
  const source = { databaseUrl: await testDatabaseUrl(), filesFolder: join(folder, 'files') }
  await writeBackup(source, file)
  const whole = await readFile(file)
  const turned = Buffer.from(whole)
  const middle = Math.floor(whole.length / 2)
  turned.writeUInt8(turned.readUInt8(middle) ^ 1, middle)
  const databaseUrl = await newDatabase()
  const restore = async (content: Buffer) => {
    await writeFile(file, content)
    const filesFolder = join(folder, 'restored')
    return restoreBackup(file, {
      databaseUrl,
      filesFolder,
      migrations: readMigrations(migrationsFolder),
      protectedTables: [],
      replace: false,
    })
  }
  await expect(restore(turned)).rejects.toThrow('is damaged or not whole. Nothing was changed.')
  await expect(restore(whole.subarray(0, middle))).rejects.toThrow('is damaged or not whole.')
  await expect(restore(Buffer.from('name,price\n'.repeat(200)))).rejects.toThrow(
    'is no backup of Haat. Nothing was changed.',
  )
  expect(await rowsOf(databaseUrl)).toEqual({})
  expect(await readdir(folder)).toEqual(['files', 'shop.backup'])
})

test('a database that is not UTF-8 is refused with what to do', async () => {
  const url = await newDatabase(
    "ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' LOCALE_PROVIDER libc",
  )
  const refused = await run('backup.ts', ['x.backup'], { SHOP_DATA: folder, DATABASE_URL: url })
  expect(refused.code).toBe(1)
  expect(refused.said).toContain('it keeps texts in SQL_ASCII, and a shop needs UTF-8.')
})
