import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type APIRequestContext } from '@playwright/test'
import { Client } from 'pg'
import { readEnvironment } from '#platform/environment.ts'
import { openLog } from '#platform/log.ts'
import { openShop } from '#shop/open-shop.ts'
import type { Shop } from '#shop/shop.ts'
import { importFlags } from '../../../scripts/setup/server-flags.mjs'
import { ownDatabaseUrl } from '../../support/open-beside.ts'

export interface SecondShop {
  origin: string
  close: () => Promise<void>
}

/** The same shop once more, beside the one of the journeys, on its database and its files, with settings of its own. */
export function openSecondShop(
  request: APIRequestContext,
  settings: Record<string, string>,
): Promise<SecondShop> {
  const folder = newFolder()
  const first = process.env['E2E_DATA'] ?? ''
  // Either works on the imports of both, whose files it must find.
  symlinkSync(join(first, 'files'), join(folder, 'files'))
  return start(request, folder, {
    DATABASE_URL: ownDatabaseUrl(first),
    DEMO: 'false',
    ...settings,
  })
}

interface FreshShop extends SecondShop {
  /** Opens it from behind, until the work is done. */
  inside: <Result>(work: (shop: Shop) => Promise<Result>) => Promise<Result>
}

/** A shop of its own with the demonstration, as it is after its first start, in the PostgreSQL of the journeys. */
export async function openFreshShop(request: APIRequestContext): Promise<FreshShop> {
  const server = ownDatabaseUrl(process.env['E2E_DATA'] ?? '')
  const name = `fresh_${randomBytes(4).toString('hex')}`
  const admin = new Client({ connectionString: server })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  await admin.end()
  const database = server.replace(/[^/]*$/, name)
  const folder = newFolder()
  const shop = await start(request, folder, { DATABASE_URL: database })
  const inside: FreshShop['inside'] = async (work) => {
    const settings = { SHOP_DATA: folder, SHOP_URL: shop.origin, LOG_LEVEL: 'silent' }
    const reading = readEnvironment(settings)
    if (reading.outcome !== 'read') throw new Error(reading.sentence)
    const opened = openShop(reading.environment, database, openLog('silent'))
    return work(opened.shop).finally(() => opened.close())
  }
  return { ...shop, inside }
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'haat-second-'))

async function start(
  request: APIRequestContext,
  folder: string,
  settings: Record<string, string>,
): Promise<SecondShop> {
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const shop = spawn(process.execPath, [...importFlags, 'server.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      PORT: port,
      HOST: '127.0.0.1',
      SHOP_URL: origin,
      SHOP_DATA: folder,
      PREPARE_PICTURES: 'false',
      RATE_LIMIT_FACTOR: '50',
      LOG_LEVEL: 'error',
      ...settings,
    },
  })
  const ended = once(shop, 'exit')
  const close = async () => {
    shop.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const isReady = async () =>
    (await request.get(`${origin}/readyz`).catch(() => undefined))?.status()
  // A fresh one makes its tables first.
  await expect.poll(isReady, { timeout: 60_000 }).toBe(200)
  return { origin, close }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
