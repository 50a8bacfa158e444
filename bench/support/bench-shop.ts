import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { fillShop } from '../../demo/fill-shop.ts'
import { importFlags, serverEnvironment, serverFlags } from '../../scripts/setup/server-flags.mjs'
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.ts'
import { readEnvironment } from '../../src/platform/environment.ts'
import { openLog } from '../../src/platform/log.ts'
import { migrateDatabase } from '../../src/platform/database/migrate.ts'
import { openShop, type OpenShop } from '../../src/shop/open-shop.ts'
import { freePort } from '../../src/platform/network/free-port.ts'
import { addPastOrders } from './add-past-orders.ts'
import { startProgram, type Child } from './measure.ts'

export interface BenchShop {
  /** The demonstration shop's database. */
  url: string
  /** A database with the demonstration shop and this many further products; made once for each number. */
  withProducts: (count: number) => Promise<string>
  /** The same, for a measurement that fills it further. Where the folder is kept (BENCH_FOLDER), it is filled once, and each run gets a copy. */
  filledOnce: (
    name: string,
    products: number,
    fill: (databaseUrl: string) => Promise<void>,
  ) => Promise<string>
  /** Runs the shop's own functions here, on a database. */
  open: (databaseUrl: string) => OpenShop
  /** Starts a shop process on a database. */
  serve: (
    databaseUrl: string,
    environment?: Record<string, string>,
  ) => Promise<Child & { origin: string; startMs: number }>
  /** A data folder with the original pictures only: every size is still to be made. */
  withoutSizes: () => Promise<string>
  pool: (databaseUrl: string, connections: number) => Pool
  close: () => Promise<void>
}

const root = join(import.meta.dirname, '../..')
const migrations = join(root, 'database/migrations')

/** A PostgreSQL of its own, with the demonstration shop in it: in a temporary folder, or in one that is kept. */
export async function openBenchShop(
  storedFolder = process.env['BENCH_FOLDER'],
): Promise<BenchShop> {
  const folder = storedFolder ?? (await mkdtemp(join(tmpdir(), 'haat-bench-')))
  const log = openLog('error')
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), log)
  const admin = new Pool({ connectionString: postgres.url, max: 1 })
  const pools: Pool[] = [admin]
  const made = new Map<number, string>()
  await dropUnnamed(admin)
  // Only copied: what one part writes must not be in the fill of the next.
  const template = await createDatabase(admin, postgres.url)
  await fill(template, folder)
  const url = await createDatabase(admin, template, nameOf(template))

  return {
    url,
    withProducts: async (count) => {
      const database = made.get(count) ?? (await copyWithProducts(admin, template, count))
      made.set(count, database)
      return database
    },
    filledOnce: (name, products, further) => fillOnce(admin, template, { name, products, further }),
    open: (databaseUrl) => openShopOn(databaseUrl, folder),
    serve: async (databaseUrl, environment = {}) => {
      const port = await freePort()
      const origin = `http://127.0.0.1:${port}`
      const settings = {
        ...usualSettings,
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        SHOP_DATA: folder,
      }
      const child = await startProgram(
        [...importFlags, ...serverFlags, join(root, 'server.ts')],
        { ...settings, ...environment },
        `${origin}/readyz`,
      )
      return { ...child, origin }
    },
    withoutSizes: async () => {
      const fresh = await mkdtemp(join(folder, 'fresh-'))
      await cp(join(folder, 'files'), join(fresh, 'files'), {
        recursive: true,
        filter: (path) => !/-\d+\.(avif|webp|jpg)$/.test(path),
      })
      return fresh
    },
    pool: (databaseUrl, connections) => {
      const pool = openPool(databaseUrl, connections)
      pools.push(pool)
      return pool
    },
    close: async () => {
      await Promise.all(pools.map((pool) => pool.end()))
      await postgres.stop()
      if (storedFolder === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

const usualSettings = {
  ...serverEnvironment,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
  RATE_LIMIT_FACTOR: '10000',
  NODE_ENV: 'production',
  DEMO: 'false',
  PREPARE_PICTURES: 'false',
}

function openPool(databaseUrl: string, connections: number): Pool {
  const pool = new Pool({ connectionString: databaseUrl, max: connections })
  pool.on('error', (error) => console.error(error.message))
  return pool
}

async function createDatabase(
  admin: Pool,
  serverUrl: string,
  template = 'template0',
): Promise<string> {
  const name = `bench_${randomBytes(4).toString('hex')}`
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  return urlOf(serverUrl, name)
}

interface Filling {
  name: string
  products: number
  further: (databaseUrl: string) => Promise<void>
}

/**
 * Answers a copy of the database of this name, migrated; it gets its name once it is full. A copy: the orders that a run places would be
 * the newest of the next one, and no filter would fit them.
 */
async function fillOnce(
  admin: Pool,
  url: string,
  { name, products, further }: Filling,
): Promise<string> {
  const filled = urlOf(url, `filled_${name}`)
  const { rows } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [nameOf(filled)])
  if (rows.length === 0) {
    const filling = await copyWithProducts(admin, url, products)
    await further(filling)
    await admin.query(`ALTER DATABASE ${nameOf(filling)} RENAME TO ${nameOf(filled)}`)
  }
  await migrateDatabase(filled, migrations)
  return createDatabase(admin, url, `${nameOf(filled)} STRATEGY file_copy`)
}

/** What an earlier run left in a folder that is kept. */
async function dropUnnamed(admin: Pool): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE datname LIKE 'bench\\_%'`,
  )
  for (const { datname } of rows) await admin.query(`DROP DATABASE ${datname}`)
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

function openShopOn(url: string, folder: string): OpenShop {
  const reading = readEnvironment({ SHOP_DATA: folder })
  if (reading.outcome !== 'read') throw new Error(reading.sentence)
  return openShop(reading.environment, url, openLog('error'))
}

async function fill(url: string, folder: string): Promise<void> {
  await migrateDatabase(url, migrations)
  const { shop, close } = openShopOn(url, folder)
  await fillShop(shop)
  await close()
}

/** Names are made of two words out of many, so that searches find few or many products, as in a real shop. */
async function copyWithProducts(admin: Pool, url: string, count: number): Promise<string> {
  const copy = await createDatabase(admin, url, nameOf(url))
  const pool = new Pool({ connectionString: copy, max: 1 })
  await pool.query(
    `INSERT INTO products (id, slug, category_id, name, status, published_at, units_sold, price_in_paisa, selling_price_in_paisa)
     SELECT gen_random_uuid(), 'bench-' || n, (SELECT id FROM categories ORDER BY md5(n::text || slug) LIMIT 1),
       initcap(substr(md5((n % 3000)::text), 1, 6) || ' ' || substr(md5((n % 700 + 5000)::text), 1, 7) || ' ' || n),
       'active', now() - n * interval '1 second', (n * 7919) % 1000, 10000 + n % 90000, 10000 + n % 90000
     FROM generate_series(1, $1) AS n`,
    [count],
  )
  await pool.query(
    `INSERT INTO variants (id, product_id, position, sku, price_in_paisa, stock)
     SELECT gen_random_uuid(), id, 0, slug, price_in_paisa, 1000000 FROM products WHERE slug LIKE 'bench-%'`,
  )
  await pool.query(
    `INSERT INTO product_pictures (product_id, position, picture_hash)
     SELECT id, 0, (SELECT hash FROM pictures ORDER BY hash LIMIT 1) FROM products WHERE slug LIKE 'bench-%'`,
  )
  await addPastOrders(pool)
  await pool.query('VACUUM ANALYZE')
  await pool.end()
  return copy
}
