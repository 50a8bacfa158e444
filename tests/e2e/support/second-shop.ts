import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type APIRequestContext } from '@playwright/test'
import { importFlags } from '../../../scripts/setup/server-flags.mjs'
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
      DATABASE_URL: ownDatabaseUrl(first),
      DEMO: 'false',
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
  await expect.poll(isReady, { timeout: 30_000 }).toBe(200)
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
