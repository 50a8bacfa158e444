import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type APIRequestContext } from '@playwright/test'
import { Client } from 'pg'
import { inviteOwner } from '#shop/identity/ownership/invite-owner.ts'
import { importFlags } from '../../../scripts/setup/server-flags.mjs'
import { readEnvironment } from '../../../src/platform/environment.ts'
import { openLog } from '../../../src/platform/log.ts'
import { freePort } from '../../../src/platform/network/free-port.ts'
import { openShop } from '../../../src/shop/open-shop.ts'
import { withDatabase } from '../../support/database/start-postgres.ts'
import { ownDatabaseUrl } from '../../support/open-beside.ts'

export interface SecondShop {
  origin: string
  close: () => Promise<void>
}

/** The same shop once more, beside the one of the journeys, on its database and its files, with settings of its own. */
export async function openSecondShop(
  request: APIRequestContext,
  settings: Record<string, string>,
): Promise<SecondShop> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-second-'))
  const first = process.env['E2E_DATA'] ?? ''
  // Either works on the imports of both, whose files it must find.
  symlinkSync(join(first, 'files'), join(folder, 'files'))
  const database = ownDatabaseUrl(first)
  return start(request, folder, { DATABASE_URL: database, DEMO: 'false', ...settings })
}

interface FreshShop extends SecondShop {
  /** What its first owner types. */
  ownerCode: () => Promise<string>
}

/** Another shop, as it is the first time: with the demonstration, on a database and files of its own. What is taken away there is here for other journeys. */
export async function openFreshShop(request: APIRequestContext): Promise<FreshShop> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-fresh-'))
  const server = ownDatabaseUrl(process.env['E2E_DATA'] ?? '')
  const name = `fresh_${randomBytes(4).toString('hex')}`
  await inDatabase(server, `CREATE DATABASE ${name}`)
  const url = withDatabase(server, name)
  const { origin, close } = await start(request, folder, { DATABASE_URL: url })
  return {
    origin,
    ownerCode: () => inviteTo(folder, url),
    close: async () => {
      await close()
      await inDatabase(server, `DROP DATABASE ${name}`)
    },
  }
}

async function inDatabase(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function inviteTo(folder: string, url: string): Promise<string> {
  const reading = readEnvironment({ SHOP_DATA: folder, LOG_LEVEL: 'silent' })
  if (reading.outcome !== 'read') throw new Error(reading.sentence)
  const { shop, close } = openShop(reading.environment, url, openLog('silent'))
  try {
    const link = await inviteOwner(shop)
    return link?.split('#')[1] ?? ''
  } finally {
    await close()
  }
}

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
  await expect.poll(isReady, { timeout: 60_000 }).toBe(200)
  return { origin, close }
}
