import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvironment } from '../src/platform/environment.ts'
import { openLog } from '../src/platform/log.ts'
import { openShop, type OpenShop } from '../src/shop/open-shop.ts'

/** The whole program as a merchant runs it, for tests of starting, stopping and crashing. */
export interface RunningShop {
  address: string
  folder: string
  process: ChildProcess
  /** Everything it has written so far. */
  output: () => string
  /** Exit code; null where a signal ended it. */
  ended: Promise<number | null>
}

export const newFolder = () => mkdtemp(join(tmpdir(), 'haat-run-'))

export async function startShop(settings: Record<string, string>): Promise<RunningShop> {
  const port = settings['PORT'] ?? String(await freePort())
  const folder = settings['SHOP_DATA'] ?? (await newFolder())
  const environment = {
    PORT: port,
    HOST: '127.0.0.1',
    SHOP_DATA: folder,
    DEMO: 'false',
    NODE_ENV: 'production',
    ...settings,
  }
  const child = spawn(process.execPath, ['server.ts'], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  })
  let written = ''
  const listen = (chunk: Buffer) => {
    written += chunk.toString()
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    address: `http://127.0.0.1:${port}`,
    folder,
    process: child,
    output: () => written,
    ended,
  }
}

/** Starts it and waits until it is ready for shoppers. */
export async function openRunningShop(settings: Record<string, string> = {}): Promise<RunningShop> {
  const shop = await startShop(settings)
  await until(async () => {
    if (shop.process.exitCode !== null) throw new Error(`The shop ended: ${shop.output()}`)
    return (await statusOf(`${shop.address}/readyz`)) === 200
  })
  return shop
}

export async function closeRunningShop(shop: RunningShop): Promise<number | null> {
  shop.process.kill('SIGTERM')
  return shop.ended
}

/** The HTTP status, or 0 where nobody answers. */
export function statusOf(url: string, options?: RequestInit): Promise<number> {
  return fetch(url, options).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
}

/** Waits for a condition, not for a time; gives up after a minute. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  const givenUp = Date.now() + 60_000
  while (!(await condition())) {
    if (Date.now() > givenUp) throw new Error(`Never became true: ${condition}`)
    await new Promise((resume) => setTimeout(resume, 25))
  }
}

/** The address of the PostgreSQL that a running shop started for itself. */
export function ownDatabaseUrl(folder: string): string {
  const password = readFileSync(join(folder, 'postgres.password'), 'utf8').trim()
  return `postgres://haat:${password}@127.0.0.1:${postmaster(folder).port}/postgres`
}

export function postmaster(folder: string): { pid: number; port: number } {
  const lines = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

/** Opens the database of a running shop beside it, to put goods on its shelves. */
export function openBeside(folder: string): OpenShop {
  const reading = readEnvironment({ SHOP_DATA: folder, LOG_LEVEL: 'silent' })
  if (reading.outcome !== 'read') throw new Error(reading.sentence)
  return openShop(reading.environment, ownDatabaseUrl(folder), openLog('silent'))
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
