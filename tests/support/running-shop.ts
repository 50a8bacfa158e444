import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { importFlags } from '../../scripts/setup/server-flags.mjs'
import { freePort } from '../../src/platform/network/free-port.ts'
import { copyFolder } from './database/start-postgres.ts'

/** The whole program as a merchant runs it, for tests of starting, stopping and crashing. */
export interface RunningShop {
  origin: string
  folder: string
  process: ChildProcess
  /** Everything it has written so far. */
  output: () => string
  /** Once it says so of itself. */
  opened: Promise<void>
  /** Exit code; null where a signal ended it. */
  ended: Promise<number | null>
}

/** Takes what is to be done in the end: of the test, unless somebody says otherwise. */
export type WhenDone = (end: () => Promise<void>) => void

/** Gone with the run. */
export function newFolder(): Promise<string> {
  return mkdtemp(join(inject('runFolder'), 'shop-'))
}

/** Of a shop that was opened before: a first start makes and migrates its PostgreSQL, and most tests are not about that. */
export async function openedFolder(): Promise<string> {
  const folder = join(await newFolder(), 'shop')
  copyFolder(inject('openedFolder'), folder)
  return folder
}

/** What whole programs need of our own environment; what Node has compiled serves all of them. */
export const ownEnvironment = (): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: inject('compiledFolder'),
})

/** V8 begins with one megabyte for young objects; a program that has just started fills it again and again, and all of it is looked through. */
const roomForStart = '--min-semi-space-size=16'

/** Without a folder or a database of its own, it is a shop that was opened before and is empty. */
export async function startShop(
  settings: Record<string, string>,
  whenDone: WhenDone = onTestFinished,
): Promise<RunningShop> {
  const port = settings['PORT'] ?? String(await freePort())
  const folder =
    settings['SHOP_DATA'] ?? (await (settings['DATABASE_URL'] ? newFolder() : openedFolder()))
  const environment = {
    PORT: port,
    HOST: '127.0.0.1',
    SHOP_DATA: folder,
    DEMO: 'false',
    NODE_ENV: 'production',
    ...settings,
  }
  const child = spawn(process.execPath, [roomForStart, ...importFlags, 'server.ts'], {
    env: { ...ownEnvironment(), ...environment },
    // Through the channel it ends with a test run that is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const { output, opened } = listenTo(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  // A test that failed half-way leaves nothing running.
  whenDone(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await ended
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    process: child,
    output,
    opened,
    ended,
  }
}

/** To ask a program that starts whether it is open takes time away from it; it says so by itself. */
export function listenTo(child: ChildProcess): Pick<RunningShop, 'output' | 'opened'> {
  let written = ''
  const opened = new Promise<void>((resolve) => {
    const listen = (chunk: Buffer) => {
      written += chunk.toString()
      if (written.includes('The shop is open at')) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
  })
  return { output: () => written, opened }
}

/** Starts it and waits until it is ready for shoppers. */
export async function openRunningShop(
  settings: Record<string, string> = {},
  whenDone: WhenDone = onTestFinished,
): Promise<RunningShop> {
  const shop = await startShop(settings, whenDone)
  await Promise.race([shop.opened, shop.ended])
  await until(async () => {
    if (shop.process.exitCode !== null) throw new Error(`The shop ended: ${shop.output()}`)
    return (await statusOf(`${shop.origin}/readyz`)) === 200
  })
  return shop
}

export async function closeRunningShop(shop: RunningShop): Promise<number | null> {
  shop.process.kill('SIGTERM')
  const code = await shop.ended
  // Otherwise nobody learns why it did not stop in good order.
  if (code !== 0) process.stderr.write(`${shop.output().slice(-4000)}\n`)
  return code
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
